// What the covering searches count with: masks of slots, and 64 signed bytes at once. Included once for each instruction set, inside a
// namespace LONGWOOD_ISA of its own, with LONGWOOD_VECTOR_BYTES set; see each_isa.hpp.

namespace longwood::LONGWOOD_ISA {

template <class Mask>
inline int count_bits(Mask mask) {
  int count = std::popcount(static_cast<std::uint64_t>(mask));
  if constexpr (sizeof(Mask) > 8) count += std::popcount(static_cast<std::uint64_t>(mask >> 64));
  return count;
}

template <class Mask>
inline int lowest_bit(Mask mask) {  // of a mask that is not empty
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

// 64 signed bytes in as many vectors as the machine's width asks for.
struct Lanes {
  static constexpr int kWidth = LONGWOOD_VECTOR_BYTES;
  static constexpr int kParts = kLanes / kWidth;
  typedef std::int8_t Part __attribute__((vector_size(kWidth)));
  Part part[kParts];

  static Lanes of(const LaneBytes& bytes) {
    typedef Part Anywhere __attribute__((aligned(1), may_alias));  // a copy of bytes would go through memory, in smaller pieces
    Lanes lanes;
    for (int i = 0; i < kParts; ++i) lanes.part[i] = *reinterpret_cast<const Anywhere*>(bytes.data() + i * kWidth);
    return lanes;
  }
  friend Lanes operator+(const Lanes& a, const Lanes& b) {
    Lanes sum;
    for (int i = 0; i < kParts; ++i) sum.part[i] = a.part[i] + b.part[i];
    return sum;
  }
  friend Lanes operator-(const Lanes& a, const Lanes& b) {
    Lanes sum;
    for (int i = 0; i < kParts; ++i) sum.part[i] = a.part[i] - b.part[i];
    return sum;
  }
};

// Whether any lane of a is greater than that of b. The last comparison is written for each width: what compilers make of vectors' own
// comparisons goes through memory.
inline bool any_greater(const Lanes& a, const Lanes& b) {
#if LONGWOOD_VECTOR_BYTES == 64
  return _mm512_cmpgt_epi8_mask((__m512i)a.part[0], (__m512i)b.part[0]) != 0;
#else
  auto greater = a.part[0] > b.part[0];
  for (int i = 1; i < Lanes::kParts; ++i) greater |= a.part[i] > b.part[i];
#if LONGWOOD_VECTOR_BYTES == 32
  return _mm256_movemask_epi8((__m256i)greater) != 0;
#elif defined(__SSE2__)
  return _mm_movemask_epi8((__m128i)greater) != 0;
#else
  std::uint64_t words[Lanes::kWidth / 8];
  __builtin_memcpy(words, &greater, sizeof words);
  return (words[0] | words[1]) != 0;
#endif
#endif
}

inline bool any_positive(const Lanes& lanes) { return any_greater(lanes, Lanes{}); }

}  // namespace longwood::LONGWOOD_ISA
