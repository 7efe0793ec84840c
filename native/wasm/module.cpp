// The WebAssembly module for browsers. It exports these functions:
//
//   longwood_start()         must be called first, once
//   longwood_problem(count)  returns the address of `count` words for the next problem (words.hpp)
//   longwood_search()        searches, and returns the address of the answer
//   longwood_answer_size()   returns the number of words in the answer
//
// The embedder provides two functions. stop(nodes) is the search's hook: it returns nonzero to end the search. out_of_memory() must not
// return, and the instance must not be used after it.
#include <cstdint>

#include "words.hpp"

#define LONGWOOD_EXPORT(name) extern "C" __attribute__((export_name(#name), visibility("default")))

extern "C" __attribute__((import_module("longwood"), import_name("stop"))) int longwood_stop(double nodes);
extern "C" void __wasm_call_ctors();  // defined by the linker

namespace {

[[clang::no_destroy]] longwood::Words problem;
[[clang::no_destroy]] longwood::Words answer;

const longwood::Hook hook{[](void*, std::uint64_t nodes) { return longwood_stop(static_cast<double>(nodes)) != 0; }};

}  // namespace

LONGWOOD_EXPORT(longwood_start) void longwood_start() { __wasm_call_ctors(); }

LONGWOOD_EXPORT(longwood_problem) std::int32_t* longwood_problem(std::uint32_t count) {
  problem.assign(count, 0);
  return problem.data();
}

LONGWOOD_EXPORT(longwood_search) const std::int32_t* longwood_search() {
  answer = longwood::search_words(problem, hook);
  return answer.data();
}

LONGWOOD_EXPORT(longwood_answer_size) std::uint32_t longwood_answer_size() { return static_cast<std::uint32_t>(answer.size()); }
