// Fuzzes covering games. It checks that a search stays within its limits, that its lines consist of legal moves, that a win clears the
// tableau, that the best score is that of its line and agrees with the verdict, that no bound, order or instruction set changes an answer,
// and that perft finishes.
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

void score(const test::CoveringGame& game, const Limits& limits, int how, Status verdict) {
  const auto& [rules, position] = game;
  const ScoreAnswer best = best_hole_score(rules, position, limits, {}, {});
  demand(best.bound <= best.score, "no score is better than the bound");
  demand(replay(rules, position, best.line).strokes() == best.score, "the score is that of the line");
  if (!best.stopped) {
    demand(best.bound == best.score, "an exact score is its own bound");
    if (test::decided(verdict)) demand((best.score <= 0) == (verdict == Status::kWon), "the best score clears a hole that can be won");
  }
  ScoreTuning slow;
  slow.hall = (how & 16) != 0;
  slow.dense = (how & 32) != 0;
  slow.sweeps_alone = (how & 8) != 0 ? 0 : kFewTableaux;
  slow.isa = static_cast<Isa>(how % 3);
  const ScoreAnswer twin = best_hole_score(rules, position, limits, {}, slow);
  demand(replay(rules, position, twin.line).strokes() == twin.score, "the slow twin's score is that of its line");
  demand(twin.bound <= best.score && best.bound <= twin.score, "the slow twin agrees");

  const int streak = how % 5;
  const ScoreAnswer points = best_peaks_score(rules, position, streak, {}, limits, {}, {});
  demand(points.bound >= points.score, "no more points than the bound");
  demand(replay(rules, position, points.line, streak).points == points.score, "the points are those of the line");
  const ScoreAnswer all = best_peaks_score(rules, position, streak, {}, limits, {}, {(how & 64) != 0});
  demand(all.bound >= points.score && points.bound >= all.score, "dominance changes no best score");
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  test::Bytes bytes(data, size);
  const int how = bytes.next();
  Limits limits;
  limits.max_nodes = 1 + static_cast<std::uint64_t>(bytes.next()) * 16;
  limits.max_bytes = std::size_t{1} << (how % 8 == 0 ? bytes.below(20) : 22);
  const std::uint64_t seed = static_cast<std::uint64_t>(bytes.next());
  const test::CoveringGame game = test::read_covering(bytes);
  if (!fault_of(game.rules).empty() || !fault_of(game.rules, game.position).empty()) return 0;

  CoveringTuning tuning;
  tuning.restart = how & 8 ? 0 : 1 + static_cast<std::uint64_t>(how);
  const CoveringAnswer answer = search_covering(game.rules, game.position, limits, {}, seed, tuning);
  demand(answer.nodes <= limits.max_nodes, "the search stays within its nodes");
  demand(replay(game.rules, game.position, answer.line).cleared() == (answer.status == Status::kWon),
         "a line wins if and only if the status is won");

  CoveringTuning slow = tuning;
  slow.hall = (how & 16) != 0;
  slow.flow = (how & 32) != 0;
  slow.order = (how & 64) != 0;
  slow.isa = static_cast<Isa>(how % 3);
  const CoveringAnswer twin = search_covering(game.rules, game.position, {4 * limits.max_nodes, limits.max_bytes}, {}, seed + 1, slow);
  if (test::decided(answer.status) && test::decided(twin.status)) demand(answer.status == twin.status, "the slow twin agrees");
  demand(replay(game.rules, game.position, twin.line).cleared() == (twin.status == Status::kWon),
         "the slow twin's line wins if and only if its status is won");
  score(game, {1 + limits.max_nodes / 16, limits.max_bytes}, how, answer.status);

  if (how & 128) {
    const std::uint64_t one = perft(game.rules, game.position, 1);
    demand(one <= static_cast<std::uint64_t>(game.rules.slots()) + 1, "moves are plays and one draw");
    demand((perft(game.rules, game.position, 2) == 0) || one > 0, "a position with two moves has one");
  }
  return 0;
}
