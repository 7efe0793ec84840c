// The sweeps of covering_score.hpp. Included once for each instruction set, inside a namespace LONGWOOD_ISA of its own; see each_isa.hpp.

#include "core/covering_space_impl.hpp"

namespace longwood::LONGWOOD_ISA {

// What both kinds of value need of the rules and the stock.
struct SweepTables {
  std::vector<int> stock;
  std::array<std::array<bool, kTops>, kRanks + 1> goes_on{};  // [rank][top]
  Block<LaneBytes> limit;                                     // [index and top]: the most that Hall's tableau cards may be

  SweepTables(const CoveringRules& rules, const CoveringPosition& position) : stock(position.stock) {
    for (int rank = 0; rank <= kRanks; ++rank) {
      for (int top = 0; top < kTops; ++top) goes_on[rank][top] = rules.goes_on(rank, top);
    }
    limit = block<LaneBytes>(16 * (stock.size() + 2));
    if (limit == nullptr) throw std::bad_alloc();
  }

  [[nodiscard]] bool forbidden(const Lanes& tableau, std::size_t index, int top) const {
    return any_greater(tableau, Lanes::of(limit[16 * index + static_cast<std::size_t>(top)]));
  }

  void set_slack(const HallTables& hall, const LaneBytes& slack) {
    std::array<int, kLanes> sum{};
    std::copy(slack.begin(), slack.end(), sum.begin());
    for (std::size_t top = 0; top < 16; ++top) limit[16 * (stock.size() + 1) + top].fill(-128);  // no index
    for (std::size_t index = stock.size() + 1; index-- > 0;) {
      for (int top = 0; top < kTops; ++top) {
        LaneBytes& bytes = limit[16 * index + static_cast<std::size_t>(top)];
        for (std::size_t i = 0; i < kLanes; ++i)
          bytes[i] = static_cast<std::int8_t>(std::min(127, sum[i] + hall.supply[top][i]));  // 127: no limit, a game has 106 cards
      }
      if (index > 0) {
        for (std::size_t i = 0; i < kLanes; ++i) sum[i] += hall.supply[stock[index - 1]][i];
      }
    }
  }
};

// The least stock index for each top of the hole; where there is none, one more than the last index.
struct LeastIndex {
  typedef std::uint8_t Bytes __attribute__((vector_size(16)));

  // The bytes in another order: byte i is the one at order[i] mod 16.
  static Bytes rearranged(Bytes bytes, Bytes order) {
#if defined(__clang__)
    Bytes found;
    for (int i = 0; i < 16; ++i) found[i] = bytes[order[i] & 15];
    return found;
#else
    return __builtin_shuffle(bytes, order);
#endif
  }

  Bytes least;

  class Tables : public SweepTables {
   public:
    Tables(const CoveringRules& rules, const CoveringPosition& position) : SweepTables(rules, position) {
      none_ = Bytes{} + static_cast<std::uint8_t>(stock.size() + 1);
      below_ = above_ = Bytes{} + std::uint8_t{15};  // 15: no such rank, and always none
      for (int rank = 1; rank <= kRanks; ++rank) {
        for (int top = 1; top <= kRanks; ++top) {
          if (!goes_on[rank][top]) continue;
          if (below_[rank] == 15) {
            below_[rank] = static_cast<std::uint8_t>(top);
          } else {
            above_[rank] = static_cast<std::uint8_t>(top);
          }
        }
      }
      Bytes next = none_;
      next_.resize(stock.size() + 2);
      next_[stock.size() + 1] = none_;
      for (std::size_t index = stock.size() + 1; index-- > 0;) {
        if (index < stock.size()) next[stock[index]] = static_cast<std::uint8_t>(index + 1);
        next_[index] = next;
      }
      for (int rank = 0; rank <= kRanks; ++rank) {
        all_but_[rank] = ~Bytes{};
        all_but_[rank][rank] = 0;
      }
      const bool joker_turns_up = std::find(stock.begin(), stock.end(), 0) != stock.end() ||
                                  std::find(position.ranks.begin(), position.ranks.end(), 0) != position.ranks.end();
      any_goes_ = joker_turns_up || position.top == 0 || position.top == kNoCard;
    }

