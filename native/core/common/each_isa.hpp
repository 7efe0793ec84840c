// Compiles the file that LONGWOOD_IMPL names once for each instruction set, in longwood::portable, avx2 and avx512; the caller chooses
// among them at run time. Library headers come before, so that nothing of theirs is compiled for instructions another machine lacks.
#if defined(__SSE2__)
#include <immintrin.h>
#endif

#define LONGWOOD_ISA portable
#define LONGWOOD_VECTOR_BYTES 16
#include "core/covering/lanes_impl.hpp"
#include LONGWOOD_IMPL
#undef LONGWOOD_ISA
#undef LONGWOOD_VECTOR_BYTES

#if defined(__x86_64__) && defined(__GNUC__) && !defined(__clang__)
#define LONGWOOD_X86 1
#pragma GCC push_options
#pragma GCC target("avx2,bmi,bmi2,lzcnt,popcnt")
#define LONGWOOD_ISA avx2
#define LONGWOOD_VECTOR_BYTES 32
#include "core/covering/lanes_impl.hpp"
#include LONGWOOD_IMPL
#undef LONGWOOD_ISA
#undef LONGWOOD_VECTOR_BYTES
#pragma GCC pop_options
#pragma GCC push_options
#pragma GCC target("avx512f,avx512bw,avx512vl,avx2,bmi,bmi2,lzcnt,popcnt,prefer-vector-width=512")
#define LONGWOOD_ISA avx512
#define LONGWOOD_VECTOR_BYTES 64
#include "core/covering/lanes_impl.hpp"
#include LONGWOOD_IMPL
#undef LONGWOOD_ISA
#undef LONGWOOD_VECTOR_BYTES
#pragma GCC pop_options
#endif
