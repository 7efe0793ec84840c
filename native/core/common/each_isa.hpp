// Compiles the file named by LONGWOOD_IMPL once for each instruction set, in the namespaces longwood::portable, avx2 and avx512. The
// including file chooses one of them at run time. It must include all library headers before this file. Otherwise the functions in those
// headers could be compiled to instructions that other machines do not support.
#include "core/common/compiler.hpp"

#if defined(LONGWOOD_SSE2)
#include <immintrin.h>
#elif defined(LONGWOOD_WASM)
#include <wasm_simd128.h>
#elif defined(LONGWOOD_NEON)
#include <arm_neon.h>
#endif

#define LONGWOOD_ISA portable
#define LONGWOOD_VECTOR_BYTES 16
#include "core/covering/masks_impl.hpp"
#include "core/covering/vectors_impl.hpp"
#include LONGWOOD_IMPL
#undef LONGWOOD_ISA
#undef LONGWOOD_VECTOR_BYTES

#if defined(LONGWOOD_X86)

#if defined(__clang__)
#pragma clang attribute push(__attribute__((target("avx2,bmi,bmi2,lzcnt,popcnt"))), apply_to = function)
#else
#pragma GCC push_options
#pragma GCC target("avx2,bmi,bmi2,lzcnt,popcnt")
#endif
#define LONGWOOD_ISA avx2
#define LONGWOOD_VECTOR_BYTES 32
#include "core/covering/masks_impl.hpp"
#include "core/covering/vectors_impl.hpp"
#include LONGWOOD_IMPL
#undef LONGWOOD_ISA
#undef LONGWOOD_VECTOR_BYTES
#if defined(__clang__)
#pragma clang attribute pop
#else
#pragma GCC pop_options
#endif

#if defined(__clang__)
#pragma clang attribute push(__attribute__((target("avx512f,avx512bw,avx512vl,avx2,bmi,bmi2,lzcnt,popcnt"))), apply_to = function)
#else
#pragma GCC push_options
#pragma GCC target("avx512f,avx512bw,avx512vl,avx2,bmi,bmi2,lzcnt,popcnt,prefer-vector-width=512")
#endif
#define LONGWOOD_ISA avx512
#define LONGWOOD_VECTOR_BYTES 64
#include "core/covering/masks_impl.hpp"
#include "core/covering/vectors_impl.hpp"
#include LONGWOOD_IMPL
#undef LONGWOOD_ISA
#undef LONGWOOD_VECTOR_BYTES
#if defined(__clang__)
#pragma clang attribute pop
#else
#pragma GCC pop_options
#endif

#endif
