// The tableaux a covering position can come to, as places where a value is kept for each that was reached. Two kinds with one face:
// DenseSpace, where the heights of some columns make a small number, and LayeredSpace, tables by the cards left, for every cover relation.
//
//   Tableau start()                         the tableau it begins with
//   int left(Tableau)                       cards it holds
//   options(Tableau, visit(slot, Tableau))  for each exposed card its slot and the tableau without it
//   before(Tableau, visit(slot, Tableau))   for each card that may have been the last to go: its slot and the tableau with it
//   add_lanes(Tableau, add(LaneBytes))      Hall's tableau cards of it, in parts
//   Value* find(Tableau), Value* reach(Tableau, bool* is_new)   its value, null where it was not reached, or where no memory is left
//   each(visit(Tableau, Value&))            every tableau reached, those it leads to after it; visit returns false to end
// Included once for each instruction set, inside a namespace LONGWOOD_ISA of its own; see each_isa.hpp.

namespace longwood::LONGWOOD_ISA {

struct Free {
  void operator()(void* bytes) const { release(bytes); }
};
template <class T>
using Block = std::unique_ptr<T[], Free>;

template <class T>
Block<T> block(std::size_t count) {  // not initialised; null when there is no memory
  return Block<T>(static_cast<T*>(allocate_aligned(64, (count * sizeof(T) + 63) / 64 * 64)));
}

// What one card of each rank in the tableau adds to Hall's lanes.
using RankLanes = std::array<LaneBytes, kRanks + 1>;

inline RankLanes rank_lanes(const HallTables& tables) {
  RankLanes lanes{};
  for (std::size_t rank = 0; rank <= kRanks; ++rank) {
    for (std::size_t i = 0; i < kLanes; ++i) lanes[rank][i] = static_cast<std::int8_t>(tables.demand[rank][i] - tables.supply[rank][i]);
  }
  return lanes;
}

inline void add_to(LaneBytes& sum, const LaneBytes& more) {
  for (std::size_t i = 0; i < kLanes; ++i) sum[i] = static_cast<std::int8_t>(sum[i] + more[i]);
}

}  // namespace longwood::LONGWOOD_ISA

#include "core/covering/dense_impl.hpp"
#include "core/covering/layered_impl.hpp"
