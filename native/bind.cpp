// longwood.solver._core: the one file of native/ that knows Python. It converts and calls; it decides nothing.
// Every name bound here is declared in src/longwood/solver/_core.pyi; a test holds the two equal.
#include <nanobind/nanobind.h>
#include <nanobind/stl/string_view.h>

#include "core/build_info.hpp"

namespace nb = nanobind;

NB_MODULE(_core, m) {
  m.doc() = "The native searcher. Fast, never believed: longwood.play replays what it returns.";

  nb::class_<longwood::BuildInfo>(m, "BuildInfo", "What the native code was built as.")
      .def_ro("version", &longwood::BuildInfo::version, "The distribution's version.")
      .def_ro("compiler", &longwood::BuildInfo::compiler, "Name and version of the compiler.")
      .def_ro("cpp_standard", &longwood::BuildInfo::cpp_standard, "The value of __cplusplus: 202002 for C++20.")
      .def_ro("optimized", &longwood::BuildInfo::optimized, "Compiled as a release, without assertions.")
      .def("__repr__", [](const longwood::BuildInfo& info) {
        return nb::str("BuildInfo(version={!r}, compiler={!r}, cpp_standard={!r}, optimized={!r})")
            .format(info.version, info.compiler, info.cpp_standard, info.optimized);
      });

  m.def("build_info", &longwood::build_info, "Return what this native code was built as.");
}
