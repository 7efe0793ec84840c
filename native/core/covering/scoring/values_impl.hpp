// What a sweep stores for each tableau: the tops and the stock indices with which it was reached. There are two classes with the same
// interface. LeastIndex is for games in which a card can be drawn at any time, and AllIndices is for must_play.
// Compiled once for each instruction set, in namespace LONGWOOD_ISA; see common/each_isa.hpp.

namespace longwood::LONGWOOD_ISA {

// Tables of the rules and the stock that both classes need.
struct SweepTables {
  std::vector<int> stock;
  std::array<std::array<bool, kTops>, kRanks + 1> goes_on{};  // [rank][top]
  Block<LaneBytes> limit;                                     // [index, top]: the greatest lanes of tableau cards that could be cleared
  Block<LaneBytes> limit_after;                               // [index, rank]: the same before a card of this rank is played

  SweepTables(const CoveringRules& rules, const CoveringPosition& position) : stock(position.stock) {
    for (int rank = 0; rank <= kRanks; ++rank) {
      for (int top = 0; top < kTops; ++top) goes_on[rank][top] = rules.goes_on(rank, top);
    }
    limit = block<LaneBytes>(16 * (stock.size() + 2));
    limit_after = block<LaneBytes>(16 * (stock.size() + 1));
    if (limit == nullptr || limit_after == nullptr) out_of_memory();
  }

  [[nodiscard]] bool forbidden(const Lanes& tableau, std::size_t index, int top) const {
    return any_greater(tableau, Lanes::of(limit[16 * index + static_cast<std::size_t>(top)]));
  }

  // Returns whether the Hall bound refutes what follows if a card of this rank is played at the index. tableau: before the play.
  [[nodiscard]] bool forbidden_after(const Lanes& tableau, std::size_t index, int rank) const {
    return any_greater(tableau, Lanes::of(limit_after[16 * index + static_cast<std::size_t>(rank)]));
  }

  static constexpr int kSpare = 3;

  // Returns a number that is larger the fewer cards there are on which others can be played: the sum of the squares of the lanes, counted
  // from kSpare below the limit.
  [[nodiscard]] int lack(const Lanes& tableau, std::size_t index, int top) const {
    LaneBytes lanes;
    tableau.store(lanes);
    const LaneBytes& most = limit[16 * index + static_cast<std::size_t>(top)];
    int sum = 0;
    for (std::size_t i = 0; i < kLanes; ++i) {
      const int over = std::max(lanes[i] - most[i] + kSpare, 0);
      sum += over * over;
    }
    return sum;
  }
  // Returns a limit as a byte. 127 means no limit, because a game has fewer cards.
  static std::int8_t clamped(int most) { return static_cast<std::int8_t>(std::min(127, most)); }

  void set_slack(const HallTables& hall, const LaneBytes& slack) {
    std::array<int, kLanes> sum{};
    std::copy(slack.begin(), slack.end(), sum.begin());
    for (std::size_t top = 0; top < 16; ++top) limit[16 * (stock.size() + 1) + top].fill(-128);  // the index that means "not reached"
    for (std::size_t index = stock.size() + 1; index-- > 0;) {
      for (int top = 0; top < kTops; ++top) {
        LaneBytes& bytes = limit[16 * index + static_cast<std::size_t>(top)];
        for (std::size_t i = 0; i < kLanes; ++i) bytes[i] = clamped(sum[i] + hall.supply[top][i]);
      }
      for (std::size_t rank = 0; rank <= kRanks; ++rank) {  // the card is then the top, and no longer in the tableau
        LaneBytes& bytes = limit_after[16 * index + rank];
        for (std::size_t i = 0; i < kLanes; ++i) bytes[i] = clamped(sum[i] + hall.demand[rank][i]);
      }
      if (index > 0) {
        for (std::size_t i = 0; i < kLanes; ++i) sum[i] += hall.supply[stock[index - 1]][i];
      }
    }
  }
};

// The smallest stock index for each top. For a top that has not been reached, it is one more than the last index.
struct LeastIndex {
  Bytes least;

  class Tables : public SweepTables {
   public:
    Tables(const CoveringRules& rules, const CoveringPosition& position) : SweepTables(rules, position) {
      none_ = all_bytes(static_cast<std::uint8_t>(stock.size() + 1));
      below_ = above_ = all_bytes(15);  // byte 15 belongs to no top, and always equals that of none_
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
        all_but_[rank] = all_bytes(255);
        all_but_[rank][rank] = 0;
      }
      const bool joker_turns_up = std::find(stock.begin(), stock.end(), 0) != stock.end() ||
                                  std::find(position.ranks.begin(), position.ranks.end(), 0) != position.ranks.end();
      any_goes_ = joker_turns_up || position.top == 0 || position.top == kNoCard;
    }

