// Fuzzes covering games, also those with several holes or a waste. It checks that a search stays within its limits, that its lines consist
// of legal moves, that a win clears the tableau, that the best score is that of its line and agrees with the verdict, that no bound, order
// or instruction set changes an answer, and that perft is that of a simple referee.
#include "bytes.hpp"
#include "core/covering/perft.hpp"
#include "core/covering/scoring/peaks.hpp"
#include "core/covering/scoring/score.hpp"
#include "core/covering/search.hpp"
#include "fuzz.hpp"
#include "replay.hpp"

namespace {

using namespace longwood;
using test::demand;
using test::replay;

constexpr std::uint64_t kFewMoves = 40;  // up to this many, the moves after each of them are counted, too

void score(const test::CoveringGame& game, const Limits& limits, int options, Status verdict) {
  const auto& [rules, position] = game;
  const ScoreAnswer best = best_hole_score(rules, position, limits, {}, {});
  demand(best.bound <= best.score, "no score is better than the bound");
  demand(replay(rules, position, best.line).strokes() == best.score, "the score is that of the line");
  if (!best.stopped) {
    demand(best.bound == best.score, "an exact score is its own bound");
    if (test::decided(verdict))
      demand((best.score <= 0) == (verdict == Status::kWon), "the best score is 0 or less if and only if the hole can be won");
  }
  ScoreTuning slow;
  slow.hall = (options & 16) != 0;
  slow.dense = (options & 32) != 0;
  slow.sweeps_alone = (options & 8) != 0 ? 0 : kFewTableaux;
  slow.beam_width = static_cast<std::size_t>(options) % 4;
  slow.beam_above = 0;
  slow.isa = static_cast<Isa>(options % 3);
  const ScoreAnswer slower = best_hole_score(rules, position, limits, {}, slow);
  demand(replay(rules, position, slower.line).strokes() == slower.score, "the slower search's score is that of its line");
  demand(slower.bound <= best.score && best.bound <= slower.score, "the slower search agrees");

  const int streak = options % 5;
  const ScoreAnswer points = best_peaks_score(rules, position, streak, {}, limits, {}, {});
  demand(points.bound >= points.score, "no line gains more points than the bound");
  demand(replay(rules, position, points.line, streak).points == points.score, "the points are those of the line");
  const ScoreAnswer all = best_peaks_score(rules, position, streak, {}, limits, {}, {(options & 64) != 0});
  demand(all.bound >= points.score && points.bound >= all.score, "dominance does not change the best score");
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  test::Bytes bytes(data, size);
  const int options = bytes.next();
  Limits limits;
  limits.max_nodes = 1 + static_cast<std::uint64_t>(bytes.next()) * 16;
  limits.max_bytes = std::size_t{1} << (options % 8 == 0 ? bytes.below(20) : 22);
  const std::uint64_t seed = static_cast<std::uint64_t>(bytes.next());
  test::CoveringGame game = test::read_covering(bytes);
  if (!fault_of(game.rules).empty() || !fault_of(game.rules, game.position).empty()) return 0;
  if ((seed & 1) != 0) game.rules.tableaux = count_tableaux(game.rules);

  CoveringTuning tuning;
  tuning.restart = options & 8 ? 0 : 1 + static_cast<std::uint64_t>(options);
  const CoveringAnswer answer = search_covering(game.rules, game.position, limits, {}, seed, tuning);
  demand(answer.nodes <= limits.max_nodes, "the search stays within its node limit");
  demand(replay(game.rules, game.position, answer.line).cleared == (answer.status == Status::kWon),
         "a line wins if and only if the status is won");

  CoveringTuning slow = tuning;
  slow.hall = (options & 16) != 0;
  slow.flow = (options & 32) != 0;
  slow.arcs = (options & 4) != 0;
  slow.order = (options & 64) != 0;
  slow.isa = static_cast<Isa>(options % 3);
  slow.beams_above = 0;
  slow.beam_after = static_cast<std::uint64_t>(options);
  slow.beam_width = static_cast<std::size_t>(options % 16);
  const CoveringAnswer slower = search_covering(game.rules, game.position, {4 * limits.max_nodes, limits.max_bytes}, {}, seed + 1, slow);
  if (test::decided(answer.status) && test::decided(slower.status)) demand(answer.status == slower.status, "the slower search agrees");
  demand(slower.nodes <= 4 * limits.max_nodes, "the slower search stays within its node limit");
  demand(replay(game.rules, game.position, slower.line).cleared == (slower.status == Status::kWon),
         "the slower search's line wins if and only if its status is won");
  if (!game.rules.is_wide()) score(game, {1 + limits.max_nodes / 16, limits.max_bytes}, options, answer.status);

  if (options & 128) {
    const test::Played state = test::played(game.position);
    const std::uint64_t one = test::count_moves(game.rules, state, 1);
    demand(perft(game.rules, game.position, 1) == one, "the legal moves are those of a simple referee");
    if (one <= kFewMoves) {
      demand(perft(game.rules, game.position, 2) == test::count_moves(game.rules, state, 2), "perft is that of a simple referee");
    }
  }
  return 0;
}
