// The tableaux a covering position can come to, as places where a value is kept for each that was reached. Two kinds with one face:
// DenseSpace, where the heights of some columns make a small number, and LayeredSpace, tables by the cards left, for every cover relation.
//
//   Tableau start()                         the tableau it begins with
//   int left(Tableau)                       cards it holds
//   options(Tableau, visit(slot, Tableau))  for each exposed card its slot and the tableau without it
//   before(Tableau, visit(slot, Tableau))   for each card that may have been the last to go: its slot and the tableau with it
//   add_lanes(Tableau, add(LaneBytes))      Hall's tableau cards of it, in parts
//   Value* find(Tableau), Value* reach(Tableau, bool* is_new)   its value, null where it was not reached, or where no memory is left
//   each(visit(Tableau, Value&))            every tableau reached, those it leads to after it; visit returns false to end
// Included once for each instruction set, inside a namespace LONGWOOD_ISA of its own; see each_isa.hpp.

namespace longwood::LONGWOOD_ISA {

struct Free {
  void operator()(void* bytes) const { std::free(bytes); }
};
template <class T>
using Block = std::unique_ptr<T[], Free>;

template <class T>
Block<T> block(std::size_t count) {  // not initialised; null when there is no memory
  return Block<T>(static_cast<T*>(std::aligned_alloc(64, (count * sizeof(T) + 63) / 64 * 64)));
}

// What one card of each rank in the tableau adds to Hall's lanes.
using RankLanes = std::array<LaneBytes, kRanks + 1>;

inline RankLanes rank_lanes(const HallTables& tables) {
  RankLanes lanes{};
  for (std::size_t rank = 0; rank <= kRanks; ++rank) {
    for (std::size_t i = 0; i < kLanes; ++i) lanes[rank][i] = static_cast<std::int8_t>(tables.demand[rank][i] - tables.supply[rank][i]);
  }
  return lanes;
}

inline void add_to(LaneBytes& sum, const LaneBytes& more) {
  for (std::size_t i = 0; i < kLanes; ++i) sum[i] = static_cast<std::int8_t>(sum[i] + more[i]);
}

// Chains. A tableau is the heights of its columns as one number, in two digits: the columns of the high one, and those of the low one,
// which takes kLowBits. A card gone makes it smaller.
template <class Value>
class DenseSpace {
 public:
  using Tableau = std::uint32_t;
  static constexpr int kLowBits = 8;
  static constexpr Tableau kLow = 1u << kLowBits;
  static constexpr std::size_t kMostHigh = 1u << 13;

  // Whether these chains fit.
  static bool fits(const CoveringRules& rules, const CoveringPosition& position) {
    return !rules.piles.empty() && split(rules, position).high_size <= kMostHigh;
  }

  DenseSpace(const CoveringRules& rules, const CoveringPosition& position, const RankLanes& lanes, std::size_t max_bytes) {
    const Split parts = split(rules, position);
    build(parts.low, 1, position, lanes, low_);
    build(parts.high, kLow, position, lanes, high_);
    start_ = static_cast<Tableau>(high_.lanes.size() - 1) << kLowBits | static_cast<Tableau>(low_.lanes.size() - 1);
    const std::size_t size = high_.lanes.size() << kLowBits;
    if (size * sizeof(Value) <= max_bytes) values_ = kept_memory<Value>(size);
    reached_.assign(size / 64, 0);
  }

  [[nodiscard]] bool has_memory() const { return values_ != nullptr; }
  void clear() { reached_.assign(reached_.size(), 0); }
  [[nodiscard]] Tableau start() const { return start_; }
  [[nodiscard]] int left(Tableau at) const { return high_.left[at >> kLowBits] + low_.left[at & (kLow - 1)]; }

  template <class Visit>
  void options(Tableau at, Visit&& visit) const {
    options(high_, at >> kLowBits, at, visit);
    options(low_, at & (kLow - 1), at, visit);
  }

  template <class Visit>
  void before(Tableau at, Visit&& visit) const {
    before(high_, at >> kLowBits, at, visit);
    before(low_, at & (kLow - 1), at, visit);
  }

  template <class Add>
  void add_lanes(Tableau at, Add&& add) const {
    add(high_.lanes[at >> kLowBits]);
    add(low_.lanes[at & (kLow - 1)]);
  }

