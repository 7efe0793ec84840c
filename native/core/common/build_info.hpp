// What this native code was built as; for bug reports and for the test that the build is the one asked for.
#pragma once

#include <string_view>

namespace longwood {

struct BuildInfo {
  std::string_view version;   // the distribution's version, as in pyproject.toml
  std::string_view compiler;  // name and version of the compiler
  long cpp_standard;          // the value of __cplusplus, such as 202002 for C++20
  bool optimized;             // compiled as a release: without assertions
};

BuildInfo build_info() noexcept;

}  // namespace longwood
