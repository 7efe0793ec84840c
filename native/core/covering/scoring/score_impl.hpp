// The sweeps that covering/scoring/score.hpp describes. Compiled once for each instruction set, in namespace LONGWOOD_ISA; see
// common/each_isa.hpp.

#include "core/covering/scoring/space_impl.hpp"
#include "core/covering/scoring/values_impl.hpp"

namespace longwood::LONGWOOD_ISA {

template <class Space, class Value>
class Sweeps {
 public:
  using Tableau = typename Space::Tableau;

  Sweeps(const HallTables& hall, const CoveringRules& rules, const CoveringPosition& position, const Limits& limits, const Hook& hook,
         const ScoreTuning& tuning)
      : rules_(rules),
        position_(position),
        limits_(limits),
        hook_(hook),
        tuning_(tuning),
        hall_(hall),
        tables_(rules, position),
        space_(rules, position, rank_lanes(hall_), limits.max_bytes) {
    for (std::size_t slot = 0; slot < position.ranks.size(); ++slot) {
      rank_[slot] = static_cast<std::uint8_t>(std::max(position.ranks[slot], 0));
    }
    for (const auto& pile : rules.piles) {
      for (std::size_t height = 1; height <= pile.size(); ++height) height_[pile[height - 1]] = static_cast<std::uint8_t>(height);
    }
  }

  // Decides whether the tableau can be cleared, with a single sweep without slack. The line is the winning line, or the line that left the
  // fewest cards.
  CoveringAnswer verdict() {
    CoveringAnswer answer;
    answer.status = Status::kMemory;
    if (!space_.has_memory()) return answer;
    sweep<Prunes::kTops>(0);
    answer.status = stopped_.value_or(best_ <= 0 ? Status::kWon : Status::kLost);
    answer.nodes = answer_.nodes;
    if (best_ <= space_.left(space_.start())) answer.line = line();
    return answer;
  }

  // Finds a good line, but proves nothing. Of the tableaux with each number of cards, only the best `width` are visited.
  ScoreAnswer beam(std::size_t width) {
    ScoreAnswer answer;
    answer.stopped = Status::kMemory;
    if (!space_.has_memory()) return answer;
    visit_best(width);
    answer.stopped = stopped_;
    answer.nodes = answer_.nodes;
    if (best_ <= space_.left(space_.start())) answer.line = line();
    return answer;
  }

  // Finds the best score. `known` contains a score that has been reached and a bound that has been proved. The first sweep looks for lines
  // that leave at most `most_left` cards. Each further sweep allows more cards, until a sweep finds such a line. The nodes and the line
  // that are returned are those of the sweeps only.
  ScoreAnswer best(const ScoreAnswer& known, int most_left) {
    answer_ = known;
    answer_.line.clear();
    answer_.nodes = 0;
    if (!space_.has_memory()) answer_.stopped = Status::kMemory;
    for (int more = most_left; !answer_.stopped && answer_.score > answer_.bound; more += kMoreLeft) {
      const int allowed = std::min(more, std::max(answer_.score - 1, 0));
      unpruned_ = allowed + 1 >= answer_.score ? 0 : kFewLeft;  // a sweep that decides needs no lines that it doesn't allow
      sweep<Prunes::kPlays>(allowed);
      if (best_ < answer_.score) {
        answer_.score = best_;
        answer_.line = line();
      }
      answer_.stopped = stopped_;
      if (!stopped_) answer_.bound = answer_.score <= allowed || !tuning_.hall ? answer_.score : allowed + 1;
    }
    return answer_;
  }

 private:
  // What a visit tests with the Hall bound. Testing the plays refutes more, with fewer tests. Verdicts test the tops, because the grades of
  // deals depend on their node counts.
  enum class Prunes { kNothing, kTops, kPlays };

  struct Candidate {
    int worth;
    Tableau at;
  };

  [[nodiscard]] int score_of(int left, int index) const { return left > 0 ? left : index - static_cast<int>(position_.stock.size()); }

  // Starts a sweep or a beam that drops the tableaux that must leave more than `most_left` cards.
  bool begin(int most_left) {
    stopped_.reset();
    tables_.set_slack(hall_, hall_.slack(rules_, position_, most_left));
    space_.clear();
    best_ = space_.left(space_.start()) + 1;
    bool is_new = false;
    Value* first = space_.reach(space_.start(), &is_new);
    if (first == nullptr) {
      stopped_ = Status::kMemory;
      return false;
    }
    *first = tables_.none();
    first->set(position_.top, 0);
    return true;
  }

  template <Prunes kPrunes>
  void sweep(int most_left) {
    if (!begin(most_left)) return;
    space_.each([&](Tableau at, Value& value) { return visit<kPrunes>(at, value, [](Tableau) {}); });
  }

