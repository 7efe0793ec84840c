// NumberedValues. space_impl.hpp includes this file.

namespace longwood::LONGWOOD_ISA {

// The values of tableaux that are numbers, for DenseSpace and GraphSpace. It implements the part of their interface that has to do with
// values. kFalling says whether each card that is played makes the number smaller. Otherwise it makes the number larger.
template <class Value, bool kFalling>
class NumberedValues {
 public:
  using Tableau = std::uint32_t;

  [[nodiscard]] bool has_memory() const { return values_ != nullptr; }
  void clear() { reached_.assign(reached_.size(), 0); }

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
    const std::size_t words = reached_.size();
    for (std::size_t i = 0; i < words; ++i) {
      const std::size_t word = kFalling ? words - 1 - i : i;
      std::uint64_t ahead = ~std::uint64_t{0};
      for (;;) {
        const std::uint64_t rest = reached_[word] & ahead;  // read in every round, because a tableau can lead to one in the same word
        if (rest == 0) break;
        const int bit = kFalling ? 63 - std::countl_zero(rest) : std::countr_zero(rest);
        ahead = kFalling ? (std::uint64_t{1} << bit) - 1 : ~std::uint64_t{1} << bit;
        const auto at = static_cast<Tableau>(word << 6 | static_cast<std::size_t>(bit));
        if (!visit(at, values_[at])) return;
      }
    }
  }

 protected:
  // Makes room for the numbers below `size`, unless the values need more than `max_bytes`.
  void resize(std::size_t size, std::size_t max_bytes) {
    if (size * sizeof(Value) <= max_bytes) values_ = reused_memory<Value>(size);
    reached_.assign(size / 64 + 1, 0);
  }

  void prefetch_value(Tableau at) const { prefetch_to_write(&values_[at]); }

 private:
  ReusedMemory<Value> values_;
  std::vector<std::uint64_t> reached_;  // a bit for each tableau
};

}  // namespace longwood::LONGWOOD_ISA
