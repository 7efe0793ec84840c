#include "core/common/isa.hpp"

#include "core/common/compiler.hpp"

namespace longwood {

Isa best_isa() {
#if defined(LONGWOOD_X86)
  __builtin_cpu_init();
  if (__builtin_cpu_supports("avx512bw") && __builtin_cpu_supports("avx512vl")) return Isa::kAvx512;
  if (__builtin_cpu_supports("avx2") && __builtin_cpu_supports("bmi2")) return Isa::kAvx2;
#endif
  return Isa::kPortable;
}

}  // namespace longwood