    [[nodiscard]] LeastIndex none() const { return {none_}; }

    // Draws: of each rank the next card from the least index on.
    template <class Exposed>
    void draw(LeastIndex& value, const Exposed&) const {
      value.least = lesser(value.least, next_[least_of(value.least)]);
    }
    // Drops the tops that Hall's bound forbids; false when none is left.
    bool prune(LeastIndex& value, const Lanes& tableau) const {
      std::uint64_t bytes[2];
      __builtin_memcpy(bytes, &value.least, sizeof bytes);
      unsigned dropped = 0;  // without a branch: the machine could not foretell it
      for (int top = 0; top < 8; ++top) dropped |= static_cast<unsigned>(forbidden(tableau, bytes[0] >> 8 * top & 255, top)) << top;
      for (int top = 8; top < kTops; ++top) {
        dropped |= static_cast<unsigned>(forbidden(tableau, bytes[1] >> 8 * (top - 8) & 255, top)) << top;
      }
      if (dropped == (1u << kTops) - 1) return false;
      typedef std::uint16_t Pairs __attribute__((vector_size(16)));
      Bytes bits = (Bytes)(Pairs{} + static_cast<std::uint16_t>(dropped));
      bits = rearranged(bits, Bytes{0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1});
      const Bytes is_dropped = (Bytes)((bits & Bytes{1, 2, 4, 8, 16, 32, 64, 128, 1, 2, 4, 8, 16, 32, 64, 128}) != 0);
      value.least = (value.least & ~is_dropped) | (none_ & is_dropped);
      return true;
    }
    // For each rank what a card of it finds when it is played.
    [[nodiscard]] LeastIndex plays(const LeastIndex& value) const {
      LeastIndex found{lesser(rearranged(value.least, below_), rearranged(value.least, above_))};
      if (any_goes_) {
        found.least = lesser(found.least, Bytes{} + std::min(value.least[0], value.least[kNoCard]));
        found.least[0] = least_of(value.least);
      }
      return found;
    }
    // The ranks that find anything, a bit each.
    [[nodiscard]] unsigned found(const LeastIndex& plays) const {
      const Bytes some = (Bytes)(plays.least != none_);
#if defined(__SSE2__)
      return static_cast<unsigned>(_mm_movemask_epi8((__m128i)some));
#else
      unsigned bits = 0;
      for (int rank = 0; rank <= kRanks; ++rank) bits |= static_cast<unsigned>(some[rank] & 1) << rank;
      return bits;
#endif
    }
    // Takes over what `plays` has for a card of this rank.
    void merge(LeastIndex& into, bool is_new, const LeastIndex& plays, int rank) const {
      const Bytes fresh = Bytes{} - static_cast<std::uint8_t>(is_new);  // all ones when new; what lay there is then covered
      into.least = lesser((into.least & ~fresh) | (none_ & fresh), plays.least | all_but_[rank]);
    }

   private:
    Bytes none_, below_, above_;
    std::array<Bytes, kRanks + 1> all_but_;
    std::vector<Bytes> next_;
    bool any_goes_;
  };

  static Bytes lesser(Bytes a, Bytes b) { return a < b ? a : b; }
  static std::uint8_t least_of(Bytes bytes) {
    bytes = lesser(bytes, rearranged(bytes, Bytes{8, 9, 10, 11, 12, 13, 14, 15, 0, 1, 2, 3, 4, 5, 6, 7}));
    bytes = lesser(bytes, rearranged(bytes, Bytes{4, 5, 6, 7, 0, 1, 2, 3, 4, 5, 6, 7, 0, 1, 2, 3}));
    bytes = lesser(bytes, rearranged(bytes, Bytes{2, 3, 0, 1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 3, 0, 1}));
    bytes = lesser(bytes, rearranged(bytes, Bytes{1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0}));
    return bytes[0];
  }