    [[nodiscard]] LeastIndex none() const { return {none_}; }

    // Adds the results of draws. Each rank becomes the top at its next card in the stock, counted from the smallest index.
    template <class Exposed>
    void draw(LeastIndex& value, const Exposed&) const {
      value.least = lesser(value.least, next_[least_of(value.least)]);
    }
    // Drops the tops that the Hall bound forbids. Returns false if no top is left.
    LONGWOOD_INLINE bool prune(LeastIndex& value, const Lanes& tableau) const {
      std::uint64_t words[2];
      std::memcpy(words, &value.least, sizeof words);
      unsigned dropped = 0;  // computed without branches, because the processor could not predict them
      for (int top = 0; top < kTops; ++top) {
        const int shift = 8 * (std::endian::native == std::endian::little ? top % 8 : 7 - top % 8);
        dropped |= static_cast<unsigned>(forbidden(tableau, words[top / 8] >> shift & 255, top)) << top;
      }
      if (dropped == (1u << kTops) - 1) return false;
      const Bytes is_dropped = mask_of_bits(dropped);
      value.least = (value.least & ~is_dropped) | (none_ & is_dropped);
      return true;
    }
    // Returns whether the Hall bound refutes playing a card of this rank, even at the smallest index.
    [[nodiscard]] bool forbids(const LeastIndex& plays, const Lanes& tableau, int rank) const {
      return forbidden_after(tableau, plays.least[rank], rank);
    }
    // Returns the smallest index at which a card of each rank can be played.
    [[nodiscard]] LONGWOOD_INLINE LeastIndex plays(const LeastIndex& value) const {
      LeastIndex found{lesser(rearranged(value.least, below_), rearranged(value.least, above_))};
      if (any_goes_) {
        found.least = lesser(found.least, all_bytes(std::min<std::uint8_t>(value.least[0], value.least[kNoCard])));
        found.least[0] = least_of(value.least);
      }
      return found;
    }
    // Returns a mask of the ranks that can be played.
    [[nodiscard]] unsigned found(const LeastIndex& plays) const { return differing(plays.least, none_); }
    // Merges the result of playing a card of this rank into the value of the next tableau.
    void merge(LeastIndex& into, bool is_new, const LeastIndex& plays, int rank) const {
      const Bytes fresh = all_bytes(is_new ? 255 : 0);  // a new value is uninitialised memory
      into.least = lesser((into.least & ~fresh) | (none_ & fresh), plays.least | all_but_[rank]);
    }

   private:
    Bytes none_, below_, above_;
    std::array<Bytes, kRanks + 1> all_but_;
    std::vector<Bytes> next_;
    bool any_goes_;
  };

  static std::uint8_t least_of(Bytes bytes) {
    bytes = lesser(bytes, rearranged(bytes, Bytes{8, 9, 10, 11, 12, 13, 14, 15, 0, 1, 2, 3, 4, 5, 6, 7}));
    bytes = lesser(bytes, rearranged(bytes, Bytes{4, 5, 6, 7, 0, 1, 2, 3, 4, 5, 6, 7, 0, 1, 2, 3}));
    bytes = lesser(bytes, rearranged(bytes, Bytes{2, 3, 0, 1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 3, 0, 1}));
    bytes = lesser(bytes, rearranged(bytes, Bytes{1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0}));
    return bytes[0];
  }

  void set(int top, int index) { least[top] = static_cast<std::uint8_t>(index); }
  [[nodiscard]] bool holds(int top, int index) const { return least[top] == index; }
  [[nodiscard]] int first(int* top) const {  // the smallest index, and a top that has it
    const std::uint8_t index = least_of(least);
    *top = std::countr_one(differing(least, all_bytes(index)));
    return index;
  }
};

// The set of stock indices for each top. It is used with must_play.
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
        for (std::size_t index = 0; index <= stock.size() && (value.indices[top] >> index) != 0; ++index) {
          const Set bit = Set{1} << index;
          if ((value.indices[top] & bit) != 0 && forbidden(tableau, index, top)) value.indices[top] &= ~bit;
        }
        any = any || value.indices[top] != 0;
      }
      return any;
    }
    [[nodiscard]] bool forbids(const AllIndices& plays, const Lanes& tableau, int rank) const {
      return forbidden_after(tableau, static_cast<std::size_t>(lowest_bit(plays.indices[rank])), rank);
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

}  // namespace longwood::LONGWOOD_ISA
