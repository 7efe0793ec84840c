// Varies the weights of the evaluation at random, for searches that begin afresh.
#pragma once

#include <cstdint>
#include <vector>

#include "core/columns/rules.hpp"

namespace longwood {

// Chooses one of these sets of weights, and multiplies each weight by a random factor. The logarithms of the factors have a mean of 0 and a
// standard deviation of about 0.5. The result depends only on the arguments.
ColumnWorth varied(const std::vector<ColumnWorth>& worths, std::uint64_t seed);

}  // namespace longwood
