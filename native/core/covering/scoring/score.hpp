// Finds the best score that is still possible in a hole of Golf, by sweeping over all tableaux from the fullest to the emptiest.
//
// The score of a hole is the number of cards left in the tableau. If the tableau is cleared, it is minus the number of cards left in the
// stock. If a card can be drawn at any time, and two positions differ only in the stock index, the one with the smaller index is never
// worse. It can make the same plays as the other, and before the other's next draw it can draw the cards in between, which that draw then
// covers. So a sweep stores only the smallest index for each tableau and each top. With must_play, a later stock card can force a play, so
// a sweep stores the set of all indices.
//
// A sweep that allows k cards to be left drops the positions that must leave more according to the Hall bound. Cards that are left are
// neither a demand nor a supply, so the bound has a slack for each set J (HallTables::slack). If the sweep finds a line that leaves at most
// k cards, this line has the best score. Otherwise the best line found gives an upper bound, and k + 1 is a lower bound.
//
// Before the sweeps, a beam visits the best tableaux with each number of cards, from the fullest to the emptiest. Its line is an upper
// bound. A single sweep for better lines then decides, and it visits fewest tableaux if there are none.
#pragma once

#include <optional>
#include <vector>

#include "core/common/isa.hpp"
#include "core/common/limits.hpp"
#include "core/covering/rules.hpp"
#include "core/covering/search.hpp"

namespace longwood {

struct ScoreAnswer {
  std::optional<Status> stopped;  // the limit that stopped the search; empty if `score` is the best possible
  int score = 0;                  // the score of the best line found
  int bound = 0;                  // a proved bound: no line scores better than this
  std::uint64_t nodes = 0;        // the number of tableaux visited
  std::vector<int> line;
};

// Settings of the search. Tests turn the pruning rules off and compare the answers.
struct ScoreTuning {
  bool hall = true;
  bool dense = true;
  std::uint64_t sweeps_alone = kFewTableaux;  // if more tableaux can be reached, a depth-first search runs before sweeps
  std::size_t beam_width = 60;                // how many tableaux with each number of cards the beam keeps; 0: no beam
  std::uint64_t beam_above = 50'000;          // if no more tableaux can be reached, a sweep takes no longer than a beam
  Isa isa = Isa::kAvx512;                     // the widest instruction set to use
};

// Finds the best score that a hole can still reach from this position, and a line that reaches it.
ScoreAnswer best_hole_score(const CoveringRules& rules, const CoveringPosition& position, const Limits& limits, const Hook& hook,
                            const ScoreTuning& tuning);

// Decides whether the position can be cleared, with a single sweep. Only for games without must_play.
CoveringAnswer sweep_covering(const CoveringRules& rules, const CoveringPosition& position, const Limits& limits, const Hook& hook,
                              const ScoreTuning& tuning);

}  // namespace longwood
