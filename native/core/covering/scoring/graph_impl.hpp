// GraphSpace. space_impl.hpp includes this file and describes the interface.

namespace longwood::LONGWOOD_ISA {

// For layouts whose cards overlap and in which few tableaux can be reached. A tableau is a number in the graph of the layout.
template <class Value>
class GraphSpace {
 public:
  using Tableau = TableauGraph::Tableau;

  // Returns whether the tableau of this position is in the graph of the layout, which is built first if necessary.
  static bool fits(const CoveringRules& rules, const CoveringPosition& position, std::size_t max_bytes) {
    if (!TableauGraph::suits(rules, max_bytes)) return false;
    tableau_graph().build(rules);
    return tableau_graph().find(mask_of(position)) < tableau_graph().size();
  }

  GraphSpace(const CoveringRules& rules, const CoveringPosition& position, const RankLanes& lanes, std::size_t /*max_bytes*/)
      : graph_(tableau_graph()), lanes_(rules, position, lanes), start_(graph_.find(mask_of(position))) {
    values_ = reused_memory<Value>(graph_.size());
    reached_.assign(graph_.size() / 64 + 1, 0);
  }

  [[nodiscard]] bool has_memory() const { return values_ != nullptr; }
  void clear() { reached_.assign(reached_.size(), 0); }
  [[nodiscard]] Tableau start() const { return start_; }
  [[nodiscard]] int left(Tableau at) const { return count_bits(graph_.mask(at)); }

  template <class Visit>
  void options(Tableau at, Visit&& visit) const {
    for (const TableauGraph::Play play : graph_.plays(at)) visit(play.slot(), play.next());
  }

  template <class Visit>
  void before(Tableau at, Visit&& visit) const {
    for (std::uint64_t rest = graph_.mask(start_) & ~graph_.mask(at); rest != 0; rest &= rest - 1) {
      const Tableau with = graph_.find(graph_.mask(at) | (rest & (~rest + 1)));
      if (with != graph_.size()) visit(lowest_bit(rest), with);
    }
  }

  template <class Add>
  void add_lanes(Tableau at, Add&& add) const {
    lanes_.add(graph_.mask(at), add);
  }

  void prefetch(Tableau) const {}

  Value* find(Tableau at) { return (reached_[at >> 6] >> (at & 63) & 1) != 0 ? &values_[at] : nullptr; }
  Value* reach(Tableau at, bool* is_new) {
    std::uint64_t& word = reached_[at >> 6];
    const std::uint64_t bit = std::uint64_t{1} << (at & 63);
    *is_new = (word & bit) == 0;
    word |= bit;
    return &values_[at];
  }

  template <class Visit>
  void each(Visit&& visit) {
    for (std::size_t word = start_ >> 6; word < reached_.size(); ++word) {
      std::uint64_t above = ~std::uint64_t{0};
      for (;;) {
        const std::uint64_t left_here = reached_[word] & above;  // read in every round, because a tableau can lead to one in the same word
        if (left_here == 0) break;
        const int bit = std::countr_zero(left_here);
        above = ~std::uint64_t{1} << bit;
        const auto at = static_cast<Tableau>(word << 6 | static_cast<std::size_t>(bit));
        if (!visit(at, values_[at])) return;
      }
    }
  }

 private:
  static std::uint64_t mask_of(const CoveringPosition& position) {
    std::uint64_t mask = 0;
    for (std::size_t slot = 0; slot < position.ranks.size(); ++slot) {
      if (position.ranks[slot] >= 0) mask |= std::uint64_t{1} << slot;
    }
    return mask;
  }

  const TableauGraph& graph_;
  const MaskLanes<std::uint64_t> lanes_;
  const Tableau start_;
  ReusedMemory<Value> values_;
  std::vector<std::uint64_t> reached_;
};

}  // namespace longwood::LONGWOOD_ISA