  void prefetch(Tableau at) const {  // where the high digit's cards lead to; the low one's lie near
    options(high_, at >> kLowBits, at, [&](int, Tableau next) { __builtin_prefetch(&values_[next], 1); });
  }

  Value* find(Tableau at) { return (reached_[at >> 6] >> (at & 63) & 1) != 0 ? &values_[at] : nullptr; }
  Value* reach(Tableau at, bool* is_new) {
    std::uint64_t& word = reached_[at >> 6];
    const std::uint64_t bit = std::uint64_t{1} << (at & 63);
    *is_new = (word & bit) == 0;
    word |= bit;
    return &values_[at];
  }

  template <class Visit>
  void each(Visit&& visit) {
    for (std::size_t word = reached_.size(); word-- > 0;) {
      std::uint64_t below = ~std::uint64_t{0};
      for (;;) {
        const std::uint64_t left_here = reached_[word] & below;  // read again: a tableau may lead to one in its own word
        if (left_here == 0) break;
        const int bit = 63 - std::countl_zero(left_here);
        below = (std::uint64_t{1} << bit) - 1;
        const auto at = static_cast<Tableau>(word << 6 | static_cast<std::size_t>(bit));
        if (!visit(at, values_[at])) return;
      }
    }
  }

 private:
  struct Step {
    std::uint32_t weight;
    std::uint8_t slot;
  };
  struct Part {  // tables of one digit
    std::vector<LaneBytes> lanes;
    std::vector<std::uint8_t> left;
    std::vector<std::uint32_t> first_option, first_before;  // of each value; one more at the end
    std::vector<Step> options, before;
  };
  struct Split {
    std::vector<std::vector<int>> low, high;  // present slots of each column, deepest first
    std::size_t high_size = 1;
  };

  static Split split(const CoveringRules& rules, const CoveringPosition& position) {
    Split parts;
    std::size_t low_size = 1;
    for (const auto& pile : rules.piles) {
      std::vector<int> present;
      for (const int slot : pile) {
        if (position.ranks[static_cast<std::size_t>(slot)] >= 0) present.push_back(slot);
      }
      const std::size_t heights = present.size() + 1;
      if (heights == 1) continue;
      if (low_size * heights <= kLow) {
        low_size *= heights;
        parts.low.push_back(std::move(present));
      } else {
        if (parts.high_size <= kMostHigh) parts.high_size *= heights;
        parts.high.push_back(std::move(present));
      }
    }
    return parts;
  }

  static void build(const std::vector<std::vector<int>>& piles, std::uint32_t unit, const CoveringPosition& position,
                    const RankLanes& lanes, Part& part) {
    std::size_t size = 1;
    for (const auto& pile : piles) size *= pile.size() + 1;
    part.lanes.assign(size, LaneBytes{});
    part.left.assign(size, 0);
    for (std::size_t value = 0; value < size; ++value) {
      part.first_option.push_back(static_cast<std::uint32_t>(part.options.size()));
      part.first_before.push_back(static_cast<std::uint32_t>(part.before.size()));
      std::size_t weight = 1;
      std::size_t rest = value;
      bool filled = false;
      for (const auto& pile : piles) {
        const std::size_t height = rest % (pile.size() + 1);
        rest /= pile.size() + 1;
        const auto step = static_cast<std::uint32_t>(weight * unit);
        if (height > 0) {
          const int slot = pile[height - 1];
          part.options.push_back({step, static_cast<std::uint8_t>(slot)});
          if (!filled) {  // one card fewer is a smaller value, done already
            part.lanes[value] = part.lanes[value - weight];
            add_to(part.lanes[value], lanes[static_cast<std::size_t>(position.ranks[static_cast<std::size_t>(slot)])]);
            part.left[value] = static_cast<std::uint8_t>(part.left[value - weight] + 1);
            filled = true;
          }
        }
        if (height < pile.size()) part.before.push_back({step, static_cast<std::uint8_t>(pile[height])});
        weight *= pile.size() + 1;
      }
    }
    part.first_option.push_back(static_cast<std::uint32_t>(part.options.size()));
    part.first_before.push_back(static_cast<std::uint32_t>(part.before.size()));
  }