  void visit_best(std::size_t width) {
    if (!begin(0)) return;
    std::vector<Candidate> layer{{0, space_.start()}};
    std::vector<Candidate> next;  // the tableaux with one card fewer
    while (!layer.empty()) {
      next.clear();
      for (const Candidate& from : layer) {
        if (!visit<Prunes::kNothing>(from.at, *space_.find(from.at), [&](Tableau at) { next.push_back({0, at}); })) return;
      }
      if (next.size() > width) {
        for (Candidate& candidate : next) candidate.worth = worth(candidate.at, *space_.find(candidate.at));
        const auto end = next.begin() + static_cast<std::ptrdiff_t>(width);
        std::nth_element(next.begin(), end, next.end(),
                         [](const Candidate& a, const Candidate& b) { return a.worth != b.worth ? a.worth < b.worth : a.at < b.at; });
        next.erase(end, next.end());
      }
      layer.swap(next);
    }
  }

  [[nodiscard]] Lanes lanes_of(Tableau at) const {
    Lanes lanes{};
    space_.add_lanes(at, [&](const LaneBytes& more) { lanes = lanes + Lanes::of(more); });
    return lanes;
  }

  // Returns how far a tableau is from a good end, compared with others with as many cards. Less is better.
  [[nodiscard]] int worth(Tableau at, const Value& value) const {
    int top = 0;
    const int index = value.first(&top);
    int sum = kWorthOfIndex * index + tables_.lack(lanes_of(at), static_cast<std::size_t>(index), top);
    space_.options(at, [&](int slot, Tableau) { sum += kWorthOfHeight * height_[slot] * height_[slot]; });
    return sum;
  }

  // Visits a tableau that has been reached. Calls `add` with each tableau that it is the first to lead to.
  template <Prunes kPrunes, class Add>
  bool visit(Tableau at, Value& value, const Add& add) {
    space_.prefetch(at);
    const int left = space_.left(at);
    if (left < best_ || left == 0) note(at, left, value);
    if (left == 0) return true;
    if (++answer_.nodes % kNodesBetweenHooks == 0 && hook_(answer_.nodes)) {
      stopped_ = Status::kStopped;
    }
    if (answer_.nodes >= limits_.max_nodes) stopped_ = Status::kNodes;
    if (stopped_) return false;
    std::array<bool, kRanks + 1> exposed{};
    if constexpr (kNeedsExposed) {
      space_.options(at, [&](int slot, Tableau) { exposed[position_.ranks[slot]] = true; });
    }
    tables_.draw(value, exposed);
    const bool prunes = kPrunes != Prunes::kNothing && tuning_.hall && left > unpruned_;
    Lanes lanes{};
    if (prunes) lanes = lanes_of(at);
    if (kPrunes == Prunes::kTops && prunes && !tables_.prune(value, lanes)) return true;
    const Value plays = tables_.plays(value);
    const unsigned found = tables_.found(plays);
    Tableau options[kMaxOptions];
    std::uint8_t ranks[kMaxOptions];
    std::size_t count = 0;
    space_.options(at, [&](int slot, Tableau next) {  // collects the playable ones without a branch
      options[count] = next;
      ranks[count] = rank_[slot];
      count += found >> rank_[slot] & 1;
    });
    for (std::size_t i = 0; i < count; ++i) {
      if (kPrunes == Prunes::kPlays && prunes && tables_.forbids(plays, lanes, ranks[i])) continue;
      bool is_new = false;
      Value* to = space_.reach(options[i], &is_new);
      if (to == nullptr) {
        stopped_ = Status::kMemory;
        return false;
      }
      tables_.merge(*to, is_new, plays, ranks[i]);
      if (is_new) add(options[i]);
    }
    return true;
  }

  void note(Tableau at, int left, const Value& value) {
    int top = 0;
    const int index = value.first(&top);
    if (score_of(left, index) >= best_) return;
    best_ = score_of(left, index);
    best_at_ = at;
    best_top_ = top;
    best_index_ = index;
  }

  // Returns the line to the best position, reconstructed backwards. The value of each tableau records which of its positions were reached.
  std::vector<int> line() {
    std::vector<int> moves;
    Tableau at = best_at_;
    int top = best_top_;
    int index = best_index_;
    while (at != space_.start() || top != position_.top || index != 0) {
      if (undo_play(at, top, index, moves)) continue;
      undo_draws(at, top, index, moves);
    }
    std::reverse(moves.begin(), moves.end());
    return moves;
  }

  bool undo_play(Tableau& at, int& top, int index, std::vector<int>& moves) {
    bool found = false;
    Tableau from{};
    int played = 0;
    int under = 0;
    space_.before(at, [&](int slot, Tableau with) {
      if (found || position_.ranks[slot] != top) return;
      const Value* value = space_.find(with);
      if (value == nullptr) return;
      for (int before = 0; before < kTops && !found; ++before) {
        if (!tables_.goes_on[top][before] || !value->holds(before, index)) continue;
        found = true;
        from = with;
        played = slot;
        under = before;
      }
    });
    if (!found) return false;
    moves.push_back(played);
    at = from;
    top = under;
    return true;
  }

