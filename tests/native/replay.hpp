// Replays a line of a covering game with a simple referee, to check what the searches return.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "core/covering/rules.hpp"
#include "core/covering/scoring/peaks.hpp"
#include "fuzz.hpp"

namespace longwood::test {

struct End {
  int cards_left = 0;    // in the tableau
  int stock_left = 0;    // in the stock and the waste
  bool cleared = false;  // whether the game is won
  int points = 0;

  [[nodiscard]] int strokes() const { return cleared ? -stock_left : cards_left; }
};

// A covering game in progress.
struct Played {
  std::vector<int> ranks;
  std::vector<int> stock;  // the next card first
  std::vector<int> waste;  // the top card last
  std::vector<int> tops;
  int redeals_used = 0;
};

inline Played played(const CoveringPosition& position) {
  Played state{position.ranks, position.stock, position.waste, {position.top}, position.redeals_used};
  state.tops.insert(state.tops.end(), position.more_tops.begin(), position.more_tops.end());
  return state;
}

// Returns the cards in the tableau.
inline int count_left(const Played& state) {
  return static_cast<int>(std::count_if(state.ranks.begin(), state.ranks.end(), [](int rank) { return rank >= 0; }));
}

inline bool is_won(const CoveringRules& rules, const Played& state) {
  return count_left(state) == 0 && (rules.draw == 0 || (state.stock.empty() && state.waste.empty()));
}

inline bool plays(const CoveringRules& rules, const Played& state, std::size_t slot, std::size_t hole) {
  const auto& above = rules.covered_by[slot];
  return state.ranks[slot] >= 0 && rules.goes_on(state.ranks[slot], state.tops[hole]) &&
         std::all_of(above.begin(), above.end(), [&](int k) { return state.ranks[static_cast<std::size_t>(k)] < 0; });
}

// Returns all legal moves, in the codes of core/covering/rules.hpp.
inline std::vector<int> legal_moves(const CoveringRules& rules, const Played& state) {
  std::vector<int> moves;
  if (is_won(rules, state)) return moves;
  for (std::size_t hole = 0; hole < state.tops.size(); ++hole) {
    for (std::size_t slot = 0; slot < state.ranks.size(); ++slot) {
      if (plays(rules, state, slot, hole)) moves.push_back(hole_move(static_cast<int>(slot), static_cast<int>(hole)));
    }
    if (!state.waste.empty() && rules.goes_on(state.waste.back(), state.tops[hole])) {
      moves.push_back(hole_move(kWasteTop, static_cast<int>(hole)));
    }
  }
  if (!state.stock.empty() && !(rules.must_play && !moves.empty())) moves.push_back(kDraw);
  if (state.stock.empty() && !state.waste.empty() && (rules.redeals < 0 || state.redeals_used < rules.redeals)) moves.push_back(kRedeal);
  return moves;
}

// Makes a legal move.
inline void make(const CoveringRules& rules, Played& state, int move) {
  if (move == kRedeal) {
    state.stock.swap(state.waste);
    ++state.redeals_used;
    return;
  }
  if (move == kDraw) {
    const auto drawn = std::min(state.stock.size(), static_cast<std::size_t>(std::max(rules.draw, 1)));
    const auto end = state.stock.begin() + static_cast<std::ptrdiff_t>(drawn);
    if (rules.draw == 0) {
      state.tops[0] = state.stock.front();
    } else {
      state.waste.insert(state.waste.end(), state.stock.begin(), end);
    }
    state.stock.erase(state.stock.begin(), end);
    return;
  }
  int& top = state.tops[static_cast<std::size_t>(move / kHoleStep)];
  if (move % kHoleStep == kWasteTop) {
    top = state.waste.back();
    state.waste.pop_back();
  } else {
    int& rank = state.ranks[static_cast<std::size_t>(move % kHoleStep)];
    top = rank;
    rank = -1;
  }
}

// Counts the sequences of this many legal moves.
inline std::uint64_t count_moves(const CoveringRules& rules, const Played& state, int depth) {
  if (depth == 0) return 1;
  std::uint64_t total = 0;
  for (const int move : legal_moves(rules, state)) {
    Played next = state;
    make(rules, next, move);
    total += count_moves(rules, next, depth - 1);
  }
  return total;
}

// Plays the line and counts points as in Tri Peaks. Aborts if a move is illegal. streak: the number of cards played between the last draw
// and the start of the line.
inline End replay(const CoveringRules& rules, const CoveringPosition& position, const std::vector<int>& line, int streak = 0) {
  const PeaksScoring scoring;
  Played state = played(position);
  std::vector<bool> covers(state.ranks.size());
  for (const auto& above : rules.covered_by) {
    for (const int slot : above) covers[static_cast<std::size_t>(slot)] = true;
  }
  int peaks = 0;
  for (std::size_t slot = 0; slot < state.ranks.size(); ++slot) peaks += state.ranks[slot] >= 0 && !covers[slot];
  End end;
  for (const int move : line) {
    const std::vector<int> legal = legal_moves(rules, state);
    demand(std::find(legal.begin(), legal.end(), move) != legal.end(), "a move must be legal");
    make(rules, state, move);
    if (move < 0) {
      streak = 0;
      end.points -= scoring.draw;
      continue;
    }
    end.points += ++streak;
    const int slot = move % kHoleStep;
    if (slot != kWasteTop && !covers[static_cast<std::size_t>(slot)]) end.points += --peaks == 0 ? scoring.last_peak : scoring.peak;
  }
  end.cards_left = count_left(state);
  end.stock_left = static_cast<int>(state.stock.size() + state.waste.size());
  end.cleared = is_won(rules, state);
  return end;
}

}  // namespace longwood::test
