// How this native code was built. Bug reports include it, and a test of the build checks it.
#pragma once

#include <string_view>

namespace longwood {

struct BuildInfo {
  std::string_view version;   // the version in pyproject.toml
  std::string_view sources;   // a digest of all native sources
  std::string_view compiler;  // its name and version
  long cpp_standard;          // the value of __cplusplus, such as 202002 for C++20
  bool optimized;             // whether this is a release build, which has no assertions
};

BuildInfo build_info() noexcept;

}  // namespace longwood
