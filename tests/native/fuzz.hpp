// Shared code of the fuzzers. A fuzzer is a function that reads bytes and aborts the program if something is wrong.
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
  std::fprintf(stderr, "failed: %s\n", what);
  std::abort();
}

inline bool decided(Status status) { return status == Status::kWon || status == Status::kLost; }

}  // namespace longwood::test
