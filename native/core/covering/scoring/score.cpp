// Finds the best score of a hole, using the sweeps that were compiled for this machine's instruction set (common/each_isa.hpp).
#include "core/covering/scoring/score.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>
#include <cstdlib>
#include <cstring>
#include <functional>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

#include "core/common/compiler.hpp"
#include "core/common/reused_memory.hpp"
#include "core/common/table_memory.hpp"
#include "core/common/wide.hpp"
#include "core/covering/hall.hpp"
#include "core/covering/scoring/graph.hpp"
#include "core/covering/table.hpp"

#define LONGWOOD_IMPL "core/covering/scoring/score_impl.hpp"
#include "core/common/each_isa.hpp"

namespace longwood {

namespace {

ScoreAnswer best_by_sweeps(const ScoreAnswer& known, int most_left, const HallTables& hall, const CoveringRules& rules,
                           const CoveringPosition& position, const Limits& limits, const Hook& hook, const ScoreTuning& tuning) {
#ifdef LONGWOOD_X86
  const Isa isa = std::min(tuning.isa, best_isa());
  if (isa == Isa::kAvx512) return avx512::best_score(known, most_left, hall, rules, position, limits, hook, tuning);
  if (isa == Isa::kAvx2) return avx2::best_score(known, most_left, hall, rules, position, limits, hook, tuning);
#endif
  return portable::best_score(known, most_left, hall, rules, position, limits, hook, tuning);
}

ScoreAnswer best_by_beam(const HallTables& hall, const CoveringRules& rules, const CoveringPosition& position, const Limits& limits,
                         const Hook& hook, const ScoreTuning& tuning) {
#ifdef LONGWOOD_X86
  const Isa isa = std::min(tuning.isa, best_isa());
  if (isa == Isa::kAvx512) return avx512::beam_score(tuning.beam_width, hall, rules, position, limits, hook, tuning);
  if (isa == Isa::kAvx2) return avx2::beam_score(tuning.beam_width, hall, rules, position, limits, hook, tuning);
#endif
  return portable::beam_score(tuning.beam_width, hall, rules, position, limits, hook, tuning);
}

// A beam finds a good line first, except with must_play and if hardly any tableaux can be reached. If only few tableaux can be reached, a
// sweep then looks for a better one. Otherwise a depth-first search runs before it. Sweeps over two decks take gigabytes, but far less if a
// good line is already known.
class BestHole {
 public:
  BestHole(const CoveringRules& rules, const CoveringPosition& position, const Limits& limits, const Hook& hook, const ScoreTuning& tuning)
      : hall_(rules, HallSets::kUnions),
        rules_(rules),
        position_(position),
        limits_(limits),
        hook_(hook),
        tuning_(tuning),
        stock_(static_cast<int>(position.stock.size())) {
    cards_ = static_cast<int>(std::count_if(position.ranks.begin(), position.ranks.end(), [](int rank) { return rank >= 0; }));
    answer_.bound = -stock_;
    answer_.score = cards_ > 0 ? cards_ : -stock_;
  }

  ScoreAnswer run() {
    LONGWOOD_TRY {
      const int left = fewest_left();
      if (left > 0) answer_.bound = left;
      if (has_beam() && is_open()) beam();
      const bool has_many = rules_.tableaux > tuning_.sweeps_alone;
      if (has_many) {
        leave_fewer(left);
        use_less_stock();
      }
      if (is_open()) sweep(std::max(has_beam() && !has_many ? answer_.score - 1 : answer_.bound, 0));
    }
    LONGWOOD_CATCH_BAD_ALLOC {  // thrown only by small vectors; the tables never throw
      answer_.stopped = Status::kMemory;
    }
    return std::move(answer_);  // copying could fail if there is no memory
  }

 private:
  [[nodiscard]] bool has_beam() const { return tuning_.beam_width > 0 && !rules_.must_play && rules_.tableaux > tuning_.beam_above; }
  [[nodiscard]] bool is_open() const { return !answer_.stopped && answer_.score > answer_.bound; }

  // Returns the number of cards that every line must leave, according to the Hall bound.
  [[nodiscard]] int fewest_left() const {
    if (!tuning_.hall) return 0;
    const LaneBytes excess = hall_.excess(position_);
    for (int left = 0;; ++left) {
      const LaneBytes slack = hall_.slack(rules_, position_, left);
      if (left == cards_ || std::equal(excess.begin(), excess.end(), slack.begin(), std::less_equal<>())) return left;
    }
  }

