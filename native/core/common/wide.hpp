// Wide is an unsigned 128-bit integer. It holds a mask of up to 128 slots, or a set of stock indices.
#pragma once

#include <concepts>
#include <cstdint>

#include "core/common/compiler.hpp"

namespace longwood {

#if defined(LONGWOOD_GNU) && defined(__SIZEOF_INT128__) && !defined(__wasm__)

__extension__ typedef unsigned __int128 Wide;

#else

// A replacement for compilers without such a type, and for WebAssembly, where its shifts are calls of library functions. It has only the
// operators that the searches use, and shift counts must be below 128.
class Wide {
 public:
  constexpr Wide() = default;
  template <std::integral Number>
  constexpr Wide(Number number) : low_(static_cast<std::uint64_t>(number)) {
    if constexpr (std::signed_integral<Number>) high_ = number < 0 ? ~std::uint64_t{0} : 0;
  }

  template <std::unsigned_integral Number>
    requires(!std::same_as<Number, bool>)
  constexpr explicit operator Number() const {
    return static_cast<Number>(low_);
  }

  friend constexpr bool operator==(const Wide&, const Wide&) = default;
  friend constexpr bool operator<(const Wide& a, const Wide& b) { return a.high_ != b.high_ ? a.high_ < b.high_ : a.low_ < b.low_; }

  friend constexpr Wide operator&(const Wide& a, const Wide& b) { return {a.high_ & b.high_, a.low_ & b.low_}; }
  friend constexpr Wide operator|(const Wide& a, const Wide& b) { return {a.high_ | b.high_, a.low_ | b.low_}; }
  friend constexpr Wide operator^(const Wide& a, const Wide& b) { return {a.high_ ^ b.high_, a.low_ ^ b.low_}; }
  friend constexpr Wide operator+(const Wide& a, const Wide& b) {
    const std::uint64_t low = a.low_ + b.low_;
    return {a.high_ + b.high_ + (low < a.low_ ? 1 : 0), low};
  }
  friend constexpr Wide operator-(const Wide& a, const Wide& b) { return {a.high_ - b.high_ - (a.low_ < b.low_ ? 1 : 0), a.low_ - b.low_}; }
  constexpr Wide operator~() const { return {~high_, ~low_}; }

  template <std::integral Number>
  friend constexpr Wide operator<<(const Wide& a, Number by) {
    if (by == 0) return a;
    if (by >= 64) return {a.low_ << (by - 64), 0};
    return {a.high_ << by | a.low_ >> (64 - by), a.low_ << by};
  }
  template <std::integral Number>
  friend constexpr Wide operator>>(const Wide& a, Number by) {
    if (by == 0) return a;
    if (by >= 64) return {0, a.high_ >> (by - 64)};
    return {a.high_ >> by, a.low_ >> by | a.high_ << (64 - by)};
  }

  constexpr Wide& operator&=(const Wide& other) { return *this = *this & other; }
  constexpr Wide& operator|=(const Wide& other) { return *this = *this | other; }
  constexpr Wide& operator+=(const Wide& other) { return *this = *this + other; }

 private:
  constexpr Wide(std::uint64_t high, std::uint64_t low) : low_(low), high_(high) {}

  std::uint64_t low_ = 0;
  std::uint64_t high_ = 0;
};

#endif

}  // namespace longwood