  template <class Visit>
  static void options(const Part& part, std::uint32_t digit, Tableau at, Visit&& visit) {
    for (std::uint32_t i = part.first_option[digit]; i < part.first_option[digit + 1]; ++i) {
      visit(part.options[i].slot, at - part.options[i].weight);
    }
  }
  template <class Visit>
  static void before(const Part& part, std::uint32_t digit, Tableau at, Visit&& visit) {
    for (std::uint32_t i = part.first_before[digit]; i < part.first_before[digit + 1]; ++i) {
      visit(part.before[i].slot, at + part.before[i].weight);
    }
  }

  Part low_, high_;
  Tableau start_ = 0;
  KeptMemory<Value> values_;
  std::vector<std::uint64_t> reached_;
};

// Any cover relation. A tableau is the mask of its cards; one table for each number of cards left.
template <class Mask, class Value>
class LayeredSpace {
 public:
  using Tableau = Mask;

  LayeredSpace(const CoveringRules& rules, const CoveringPosition& position, const RankLanes& lanes, std::size_t max_bytes)
      : max_bytes_(max_bytes) {
    const int slots = rules.slots();
    for (int slot = 0; slot < slots; ++slot) {
      if (position.ranks[static_cast<std::size_t>(slot)] >= 0) start_ |= Mask{1} << slot;
    }
    for (int slot = 0; slot < slots; ++slot) {
      for (const int above : rules.covered_by[static_cast<std::size_t>(slot)]) {
        by_distance(above - slot) |= Mask{1} << slot;
        covers_[static_cast<std::size_t>(slot)] |= Mask{1} << above;
        under_[static_cast<std::size_t>(above)] |= Mask{1} << slot;
      }
    }
    bytes_in_mask_ = (slots + 7) / 8;
    lanes_.assign(static_cast<std::size_t>(bytes_in_mask_) * 256, LaneBytes{});
    for (int byte = 0; byte < bytes_in_mask_; ++byte) {
      for (unsigned bits = 1; bits < 256; ++bits) {
        const int slot = 8 * byte + std::countr_zero(bits);
        LaneBytes& sum = lanes_[static_cast<std::size_t>(byte) * 256 + bits];
        sum = lanes_[static_cast<std::size_t>(byte) * 256 + (bits & (bits - 1))];
        if (slot < slots && position.ranks[static_cast<std::size_t>(slot)] >= 0) {
          add_to(sum, lanes[static_cast<std::size_t>(position.ranks[static_cast<std::size_t>(slot)])]);
        }
      }
    }
    layers_.resize(static_cast<std::size_t>(left(start_)) + 1);
  }

  [[nodiscard]] bool has_memory() const { return true; }
  void clear() {
    for (Layer& layer : layers_) layer = Layer{};
    bytes_ = 0;
  }
  [[nodiscard]] Tableau start() const { return start_; }
  [[nodiscard]] int left(Tableau at) const {
    int count = std::popcount(static_cast<std::uint64_t>(at));
    if constexpr (sizeof(Mask) > 8) count += std::popcount(static_cast<std::uint64_t>(at >> 64));
    return count;
  }

  template <class Visit>
  void options(Tableau at, Visit&& visit) const {
    Mask covered = 0;
    for (const auto& [distance, slots] : distances_) covered |= (distance > 0 ? at >> distance : at << -distance) & slots;
    for (Mask rest = at & ~covered; rest != 0; rest &= rest - 1) {
      const int slot = lowest(rest);
      visit(slot, at ^ Mask{1} << slot);
    }
  }

  template <class Visit>
  void before(Tableau at, Visit&& visit) const {
    for (Mask rest = start_ & ~at; rest != 0; rest &= rest - 1) {
      const int slot = lowest(rest);
      if ((covers_[static_cast<std::size_t>(slot)] & at) == 0 && (under_[static_cast<std::size_t>(slot)] & start_ & ~at) == 0) {
        visit(slot, at | Mask{1} << slot);
      }
    }
  }

  template <class Add>
  void add_lanes(Tableau at, Add&& add) const {
    for (int byte = 0; byte < bytes_in_mask_; ++byte) {
      add(lanes_[static_cast<std::size_t>(byte) * 256 + static_cast<std::size_t>(static_cast<std::uint64_t>(at >> 8 * byte) & 255)]);
    }
  }

  void prefetch(Tableau) const {}

