// How this native code was built, for bug reports and for a test of the build itself.
#pragma once

#include <string_view>

namespace longwood {

struct BuildInfo {
  std::string_view version;   // of the distribution, as in pyproject.toml
  std::string_view compiler;  // its name and version
  long cpp_standard;          // the value of __cplusplus, such as 202002 for C++20
  bool optimized;             // whether it was compiled as a release, without assertions
};

BuildInfo build_info() noexcept;

}  // namespace longwood
