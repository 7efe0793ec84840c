// Compiler extensions that the core uses, each with a fallback in standard C++. Only this file, common/wide.hpp, common/isa.cpp,
// common/build_info.cpp, common/each_isa.hpp and covering/vectors_impl.hpp check which compiler is in use.
#pragma once

#include <cstddef>
#include <cstdlib>
#include <new>

// LONGWOOD_GNU: the compiler supports GCC's builtins, vector types and 128-bit integers. GCC and Clang do, but MSVC does not. Define
// LONGWOOD_PLAIN to make GCC and Clang compile the code that MSVC compiles. `make plain` tests that code.
#if defined(__GNUC__) && !defined(LONGWOOD_PLAIN)
#define LONGWOOD_GNU 1
#endif

// LONGWOOD_SSE2: vector intrinsics are available. LONGWOOD_X86: hot code is also compiled for AVX2 and AVX-512 (common/each_isa.hpp).
#if defined(LONGWOOD_GNU) && defined(__SSE2__)
#define LONGWOOD_SSE2 1
#endif
#if defined(LONGWOOD_SSE2) && defined(__x86_64__)
#define LONGWOOD_X86 1
#endif

// LONGWOOD_WASM, LONGWOOD_NEON: the vector intrinsics of WebAssembly and of 64-bit ARM are available.
#if defined(LONGWOOD_GNU) && defined(__wasm_simd128__)
#define LONGWOOD_WASM 1
#elif defined(LONGWOOD_GNU) && defined(__aarch64__) && defined(__ARM_NEON)
#define LONGWOOD_NEON 1
#endif

// LONGWOOD_INLINE: a function that is always inlined. Compilers stop inlining a large one if several searches contain it.
#if defined(LONGWOOD_GNU)
#define LONGWOOD_INLINE __attribute__((always_inline)) inline
#else
#define LONGWOOD_INLINE inline
#endif

// LONGWOOD_TRY and LONGWOOD_CATCH_BAD_ALLOC: run another block if memory runs out in the first one. The WebAssembly build has no
// exceptions. There, the program defines out_of_memory(), which ends the search and discards all of its memory.
namespace longwood {
#if defined(__cpp_exceptions) || defined(_CPPUNWIND)
#define LONGWOOD_TRY try
#define LONGWOOD_CATCH_BAD_ALLOC catch (const std::bad_alloc&)
[[noreturn]] inline void out_of_memory() { throw std::bad_alloc(); }
#else
#define LONGWOOD_TRY if constexpr (true)
#define LONGWOOD_CATCH_BAD_ALLOC else
[[noreturn]] void out_of_memory();
#endif
}  // namespace longwood

#if defined(_WIN32)
#include <malloc.h>
#endif
#if defined(_MSC_VER) && defined(_M_X64)
#include <xmmintrin.h>
#endif

namespace longwood {

// Prefetches memory that will be read soon. This is only a hint to the processor.
inline void prefetch([[maybe_unused]] const void* memory) {
#if defined(LONGWOOD_GNU)
  __builtin_prefetch(memory);
#elif defined(_MSC_VER) && defined(_M_X64)
  _mm_prefetch(static_cast<const char*>(memory), _MM_HINT_T0);
#endif
}

// Prefetches memory that will be written soon.
inline void prefetch_to_write([[maybe_unused]] const void* memory) {
#if defined(LONGWOOD_GNU)
  __builtin_prefetch(memory, 1);
#else
  prefetch(memory);
#endif
}

// Returns uninitialised memory, or null if none is available. Free it with release().
inline void* allocate(std::size_t bytes) {
#if defined(_WIN32)
  return _aligned_malloc(bytes, alignof(std::max_align_t));
#else
  return std::malloc(bytes);
#endif
}

// Returns uninitialised memory aligned to `alignment`, or null if none is available. `alignment` must be a power of two, and `bytes` a
// multiple of it. Free the memory with release().
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