  void undo_draws(Tableau at, int& top, int& index, std::vector<int>& moves) {
    const Value& value = *space_.find(at);
    if constexpr (kNeedsExposed) {  // one draw, from a top on which no card could be played
      std::array<bool, kRanks + 1> exposed{};
      space_.options(at, [&](int slot, Tableau) { exposed[position_.ranks[slot]] = true; });
      --index;
      for (top = 0; top < kTops; ++top) {
        bool forced = false;
        for (int rank = 0; rank <= kRanks; ++rank) forced = forced || (exposed[rank] && tables_.goes_on[rank][top]);
        if (!forced && value.holds(top, index)) break;
      }
      moves.push_back(kDraw);
    } else {  // all draws since the smallest index
      const int from = value.first(&top);
      moves.insert(moves.end(), static_cast<std::size_t>(index - from), kDraw);
      index = from;
    }
  }

  // What the worth of a tableau consists of, in addition to SweepTables::lack().
  static constexpr int kWorthOfIndex = 12;  // for each card that has been drawn
  static constexpr int kWorthOfHeight = 3;  // for the square of the height of each column

  // How many more cards each further sweep allows to be left, if no beam has found a good line. Of the values 1 to 4, 2 led to the fewest
  // tableaux over 1,000 deals of Golf without a beam.
  static constexpr int kMoreLeft = 2;
  // Tableaux with this many cards or fewer are not pruned by the Hall bound. There are not many, and they often lead to the best line even
  // if the sweep proves only that every line leaves more cards than it allows. Of the values 0, 5, 8, 10, 12 and 14, 10 led to the fewest
  // tableaux over the same deals.
  static constexpr int kFewLeft = 10;

  static constexpr bool kNeedsExposed = std::is_same_v<Value, AllIndices>;

  static constexpr std::size_t kMaxOptions = kMaxSlots + 1;  // one for each slot, and one that is written but never used

  const CoveringRules& rules_;
  const CoveringPosition& position_;
  std::array<std::uint8_t, kMaxSlots> rank_{};
  std::array<std::uint8_t, kMaxSlots> height_{};  // of a column that ends with this slot
  const Limits limits_;
  const Hook hook_;
  const ScoreTuning tuning_;
  const HallTables& hall_;
  typename Value::Tables tables_;
  Space space_;
  ScoreAnswer answer_;
  std::optional<Status> stopped_;  // the limit that stopped the sweep, if any
  int unpruned_ = 0;
  int best_ = 0;
  Tableau best_at_{};
  int best_top_ = 0;
  int best_index_ = 0;
};

// Calls `use` with the kind of sweeps that fits the rules and the position, and returns its result. With must_play, the tableaux are always
// in a hash table.
template <class Value, class Use>
auto with_sweeps(const HallTables& hall, const CoveringRules& rules, const CoveringPosition& position, const Limits& limits,
                 const Hook& hook, const ScoreTuning& tuning, const Use& use) {
  if constexpr (std::is_same_v<Value, LeastIndex>) {
    if (tuning.dense && DenseSpace<Value>::fits(rules, position)) {
      return use(Sweeps<DenseSpace<Value>, Value>(hall, rules, position, limits, hook, tuning));
    }
    if (tuning.dense && GraphSpace<Value>::fits(rules, position, limits.max_bytes)) {
      return use(Sweeps<GraphSpace<Value>, Value>(hall, rules, position, limits, hook, tuning));
    }
  }
  if (rules.slots() <= 64) return use(Sweeps<LayeredSpace<std::uint64_t, Value>, Value>(hall, rules, position, limits, hook, tuning));
  return use(Sweeps<LayeredSpace<Wide, Value>, Value>(hall, rules, position, limits, hook, tuning));
}

inline ScoreAnswer best_score(const ScoreAnswer& known, int most_left, const HallTables& hall, const CoveringRules& rules,
                              const CoveringPosition& position, const Limits& limits, const Hook& hook, const ScoreTuning& tuning) {
  const auto best = [&](auto&& sweeps) { return sweeps.best(known, most_left); };
  if (rules.must_play) return with_sweeps<AllIndices>(hall, rules, position, limits, hook, tuning, best);
  return with_sweeps<LeastIndex>(hall, rules, position, limits, hook, tuning, best);
}

// Beams and verdicts are only for games without must_play.
inline ScoreAnswer beam_score(std::size_t width, const HallTables& hall, const CoveringRules& rules, const CoveringPosition& position,
                              const Limits& limits, const Hook& hook, const ScoreTuning& tuning) {
  return with_sweeps<LeastIndex>(hall, rules, position, limits, hook, tuning, [&](auto&& sweeps) { return sweeps.beam(width); });
}

inline CoveringAnswer sweep(const CoveringRules& rules, const CoveringPosition& position, const Limits& limits, const Hook& hook,
                            const ScoreTuning& tuning) {
  return with_sweeps<LeastIndex>(HallTables(rules), rules, position, limits, hook, tuning, [](auto&& sweeps) { return sweeps.verdict(); });
}

}  // namespace longwood::LONGWOOD_ISA
