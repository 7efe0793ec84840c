// Operations on masks of slots. Compiled once for each instruction set, in namespace LONGWOOD_ISA; see common/each_isa.hpp.

namespace longwood::LONGWOOD_ISA {

template <class Mask>
inline int count_bits(Mask mask) {
  int count = std::popcount(static_cast<std::uint64_t>(mask));
  if constexpr (sizeof(Mask) > 8) count += std::popcount(static_cast<std::uint64_t>(mask >> 64));
  return count;
}

template <class Mask>
inline int lowest_bit(Mask mask) {  // the mask must not be empty
  const auto low = static_cast<std::uint64_t>(mask);
  if constexpr (sizeof(Mask) > 8) {
    if (low == 0) return 64 + std::countr_zero(static_cast<std::uint64_t>(mask >> 64));
  }
  return std::countr_zero(low);
}

template <class Mask>
inline bool has(Mask mask, int slot) {
  return (mask >> slot & 1) != 0;
}

}  // namespace longwood::LONGWOOD_ISA
