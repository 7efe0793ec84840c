// What the fuzzers share. A fuzzer is one function from bytes to "all is well"; what is not ends the program.
#pragma once

#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>

#include "core/common/limits.hpp"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size);

namespace longwood::test {

inline void demand(bool holds, const char* what) {
  if (holds) return;
  std::fprintf(stderr, "does not hold: %s\n", what);
  std::abort();
}

inline bool decided(Status status) { return status == Status::kWon || status == Status::kLost; }

}  // namespace longwood::test