  Value* find(Tableau at) {
    const Layer& layer = layers_[static_cast<std::size_t>(left(at))];
    if (layer.size == 0) return nullptr;
    std::size_t place = layer.place(at);
    for (;;) {
      if (!layer.taken(place)) return nullptr;
      if (layer.tableaux[place] == at) return &layer.values[place];
      place = (place + 1) & (layer.size - 1);
    }
  }

  Value* reach(Tableau at, bool* is_new) {
    Layer& layer = layers_[static_cast<std::size_t>(left(at))];
    if (2 * (layer.count + 1) > layer.size && !grow(layer)) return nullptr;
    std::size_t place = layer.place(at);
    while (layer.taken(place)) {
      if (layer.tableaux[place] == at) {
        *is_new = false;
        return &layer.values[place];
      }
      place = (place + 1) & (layer.size - 1);
    }
    layer.take(place, at);
    *is_new = true;
    return &layer.values[place];
  }

  template <class Visit>
  void each(Visit&& visit) {
    for (std::size_t number = layers_.size(); number-- > 0;) {
      Layer& layer = layers_[number];
      for (std::size_t place = 0; place < layer.size; ++place) {
        if (layer.taken(place) && !visit(layer.tableaux[place], layer.values[place])) return;
      }
    }
  }

 private:
  struct Layer {
    std::size_t size = 0;
    std::size_t count = 0;
    int shift = 64;
    Block<Mask> tableaux;
    Block<Value> values;
    Block<std::uint64_t> is_taken;

    [[nodiscard]] std::size_t place(Mask at) const { return static_cast<std::size_t>(mix(at) >> shift); }
    [[nodiscard]] bool taken(std::size_t at) const { return (is_taken[at >> 6] >> (at & 63) & 1) != 0; }
    void take(std::size_t at, Mask tableau) {
      is_taken[at >> 6] |= std::uint64_t{1} << (at & 63);
      tableaux[at] = tableau;
      ++count;
    }
  };

  static int lowest(Mask mask) {
    const auto low = static_cast<std::uint64_t>(mask);
    if constexpr (sizeof(Mask) > 8) {
      if (low == 0) return 64 + std::countr_zero(static_cast<std::uint64_t>(mask >> 64));
    }
    return std::countr_zero(low);
  }

  Mask& by_distance(int distance) {
    for (auto& [known, slots] : distances_) {
      if (known == distance) return slots;
    }
    return distances_.emplace_back(distance, Mask{0}).second;
  }

  bool grow(Layer& layer) {
    Layer fresh;
    fresh.size = layer.size == 0 ? 64 : 2 * layer.size;
    const std::size_t bytes = fresh.size * (sizeof(Mask) + sizeof(Value)) + fresh.size / 8;
    if (bytes_ + bytes > max_bytes_) return false;
    fresh.shift = 64 - std::countr_zero(fresh.size);
    fresh.tableaux = block<Mask>(fresh.size);
    fresh.values = block<Value>(fresh.size);
    fresh.is_taken = block<std::uint64_t>(fresh.size / 64);
    if (fresh.tableaux == nullptr || fresh.values == nullptr || fresh.is_taken == nullptr) return false;
    std::memset(fresh.is_taken.get(), 0, fresh.size / 8);
    for (std::size_t old = 0; old < layer.size; ++old) {
      if (!layer.taken(old)) continue;
      std::size_t place = fresh.place(layer.tableaux[old]);
      while (fresh.taken(place)) place = (place + 1) & (fresh.size - 1);
      fresh.take(place, layer.tableaux[old]);
      fresh.values[place] = layer.values[old];
    }
    bytes_ += bytes - (layer.size * (sizeof(Mask) + sizeof(Value)) + layer.size / 8);
    layer = std::move(fresh);
    return true;
  }

  Mask start_ = 0;
  std::vector<std::pair<int, Mask>> distances_;  // slots with a cover that many slots further on
  std::array<Mask, kMaxSlots> covers_{};
  std::array<Mask, kMaxSlots> under_{};
  std::vector<LaneBytes> lanes_;  // of eight slots at a time
  int bytes_in_mask_ = 0;
  std::vector<Layer> layers_;
  std::size_t bytes_ = 0;
  std::size_t max_bytes_;
};

}  // namespace longwood::LONGWOOD_ISA
