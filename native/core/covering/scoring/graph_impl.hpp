// GraphSpace. space_impl.hpp includes this file and describes the interface.

namespace longwood::LONGWOOD_ISA {

// For layouts whose cards overlap and in which few tableaux can be reached. A tableau is a number in the graph of the layout.
template <class Value>
class GraphSpace : public NumberedValues<Value, false> {
 public:
  using Tableau = TableauGraph::Tableau;

  // Returns whether the tableau of this position is in the graph of the layout, which is built first if necessary.
  static bool fits(const CoveringRules& rules, const CoveringPosition& position, std::size_t max_bytes) {
    if (!TableauGraph::suits(rules, max_bytes)) return false;
    tableau_graph().build(rules);
    return tableau_graph().find(mask_of(position)) < tableau_graph().size();
  }

  GraphSpace(const CoveringRules& rules, const CoveringPosition& position, const RankLanes& lanes, std::size_t max_bytes)
      : graph_(tableau_graph()), lanes_(rules, position, lanes), start_(graph_.find(mask_of(position))) {
    this->resize(graph_.size(), max_bytes);
  }

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
};

}  // namespace longwood::LONGWOOD_ISA
