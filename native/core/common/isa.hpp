// The instruction sets that hot code is compiled for, and which of them this machine runs.
#pragma once

namespace longwood {

enum class Isa { kPortable, kAvx2, kAvx512 };
Isa best_isa();  // what this machine can run

}  // namespace longwood
