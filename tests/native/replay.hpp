// Replays a line of a covering game with a simple referee, to check what the searches return.
#pragma once

#include <algorithm>
#include <cstddef>
#include <vector>

#include "core/covering/rules.hpp"
#include "core/covering/scoring/peaks.hpp"
#include "fuzz.hpp"

namespace longwood::test {

struct End {
  int cards_left = 0;
  int stock_left = 0;
  int points = 0;

  [[nodiscard]] bool cleared() const { return cards_left == 0; }
  [[nodiscard]] int strokes() const { return cleared() ? -stock_left : cards_left; }
};

// Plays the line and counts points as in Tri Peaks. Aborts if a move is illegal. streak: the number of cards played between the last draw
// and the start of the line.
inline End replay(const CoveringRules& rules, const CoveringPosition& position, const std::vector<int>& line, int streak = 0) {
  const PeaksScoring scoring;
  std::vector<int> ranks = position.ranks;
  std::vector<bool> covers(ranks.size());
  for (const auto& above : rules.covered_by) {
    for (const int slot : above) covers[static_cast<std::size_t>(slot)] = true;
  }
  int peaks = 0;
  for (std::size_t slot = 0; slot < ranks.size(); ++slot) peaks += ranks[slot] >= 0 && !covers[slot];
  std::size_t drawn = 0;
  End end;
  int top = position.top;
  const auto plays = [&](std::size_t slot) {
    const auto& above = rules.covered_by[slot];
    return ranks[slot] >= 0 && rules.goes_on(ranks[slot], top) &&
           std::all_of(above.begin(), above.end(), [&](int k) { return ranks[static_cast<std::size_t>(k)] < 0; });
  };
  for (const int move : line) {
    if (move == kDraw) {
      bool any = false;
      for (std::size_t slot = 0; slot < ranks.size(); ++slot) any = any || plays(slot);
      demand(drawn < position.stock.size(), "a draw needs a stock");
      demand(!rules.must_play || !any, "with must_play a draw is legal only when no card can be played");
      top = position.stock[drawn++];
      streak = 0;
      end.points -= scoring.draw;
      continue;
    }
    demand(move >= 0 && move < rules.slots() && plays(static_cast<std::size_t>(move)), "a move must be legal");
    top = ranks[static_cast<std::size_t>(move)];
    ranks[static_cast<std::size_t>(move)] = -1;
    end.points += ++streak;
    if (!covers[static_cast<std::size_t>(move)]) end.points += --peaks == 0 ? scoring.last_peak : scoring.peak;
  }
  end.cards_left = static_cast<int>(std::count_if(ranks.begin(), ranks.end(), [](int rank) { return rank >= 0; }));
  end.stock_left = static_cast<int>(position.stock.size() - drawn);
  return end;
}

}  // namespace longwood::test