  void set(int top, int index) { least[top] = static_cast<std::uint8_t>(index); }
  [[nodiscard]] bool holds(int top, int index) const { return least[top] == index; }
  [[nodiscard]] int first(int* top) const {  // the least index and a top it has
    const std::uint8_t index = least_of(least);
    for (*top = 0; least[*top] != index;) ++*top;
    return index;
  }
};

// Every stock index for each top of the hole: for must_play.
struct AllIndices {
  using Set = Wide;
  std::array<Set, 16> indices;

  class Tables : public SweepTables {
   public:
    using SweepTables::SweepTables;

    [[nodiscard]] AllIndices none() const { return {}; }

    template <class Exposed>
    void draw(AllIndices& value, const Exposed& exposed) const {
      std::array<bool, kTops> forced{};
      for (int top = 0; top < kTops; ++top) {
        for (int rank = 0; rank <= kRanks; ++rank) forced[top] = forced[top] || (exposed[rank] && goes_on[rank][top]);
      }
      for (std::size_t index = 0; index < stock.size(); ++index) {
        for (int top = 0; top < kTops; ++top) {
          if (!forced[top] && (value.indices[top] >> index & 1) != 0) value.indices[stock[index]] |= Set{1} << (index + 1);
        }
      }
    }
    bool prune(AllIndices& value, const Lanes& tableau) const {
      bool any = false;
      for (int top = 0; top < kTops; ++top) {
        for (std::size_t index = 0; index <= stock.size() && value.indices[top] >> index != 0; ++index) {
          const Set bit = Set{1} << index;
          if ((value.indices[top] & bit) != 0 && forbidden(tableau, index, top)) value.indices[top] &= ~bit;
        }
        any = any || value.indices[top] != 0;
      }
      return any;
    }
    [[nodiscard]] AllIndices plays(const AllIndices& value) const {
      AllIndices found = none();
      for (int rank = 0; rank <= kRanks; ++rank) {
        for (int top = 0; top < kTops; ++top) {
          if (goes_on[rank][top]) found.indices[rank] |= value.indices[top];
        }
      }
      return found;
    }
    [[nodiscard]] unsigned found(const AllIndices& plays) const {
      unsigned bits = 0;
      for (int rank = 0; rank <= kRanks; ++rank) bits |= static_cast<unsigned>(plays.indices[rank] != 0) << rank;
      return bits;
    }
    void merge(AllIndices& into, bool is_new, const AllIndices& plays, int rank) const {
      if (is_new) into = none();
      into.indices[rank] |= plays.indices[rank];
    }
  };

  void set(int top, int index) { indices[top] |= Set{1} << index; }
  [[nodiscard]] bool holds(int top, int index) const { return (indices[top] >> index & 1) != 0; }
  [[nodiscard]] int first(int* top) const {
    int least = -1;
    for (int t = 0; t < kTops; ++t) {
      if (indices[t] == 0) continue;
      const int index = lowest_bit(indices[t]);
      if (least < 0 || index < least) {
        least = index;
        *top = t;
      }
    }
    return least;
  }
};

template <class Space, class Value>
class Sweeps {
 public:
  using Tableau = typename Space::Tableau;

  Sweeps(const CoveringRules& rules, const CoveringPosition& position, const Limits& limits, const Hook& hook, const ScoreTuning& tuning)
      : rules_(rules),
        position_(position),
        limits_(limits),
        hook_(hook),
        tuning_(tuning),
        hall_(rules),
        tables_(rules, position),
        space_(rules, position, rank_lanes(hall_), limits.max_bytes) {
    for (std::size_t slot = 0; slot < position.ranks.size(); ++slot) {
      rank_[slot] = static_cast<std::uint8_t>(std::max(position.ranks[slot], 0));
    }
  }

