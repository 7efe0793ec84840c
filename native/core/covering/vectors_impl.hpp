// The vectors of bytes that the covering searches use: Lanes, 64 signed bytes, and Bytes, 16 unsigned bytes. Compiled once for each
// instruction set, in namespace LONGWOOD_ISA and with LONGWOOD_VECTOR_BYTES set; see common/each_isa.hpp. The first half uses the vector
// types of GCC and Clang. The second half does the same in standard C++.

namespace longwood::LONGWOOD_ISA {

#if defined(LONGWOOD_GNU)

// 64 signed bytes, in as many vectors as the instruction set needs.
struct Lanes {
  static constexpr int kWidth = LONGWOOD_VECTOR_BYTES;
  static constexpr int kParts = kLanes / kWidth;
  typedef std::int8_t Part __attribute__((vector_size(kWidth)));
  Part part[kParts];

  static Lanes of(const LaneBytes& bytes) {
    typedef Part Anywhere __attribute__((aligned(1), may_alias));  // copying the bytes would go through memory in smaller pieces
    Lanes lanes;
    for (int i = 0; i < kParts; ++i) lanes.part[i] = *reinterpret_cast<const Anywhere*>(bytes.data() + i * kWidth);
    return lanes;
  }
  void store(LaneBytes& bytes) const { std::memcpy(bytes.data(), part, sizeof part); }
};

// These are not friends defined in the class: GCC 12 compiles those without the instruction set of the pragma in each_isa.hpp, so that they
// pass vectors in another way than their callers expect. That goes wrong wherever they are not inlined.
inline Lanes operator+(const Lanes& a, const Lanes& b) {
  Lanes sum;
  for (int i = 0; i < Lanes::kParts; ++i) sum.part[i] = a.part[i] + b.part[i];
  return sum;
}
inline Lanes operator-(const Lanes& a, const Lanes& b) {
  Lanes sum;
  for (int i = 0; i < Lanes::kParts; ++i) sum.part[i] = a.part[i] - b.part[i];
  return sum;
}
inline Lanes operator^(const Lanes& a, const Lanes& b) {
  Lanes differ;
  for (int i = 0; i < Lanes::kParts; ++i) differ.part[i] = a.part[i] ^ b.part[i];
  return differ;
}
inline Lanes larger(const Lanes& a, const Lanes& b) {
  Lanes most;
  for (int i = 0; i < Lanes::kParts; ++i) most.part[i] = a.part[i] > b.part[i] ? a.part[i] : b.part[i];
  return most;
}

// Returns whether any lane of `a` is greater than the same lane of `b`. The last step is written out for each width, because compilers turn
// a test of whole vectors into slower code that copies them to memory.
inline bool any_greater(const Lanes& a, const Lanes& b) {
#if LONGWOOD_VECTOR_BYTES == 64
  return _mm512_cmpgt_epi8_mask((__m512i)a.part[0], (__m512i)b.part[0]) != 0;
#else
  auto greater = a.part[0] > b.part[0];
  for (int i = 1; i < Lanes::kParts; ++i) greater |= a.part[i] > b.part[i];
#if LONGWOOD_VECTOR_BYTES == 32
  return _mm256_movemask_epi8((__m256i)greater) != 0;
#elif defined(LONGWOOD_SSE2)
  return _mm_movemask_epi8((__m128i)greater) != 0;
#elif defined(LONGWOOD_WASM)
  return wasm_v128_any_true((v128_t)greater);
#elif defined(LONGWOOD_NEON)
  return vmaxvq_u8((uint8x16_t)greater) != 0;
#else
  std::uint64_t words[Lanes::kWidth / 8];
  std::memcpy(words, &greater, sizeof words);
  return (words[0] | words[1]) != 0;
#endif
#endif
}

// 16 unsigned bytes.
typedef std::uint8_t Bytes __attribute__((vector_size(16)));

inline Bytes all_bytes(std::uint8_t value) { return Bytes{} + value; }
inline Bytes lesser(Bytes a, Bytes b) { return a < b ? a : b; }

// Returns a vector whose byte i is bytes[order[i]]. Each order[i] must be 0 to 15.
inline Bytes rearranged(Bytes bytes, Bytes order) {
#if !defined(__clang__)
  return __builtin_shuffle(bytes, order);
#elif LONGWOOD_VECTOR_BYTES >= 32
  return (Bytes)_mm_shuffle_epi8((__m128i)bytes, (__m128i)order);
#elif defined(LONGWOOD_WASM)
  return (Bytes)wasm_i8x16_swizzle((v128_t)bytes, (v128_t)order);
#elif defined(LONGWOOD_NEON)
  return (Bytes)vqtbl1q_u8((uint8x16_t)bytes, (uint8x16_t)order);
#else
  Bytes found{};
  for (int i = 0; i < 16; ++i) found[i] = bytes[order[i] & 15];
  return found;
#endif
}

// Returns a vector whose byte i is all ones if bit i is set, and zero if not.
inline Bytes mask_of_bits(unsigned bits) {
  typedef std::uint16_t Pairs __attribute__((vector_size(16)));
  constexpr std::uint8_t low = std::endian::native == std::endian::little ? 0 : 1;
  constexpr std::uint8_t high = 1 - low;
  const Bytes pairs = (Bytes)(Pairs{} + static_cast<std::uint16_t>(bits));
  const Bytes eight = rearranged(pairs, Bytes{low, low, low, low, low, low, low, low, high, high, high, high, high, high, high, high});
  return (Bytes)((eight & Bytes{1, 2, 4, 8, 16, 32, 64, 128, 1, 2, 4, 8, 16, 32, 64, 128}) != 0);
}

// Returns a mask whose bit i is set if byte i of `a` and `b` differ.
inline unsigned differing(Bytes a, Bytes b) {
  const Bytes differ = (Bytes)(a != b);
#if defined(LONGWOOD_SSE2)
  return static_cast<unsigned>(_mm_movemask_epi8((__m128i)differ));
#elif defined(LONGWOOD_WASM)
  return static_cast<unsigned>(wasm_i8x16_bitmask((v128_t)differ));
#else
  unsigned bits = 0;
  for (int i = 0; i < 16; ++i) bits |= static_cast<unsigned>(differ[i] & 1) << i;
  return bits;
#endif
}

#else

struct Lanes {
  LaneBytes bytes{};

