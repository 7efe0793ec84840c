// The arc bound during a search; see arcs.hpp. Compiled once for each instruction set, in namespace LONGWOOD_ISA; see common/each_isa.hpp.

namespace longwood::LONGWOOD_ISA {

class Arcs {
 public:
  // piles: the slots of each pile, deepest first. rank: [slot], 0 if the slot is empty; only the upper slots of a pile can be empty.
  void set_up(const std::vector<std::vector<int>>& piles, const std::array<std::uint8_t, kMaxSlots>& rank) {
    for (const auto& pile : piles) {
      int beneath = -1;
      for (const int slot : pile) {
        if (rank[slot] == 0) break;
        arc_[slot] = Lanes::of(kArcTables.arc[rank[slot]]);
        changes_[slot] = beneath < 0 ? Lanes{} : changes_[beneath] + (arc_[slot] ^ arc_[beneath]);
        beneath = slot;
      }
    }
  }

  // Starts a new walk with the balances of its edges.
  void start(const Flow& flow) {
    LaneBytes halves{};
    for (std::size_t lane = 0; lane < kLanes; ++lane) {
      int sum = 0;
      for (int edge = 0; edge < kRanks; ++edge) sum += kArcTables.edge[edge][lane] * flow.balance(edge);
      halves[lane] = static_cast<std::int8_t>(sum / 2);
    }
    half_ = Lanes::of(halves);
  }

  // Takes a step over an edge, or takes it back.
  void step(int edge) { half_ = half_ - Lanes::of(kArcTables.edge[edge]); }
  void step_back(int edge) { half_ = half_ + Lanes::of(kArcTables.edge[edge]); }

  // Computes the slack of each lane: half the sum of its balances, minus the most changes of any pile. exposed: the exposed cards.
  template <class Mask>
  void measure(Mask exposed, int top) {
    const Lanes here = Lanes::of(kArcTables.arc[top]);
    Lanes most{};
    for (; exposed != 0; exposed &= exposed - 1) {
      const int slot = lowest_bit(exposed);
      most = larger(most, changes_[slot] + (arc_[slot] ^ here));
    }
    slack_ = half_ - most;
  }

  // Returns whether no walk can end with a card of this rank. Uses the slack that was measured last.
  [[nodiscard]] bool refute(int last) const { return any_greater(Lanes::of(kArcTables.less[last]), slack_); }

 private:
  std::array<Lanes, kMaxSlots> arc_;      // [slot]: the arcs of the slot's rank
  std::array<Lanes, kMaxSlots> changes_;  // [slot]: the changes of the pile's cards from this slot down
  Lanes half_;                            // half the sum of the two balances
  Lanes slack_;
};

}  // namespace longwood::LONGWOOD_ISA