  // Whether the tableau can be cleared: one sweep without slack. The line is the winning one, or the one that left fewest cards.
  CoveringAnswer verdict() {
    CoveringAnswer answer;
    answer.status = Status::kMemory;
    if (!space_.has_memory()) return answer;
    kept_ = 0;
    sweep(0);
    answer.status = stopped_ != Status::kWon ? stopped_ : best_ <= 0 ? Status::kWon : Status::kLost;
    answer.nodes = answer_.nodes;
    if (best_ <= space_.left(space_.start())) answer.line = line();
    return answer;
  }

  // The best score, where score and bound of `known` are proved already: by one sweep for lines that leave at most so many cards, and more
  // with more cards until one finds such a line. Nodes and line are those of the sweeps alone.
  ScoreAnswer best(const ScoreAnswer& known, int most_left) {
    answer_ = known;
    answer_.line.clear();
    answer_.nodes = 0;
    answer_.status = space_.has_memory() ? Status::kWon : Status::kMemory;
    for (int more = most_left; answer_.status == Status::kWon && answer_.score > answer_.bound; more += kMoreLeft) {
      const int allowed = std::min(more, std::max(answer_.score - 1, 0));
      sweep(allowed);
      if (best_ < answer_.score) {
        answer_.score = best_;
        answer_.line = line();
      }
      answer_.status = stopped_;
      if (stopped_ == Status::kWon) answer_.bound = answer_.score <= allowed || !tuning_.hall ? answer_.score : allowed + 1;
    }
    return answer_;
  }

 private:
  [[nodiscard]] int score_of(int left, int index) const { return left > 0 ? left : index - static_cast<int>(position_.stock.size()); }

  void sweep(int most_left) {
    stopped_ = Status::kWon;
    tables_.set_slack(hall_, hall_.slack(rules_, position_, most_left));
    space_.clear();
    best_ = space_.left(space_.start()) + 1;
    bool is_new = false;
    Value* first = space_.reach(space_.start(), &is_new);
    if (first == nullptr) {
      stopped_ = Status::kMemory;
      return;
    }
    *first = tables_.none();
    first->set(position_.top, 0);
    space_.each([&](Tableau at, Value& value) { return visit(at, value); });
  }

