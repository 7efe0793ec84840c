// What the core uses beyond standard C++, each with a plain form for compilers that do not have it. Which compiler runs is asked only
// here, in common/wide.hpp, common/isa.cpp, common/build_info.cpp, common/each_isa.hpp and covering/vectors_impl.hpp.
#pragma once

#include <cstddef>
#include <cstdlib>

// LONGWOOD_GNU: the compiler has the builtins, vector types and 128-bit integers of GCC, as Clang does too. MSVC does not. Defining
// LONGWOOD_PLAIN makes GCC and Clang compile the code that MSVC compiles; `make clang` tests it that way.
#if defined(__GNUC__) && !defined(LONGWOOD_PLAIN)
#define LONGWOOD_GNU 1
#endif

// LONGWOOD_SSE2: vector intrinsics may be used. LONGWOOD_X86: hot code is also compiled for AVX2 and AVX-512 (common/each_isa.hpp).
#if defined(LONGWOOD_GNU) && defined(__SSE2__)
#define LONGWOOD_SSE2 1
#endif
#if defined(LONGWOOD_SSE2) && defined(__x86_64__)
#define LONGWOOD_X86 1
#endif

#if defined(_WIN32)
#include <malloc.h>
#endif
#if defined(_MSC_VER) && defined(_M_X64)
#include <xmmintrin.h>
#endif

namespace longwood {

// Starts to load memory into the cache, to be read soon. Only a hint.
inline void prefetch([[maybe_unused]] const void* memory) {
#if defined(LONGWOOD_GNU)
  __builtin_prefetch(memory);
#elif defined(_MSC_VER) && defined(_M_X64)
  _mm_prefetch(static_cast<const char*>(memory), _MM_HINT_T0);
#endif
}

// The same for memory that will be written.
inline void prefetch_to_write([[maybe_unused]] const void* memory) {
#if defined(LONGWOOD_GNU)
  __builtin_prefetch(memory, 1);
#else
  prefetch(memory);
#endif
}

// Returns uninitialised memory, or null when there is none. release() frees it.
inline void* allocate(std::size_t bytes) {
#if defined(_WIN32)
  return _aligned_malloc(bytes, alignof(std::max_align_t));
#else
  return std::malloc(bytes);
#endif
}

// The same, aligned to `alignment`, a power of two; `bytes` must be a multiple of it.
inline void* allocate_aligned(std::size_t alignment, std::size_t bytes) {
#if defined(_WIN32)
  return _aligned_malloc(bytes, alignment);
#else
  return std::aligned_alloc(alignment, bytes);
#endif
}

inline void release(void* memory) {
#if defined(_WIN32)
  _aligned_free(memory);
#else
  std::free(memory);
#endif
}

}  // namespace longwood