  static Lanes of(const LaneBytes& bytes) { return {bytes}; }
  void store(LaneBytes& to) const { to = bytes; }
  friend Lanes operator+(const Lanes& a, const Lanes& b) {
    Lanes sum;
    for (std::size_t i = 0; i < kLanes; ++i) sum.bytes[i] = static_cast<std::int8_t>(a.bytes[i] + b.bytes[i]);
    return sum;
  }
  friend Lanes operator-(const Lanes& a, const Lanes& b) {
    Lanes sum;
    for (std::size_t i = 0; i < kLanes; ++i) sum.bytes[i] = static_cast<std::int8_t>(a.bytes[i] - b.bytes[i]);
    return sum;
  }
  friend Lanes operator^(const Lanes& a, const Lanes& b) {
    Lanes differ;
    for (std::size_t i = 0; i < kLanes; ++i) differ.bytes[i] = static_cast<std::int8_t>(a.bytes[i] ^ b.bytes[i]);
    return differ;
  }
  friend Lanes larger(const Lanes& a, const Lanes& b) {
    Lanes most;
    for (std::size_t i = 0; i < kLanes; ++i) most.bytes[i] = a.bytes[i] > b.bytes[i] ? a.bytes[i] : b.bytes[i];
    return most;
  }
};

inline bool any_greater(const Lanes& a, const Lanes& b) {
  int greater = 0;  // no branches, so that the compiler can use vectors
  for (std::size_t i = 0; i < kLanes; ++i) greater |= a.bytes[i] > b.bytes[i];
  return greater != 0;
}

struct Bytes {
  std::array<std::uint8_t, 16> byte;

  std::uint8_t& operator[](int i) { return byte[static_cast<std::size_t>(i)]; }
  std::uint8_t operator[](int i) const { return byte[static_cast<std::size_t>(i)]; }
  friend Bytes operator&(const Bytes& a, const Bytes& b) {
    return each([&](int i) { return a[i] & b[i]; });
  }
  friend Bytes operator|(const Bytes& a, const Bytes& b) {
    return each([&](int i) { return a[i] | b[i]; });
  }
  Bytes operator~() const {
    return each([&](int i) { return ~(*this)[i]; });
  }

  template <class Make>
  static Bytes each(const Make& make) {
    Bytes made{};
    for (int i = 0; i < 16; ++i) made[i] = static_cast<std::uint8_t>(make(i));
    return made;
  }
};

inline Bytes all_bytes(std::uint8_t value) {
  return Bytes::each([&](int) { return value; });
}
inline Bytes lesser(const Bytes& a, const Bytes& b) {
  return Bytes::each([&](int i) { return a[i] < b[i] ? a[i] : b[i]; });
}
inline Bytes rearranged(const Bytes& bytes, const Bytes& order) {
  return Bytes::each([&](int i) { return bytes[order[i] & 15]; });
}
inline Bytes mask_of_bits(unsigned bits) {
  return Bytes::each([&](int i) { return (bits >> i & 1) != 0 ? 255 : 0; });
}
inline unsigned differing(const Bytes& a, const Bytes& b) {
  unsigned bits = 0;
  for (int i = 0; i < 16; ++i) bits |= static_cast<unsigned>(a[i] != b[i]) << i;
  return bits;
}

#endif

inline bool any_positive(const Lanes& lanes) { return any_greater(lanes, Lanes{}); }

}  // namespace longwood::LONGWOOD_ISA
