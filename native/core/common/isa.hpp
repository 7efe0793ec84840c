// The instruction sets that hot code is compiled for.
#pragma once

namespace longwood {

enum class Isa { kPortable, kAvx2, kAvx512 };
Isa best_isa();  // the widest one that this machine supports

}  // namespace longwood