  // Finds a line that usually has the best score, so that the other searches only have to prove that none is better.
  void beam() {
    const ScoreAnswer found = best_by_beam(hall_, rules_, position_, limits_, hook_, tuning_);
    answer_.nodes = found.nodes;
    answer_.stopped = found.stopped;
    take(found.line);
  }

  // Searches depth-first for a line that leaves `left` cards, then for one that leaves one more, and so on, until a line is found.
  void leave_fewer(int left) {
    for (; is_open() && left < answer_.score; ++left) {
      const CoveringAnswer found = search(left, position_);
      if (found.status == Status::kLost && found.exact) answer_.bound = left + 1;
      if (found.status == Status::kWon) break;
    }
  }

  // If the tableau can be cleared, searches with a shorter and shorter stock.
  void use_less_stock() {
    while (is_open() && answer_.score <= 0) {
      const CoveringAnswer found = search(0, with_less_stock());
      if (found.status == Status::kLost && found.exact) answer_.bound = answer_.score;
      if (found.status != Status::kWon) break;
    }
  }

  void sweep(int most_left) {
    const CoveringPosition position = answer_.score > 0 ? position_ : with_less_stock();
    const int less = stock_ - static_cast<int>(position.stock.size());  // the amount that a shorter stock adds to each score
    ScoreAnswer known;
    known.score = answer_.score + less;
    known.bound = answer_.bound + less;
    const ScoreAnswer found =
        best_by_sweeps(known, most_left, hall_, rules_, position, rest_of_limits(), hook_.after(answer_.nodes), tuning_);
    answer_.nodes += found.nodes;
    answer_.stopped = found.stopped;
    take(found.line);
    answer_.bound = found.bound - less;
  }

  [[nodiscard]] Limits rest_of_limits() const { return {limits_.max_nodes - answer_.nodes, limits_.max_bytes}; }

  // Returns the position with its stock cut so short that only scores better than the best one so far are possible.
  [[nodiscard]] CoveringPosition with_less_stock() const {
    CoveringPosition position = position_;
    position.stock.resize(static_cast<std::size_t>(stock_ + answer_.score - 1));
    return position;
  }

  CoveringAnswer search(int most_left, const CoveringPosition& position) {
    CoveringTuning tuning;
    tuning.hall = tuning_.hall;
    tuning.isa = tuning_.isa;
    const Limits rest = rest_of_limits();
    const Limits limits{std::min(rest.max_nodes, kFirstNodes), rest.max_bytes};
    CoveringAnswer found = search_leaving(most_left, rules_, position, limits, hook_.after(answer_.nodes), 0, tuning);
    answer_.nodes += found.nodes;
    const bool no_nodes = found.status == Status::kNodes && answer_.nodes >= limits_.max_nodes;
    if (no_nodes || found.status == Status::kStopped || found.status == Status::kMemory) answer_.stopped = found.status;
    take(found.line);
    return found;
  }

  void take(const std::vector<int>& line) {
    const int draws = static_cast<int>(std::count(line.begin(), line.end(), kDraw));
    const int left = cards_ - (static_cast<int>(line.size()) - draws);
    const int score = left > 0 ? left : draws - stock_;
    if (score >= answer_.score) return;
    answer_.line = line;  // assigned before the score, because copying can throw
    answer_.score = score;
  }

  static constexpr std::uint64_t kFirstNodes = 2'000'000;  // the node limit of each depth-first search

  const HallTables hall_;
  const CoveringRules& rules_;
  const CoveringPosition& position_;
  const Limits limits_;
  const Hook hook_;
  const ScoreTuning tuning_;
  const int stock_;
  int cards_ = 0;
  ScoreAnswer answer_;
};

}  // namespace

ScoreAnswer best_hole_score(const CoveringRules& rules, const CoveringPosition& position, const Limits& limits, const Hook& hook,
                            const ScoreTuning& tuning) {
  return BestHole(rules, position, limits, hook, tuning).run();
}

CoveringAnswer sweep_covering(const CoveringRules& rules, const CoveringPosition& position, const Limits& limits, const Hook& hook,
                              const ScoreTuning& tuning) {
  LONGWOOD_TRY {
#ifdef LONGWOOD_X86
    const Isa isa = std::min(tuning.isa, best_isa());
    if (isa == Isa::kAvx512) return avx512::sweep(rules, position, limits, hook, tuning);
    if (isa == Isa::kAvx2) return avx2::sweep(rules, position, limits, hook, tuning);
#endif
    return portable::sweep(rules, position, limits, hook, tuning);
  }
  LONGWOOD_CATCH_BAD_ALLOC {
    CoveringAnswer answer;
    answer.status = Status::kMemory;
    return answer;
  }
}

}  // namespace longwood
