// Problems and answers as arrays of 32-bit words. src/longwood/solver/words.py describes them and has the other side.
#pragma once

#include <cstdint>
#include <vector>

#include "core/common/limits.hpp"

namespace longwood {

using Words = std::vector<std::int32_t>;

// Searches the position of a problem and returns the answer.
Words search_words(const Words& problem, const Hook& hook);

}  // namespace longwood
