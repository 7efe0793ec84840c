// The tableaux that can be reached from a position of a covering game, with a value for each one that a sweep has reached. There are three
// classes with the same interface. DenseSpace is for columns with a small number of combinations of heights. GraphSpace is for cards that
// overlap, if there are few tableaux. LayeredSpace is for any layout, and has a hash table for each number of cards left.
//
//   Tableau start()                         the tableau at the start
//   int left(Tableau)                       the number of its cards
//   options(Tableau, visit(slot, Tableau))  for each exposed card: its slot, and the tableau without it
//   before(Tableau, visit(slot, Tableau))   for each card that may have been played last: its slot, and the tableau with it
//   add_lanes(Tableau, add(LaneBytes))      the lanes of its cards for the Hall bound, in several parts
//   Value* find(Tableau)                    its value, or null if it has not been reached
//   Value* reach(Tableau, bool* is_new)     its value, or null if there is no memory; marks it as reached
//   each(visit(Tableau, Value&))            every tableau reached, before those it leads to; visit returns false to stop
// Compiled once for each instruction set, in namespace LONGWOOD_ISA; see common/each_isa.hpp.

namespace longwood::LONGWOOD_ISA {

struct Free {
  void operator()(void* bytes) const { release(bytes); }
};
template <class T>
using Block = std::unique_ptr<T[], Free>;

template <class T>
Block<T> block(std::size_t count) {  // uninitialised, or null if there is no memory
  return Block<T>(static_cast<T*>(allocate_aligned(64, (count * sizeof(T) + 63) / 64 * 64)));
}

// [rank]: what a tableau card of this rank adds to the lanes of the Hall bound.
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

// The lanes of each tableau that is given as a mask. They are the sum of one element for each byte of the mask.
template <class Mask>
class MaskLanes {
 public:
  MaskLanes(const CoveringRules& rules, const CoveringPosition& position, const RankLanes& lanes) : bytes_((rules.slots() + 7) / 8) {
    sums_.assign(static_cast<std::size_t>(bytes_) * 256, LaneBytes{});
    for (int byte = 0; byte < bytes_; ++byte) {
      for (unsigned bits = 1; bits < 256; ++bits) {
        const int slot = 8 * byte + std::countr_zero(bits);
        LaneBytes& sum = sums_[static_cast<std::size_t>(byte) * 256 + bits];
        sum = sums_[static_cast<std::size_t>(byte) * 256 + (bits & (bits - 1))];
        if (slot < rules.slots() && position.ranks[static_cast<std::size_t>(slot)] >= 0) {
          add_to(sum, lanes[static_cast<std::size_t>(position.ranks[static_cast<std::size_t>(slot)])]);
        }
      }
    }
  }

  template <class Add>
  void add(Mask mask, Add&& add_one) const {
    for (int byte = 0; byte < bytes_; ++byte) {
      add_one(sums_[static_cast<std::size_t>(byte) * 256 + static_cast<std::size_t>(static_cast<std::uint64_t>(mask >> 8 * byte) & 255)]);
    }
  }

 private:
  std::vector<LaneBytes> sums_;  // [index of the byte, value of the byte]
  int bytes_;
};

}  // namespace longwood::LONGWOOD_ISA

#include "core/covering/scoring/numbered_impl.hpp"
// DenseSpace and GraphSpace use NumberedValues, so it comes first.
#include "core/covering/scoring/dense_impl.hpp"
#include "core/covering/scoring/graph_impl.hpp"
#include "core/covering/scoring/layered_impl.hpp"