  bool visit(Tableau at, Value& value) {
    space_.prefetch(at);
    const int left = space_.left(at);
    if (left < best_ || left == 0) note(at, left, value);
    if (left == 0) return true;
    if (++answer_.nodes % kNodesBetweenHooks == 0 && hook_(answer_.nodes)) {
      stopped_ = Status::kStopped;
    }
    if (answer_.nodes >= limits_.max_nodes) stopped_ = Status::kNodes;
    if (stopped_ != Status::kWon) return false;
    std::array<bool, kRanks + 1> exposed{};
    if constexpr (kNeedsExposed) {
      space_.options(at, [&](int slot, Tableau) { exposed[position_.ranks[slot]] = true; });
    }
    tables_.draw(value, exposed);
    if (tuning_.hall && left > kept_) {
      Lanes lanes{};
      space_.add_lanes(at, [&](const LaneBytes& more) { lanes = lanes + Lanes::of(more); });
      if (!tables_.prune(value, lanes)) return true;
    }
    const Value plays = tables_.plays(value);
    const unsigned found = tables_.found(plays);
    Tableau options[kMaxOptions];
    std::uint8_t ranks[kMaxOptions];
    std::size_t count = 0;
    space_.options(at, [&](int slot, Tableau next) {  // those that can be played, picked out without a branch
      options[count] = next;
      ranks[count] = rank_[slot];
      count += found >> rank_[slot] & 1;
    });
    for (std::size_t i = 0; i < count; ++i) {
      bool is_new = false;
      Value* to = space_.reach(options[i], &is_new);
      if (to == nullptr) {
        stopped_ = Status::kMemory;
        return false;
      }
      tables_.merge(*to, is_new, plays, ranks[i]);
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

  // The line to the best position, found from its end: a tableau's value tells which positions were met there.
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
    if constexpr (kNeedsExposed) {  // one draw, from a top on which nothing could be played
      std::array<bool, kRanks + 1> exposed{};
      space_.options(at, [&](int slot, Tableau) { exposed[position_.ranks[slot]] = true; });
      --index;
      for (top = 0; top < kTops; ++top) {
        bool forced = false;
        for (int rank = 0; rank <= kRanks; ++rank) forced = forced || (exposed[rank] && tables_.goes_on[rank][top]);
        if (!forced && value.holds(top, index)) break;
      }
      moves.push_back(kDraw);
    } else {  // all of them, from the least index there
      const int from = value.first(&top);
      moves.insert(moves.end(), static_cast<std::size_t>(index - from), kDraw);
      index = from;
    }
  }

  static constexpr int kMoreLeft = 2;  // from sweep to sweep: fewest tableaux in all, of 1 to 4, over 1,000 deals of Golf
  // Tableaux of so few cards are kept whatever Hall's bound says: they are not many, and often what they lead to is the best line although
  // the sweep proves no more than that none leaves as few as it allows. Of 0, 5, 8, 10, 12 and 14, 10 took the fewest tableaux in all.
  static constexpr int kFewLeft = 10;

  static constexpr bool kNeedsExposed = std::is_same_v<Value, AllIndices>;

  static constexpr std::size_t kMaxOptions = kMaxSlots + 1;  // a slot each, and one that is not used

  const CoveringRules& rules_;
  const CoveringPosition& position_;
  std::array<std::uint8_t, kMaxSlots> rank_{};
  const Limits limits_;
  const Hook hook_;
  const ScoreTuning tuning_;
  const HallTables hall_;
  typename Value::Tables tables_;
  Space space_;
  ScoreAnswer answer_;
  Status stopped_ = Status::kWon;  // kWon: nothing stopped it
  int kept_ = kFewLeft;
  int best_ = 0;
  Tableau best_at_{};
  int best_top_ = 0;
  int best_index_ = 0;
};

// What `use` makes of the sweeps that suit the rules and the position.
template <class Value, class Use>
auto with_sweeps_of(const CoveringRules& rules, const CoveringPosition& position, const Limits& limits, const Hook& hook,
                    const ScoreTuning& tuning, const Use& use) {
  if (tuning.dense && !rules.must_play && DenseSpace<Value>::fits(rules, position)) {
    return use(Sweeps<DenseSpace<Value>, Value>(rules, position, limits, hook, tuning));
  }
  if (rules.slots() <= 64) return use(Sweeps<LayeredSpace<std::uint64_t, Value>, Value>(rules, position, limits, hook, tuning));
  return use(Sweeps<LayeredSpace<Wide, Value>, Value>(rules, position, limits, hook, tuning));
}

template <class Use>
auto with_sweeps(const CoveringRules& rules, const CoveringPosition& position, const Limits& limits, const Hook& hook,
                 const ScoreTuning& tuning, const Use& use) {
  if (rules.must_play) return with_sweeps_of<AllIndices>(rules, position, limits, hook, tuning, use);
  return with_sweeps_of<LeastIndex>(rules, position, limits, hook, tuning, use);
}

inline ScoreAnswer best_score(const ScoreAnswer& known, int most_left, const CoveringRules& rules, const CoveringPosition& position,
                              const Limits& limits, const Hook& hook, const ScoreTuning& tuning) {
  return with_sweeps(rules, position, limits, hook, tuning, [&](auto&& sweeps) { return sweeps.best(known, most_left); });
}

inline CoveringAnswer sweep(const CoveringRules& rules, const CoveringPosition& position, const Limits& limits, const Hook& hook,
                            const ScoreTuning& tuning) {
  return with_sweeps(rules, position, limits, hook, tuning, [](auto&& sweeps) { return sweeps.verdict(); });
}

}  // namespace longwood::LONGWOOD_ISA
