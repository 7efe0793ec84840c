#include "core/common/build_info.hpp"

#if defined(__clang__)
#define LONGWOOD_COMPILER __VERSION__  // contains the name: "Clang 17.0.6", "Apple LLVM 15.0.0 ..."
#elif defined(__GNUC__)
#define LONGWOOD_COMPILER "GCC " __VERSION__
#elif defined(_MSC_VER)
#define LONGWOOD_TEXT_OF(x) #x
#define LONGWOOD_TEXT(x) LONGWOOD_TEXT_OF(x)
#define LONGWOOD_COMPILER "MSVC " LONGWOOD_TEXT(_MSC_VER)
#else
#define LONGWOOD_COMPILER "unknown compiler"
#endif

namespace longwood {
namespace {

#if defined(_MSVC_LANG)
constexpr long cpp_standard = _MSVC_LANG;  // MSVC defines __cplusplus as 199711 by default
#else
constexpr long cpp_standard = __cplusplus;
#endif
static_assert(cpp_standard >= 202002L, "Longwood's native code is C++20");

#if defined(NDEBUG)
constexpr bool optimized = true;
#else
constexpr bool optimized = false;
#endif

}  // namespace

BuildInfo build_info() noexcept {
  return {
      .version = LONGWOOD_VERSION,
      .sources = LONGWOOD_SOURCES,
      .compiler = LONGWOOD_COMPILER,
      .cpp_standard = cpp_standard,
      .optimized = optimized,
  };
}

}  // namespace longwood
