// DenseSpace. space_impl.hpp includes this file and describes the interface.

namespace longwood::LONGWOOD_ISA {

// For columns. A tableau is a number with two digits. Each digit stores the heights of some of the columns, and the low digit has kLowBits
// bits. Playing a card makes the number smaller.
template <class Value>
class DenseSpace : public NumberedValues<Value, true> {
 public:
  using Tableau = std::uint32_t;
  static constexpr int kLowBits = 8;
  static constexpr Tableau kLow = 1u << kLowBits;
  static constexpr std::size_t kMostHigh = 1u << 13;

  // Returns whether the heights of these columns fit into such a number.
  static bool fits(const CoveringRules& rules, const CoveringPosition& position) {
    return !rules.piles.empty() && split(rules, position).high_size <= kMostHigh;
  }

  DenseSpace(const CoveringRules& rules, const CoveringPosition& position, const RankLanes& lanes, std::size_t max_bytes) {
    const Split parts = split(rules, position);
    build(parts.low, 1, position, lanes, low_);
    build(parts.high, kLow, position, lanes, high_);
    start_ = static_cast<Tableau>(high_.lanes.size() - 1) << kLowBits | static_cast<Tableau>(low_.lanes.size() - 1);
    this->resize(high_.lanes.size() << kLowBits, max_bytes);
  }

  [[nodiscard]] Tableau start() const { return start_; }
  [[nodiscard]] int left(Tableau at) const { return high_.left[at >> kLowBits] + low_.left[at & (kLow - 1)]; }

  template <class Visit>
  void options(Tableau at, Visit&& visit) const {
    options(high_, at >> kLowBits, at, visit);
    options(low_, at & (kLow - 1), at, visit);
  }

  template <class Visit>
  void before(Tableau at, Visit&& visit) const {
    before(high_, at >> kLowBits, kLow, at, visit);
    before(low_, at & (kLow - 1), 1, at, visit);
  }

  template <class Add>
  void add_lanes(Tableau at, Add&& add) const {
    add(high_.lanes[at >> kLowBits]);
    add(low_.lanes[at & (kLow - 1)]);
  }

  // Prefetches the tableaux that plays from the columns of the high digit lead to. The others are nearby in memory.
  void prefetch(Tableau at) const {
    options(high_, at >> kLowBits, at, [&](int, Tableau next) { this->prefetch_value(next); });
  }

 private:
  struct Step {
    std::uint32_t weight;
    std::uint8_t slot;
  };
  struct Column {
    std::vector<int> slots;  // the occupied ones, deepest first
    std::uint32_t weight;    // what one card adds to the value of the digit
  };
  struct Part {  // lookup tables for the values of one digit
    std::vector<LaneBytes> lanes;
    std::vector<std::uint8_t> left;
    // [value]: the index of its first option. A last element holds the number of options.
    std::vector<std::uint32_t> first_option;
    std::vector<Step> options;
    std::vector<Column> columns;
  };
  struct Split {
    std::vector<std::vector<int>> low, high;  // the occupied slots of each column, deepest first
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
    part.first_option.reserve(size + 1);
    part.options.reserve(size * piles.size());
    std::uint32_t weight_of_column = 1;
    for (const auto& pile : piles) {
      part.columns.push_back({pile, weight_of_column});
      weight_of_column *= static_cast<std::uint32_t>(pile.size() + 1);
    }
    for (std::size_t value = 0; value < size; ++value) {
      part.first_option.push_back(static_cast<std::uint32_t>(part.options.size()));
      std::size_t rest = value;
      bool filled = false;
      for (const auto& [slots, weight] : part.columns) {
        const std::size_t height = rest % (slots.size() + 1);
        rest /= slots.size() + 1;
        if (height == 0) continue;
        const int slot = slots[height - 1];
        part.options.push_back({weight * unit, static_cast<std::uint8_t>(slot)});
        if (filled) continue;
        // The value with one card fewer is smaller, so its entries are complete.
        part.lanes[value] = part.lanes[value - weight];
        add_to(part.lanes[value], lanes[static_cast<std::size_t>(position.ranks[static_cast<std::size_t>(slot)])]);
        part.left[value] = static_cast<std::uint8_t>(part.left[value - weight] + 1);
        filled = true;
      }
    }
    part.first_option.push_back(static_cast<std::uint32_t>(part.options.size()));
  }

  template <class Visit>
  static void options(const Part& part, std::uint32_t digit, Tableau at, Visit&& visit) {
    for (std::uint32_t i = part.first_option[digit]; i < part.first_option[digit + 1]; ++i) {
      visit(part.options[i].slot, at - part.options[i].weight);
    }
  }
  template <class Visit>
  static void before(const Part& part, std::uint32_t digit, std::uint32_t unit, Tableau at, Visit&& visit) {
    for (const Column& column : part.columns) {
      const std::size_t height = digit / column.weight % (column.slots.size() + 1);
      if (height < column.slots.size()) visit(column.slots[height], at + column.weight * unit);
    }
  }

  Part low_, high_;
  Tableau start_ = 0;
};

}  // namespace longwood::LONGWOOD_ISA
