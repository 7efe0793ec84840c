// A beam search for a win, in games with a stock from which a card can be drawn at any time. It goes through the stock once. Before each
// draw, it makes all plays in the tableaux that it has kept, and then keeps the best of the new ones. It proves nothing, but finds many
// wins far sooner than a depth-first search, which can spend all its nodes in a part of the tree that has no win.
// Compiled once for each instruction set, in namespace LONGWOOD_ISA; see common/each_isa.hpp.

namespace longwood::LONGWOOD_ISA {

template <class Mask>
class Beam {
 public:
  Beam(const CoveringRules& rules, const CoveringPosition& position, const Limits& limits, const Hook& hook, std::size_t width)
      : position_(position), limits_(limits), hook_(hook), width_(width), most_(kPlaysOfEach * width) {
    std::array<Mask, kRanks + 1> of_rank{};
    Node first{};
    for (int slot = 0; slot < rules.slots(); ++slot) {
      if (position.ranks[slot] < 0) continue;
      rank_[slot] = static_cast<std::uint8_t>(position.ranks[slot]);
      first.tableau |= Mask{1} << slot;
      of_rank[rank_[slot]] |= Mask{1} << slot;
    }
    for (int slot = 0; slot < rules.slots(); ++slot) {
      for (const int above : rules.covered_by[slot]) {
        covers_[slot] |= Mask{1} << above;
        under_[above][under_count_[above]++] = static_cast<std::uint8_t>(slot);
      }
    }
    for (Mask rest = first.tableau; rest != 0; rest &= rest - 1) {
      if ((covers_[lowest_bit(rest)] & first.tableau) == 0) first.exposed |= rest & (~rest + 1);
    }
    for (int top = 0; top < kTops; ++top) {
      for (int rank = 0; rank <= kRanks; ++rank) {
        if (rules.goes_on(rank, top)) fits_[top] |= of_rank[rank];
      }
    }
    for (int rank = 1; rank <= kRanks; ++rank) {
      if (of_rank[rank] != 0) ranks_.push_back({of_rank[rank], fits_[rank]});
    }
    for (const auto& pile : rules.piles) {
      Mask cards = 0;
      for (const int slot : pile) cards |= Mask{1} << slot;
      columns_.push_back(cards & first.tableau);
    }
    const HallTables tables(rules);
    for (int top = 0; top < kTops; ++top) {
      demand_[top] = Lanes::of(tables.demand[top]);
      supply_[top] = Lanes::of(tables.supply[top]);
    }
    excess_.push_back(tables.excess(position));
    first.top = static_cast<std::uint8_t>(position.top);
    nodes_.push_back(first);
  }

  CoveringAnswer run() {
    CoveringAnswer answer;
    answer.status = Status::kNodes;
    std::size_t from = 0;
    for (std::size_t index = 0; bytes_at_next_draw() <= limits_.max_bytes / kShareOfMemory && from < nodes_.size(); ++index) {
      known_.resize(std::bit_ceil(4 * most_here()));
      ++stamp_;
      for (std::size_t i = from; i < nodes_.size(); ++i) is_new(i, nodes_[i].top);
      for (std::size_t i = from; i < nodes_.size() && nodes_.size() - from < most_ && !stopped_; ++i) {
        if (play_each(i)) {
          answer.status = Status::kWon;
          answer.line = line();
          break;
        }
      }
      if (stopped_ || answer.status == Status::kWon || index == position_.stock.size()) break;
      from = draw(from, index);
      if (stopped_) break;
    }
    if (stopped_) answer.status = *stopped_;
    answer.nodes = count_;
    return answer;
  }

 private:
  struct Node {
    Mask tableau;
    Mask exposed;
    std::uint32_t parent;
    std::uint8_t top;
    std::uint8_t move;  // the slot that was played, or kDrawn
  };
  struct Rank {
    Mask cards;  // of the tableau at the start
    Mask next;   // those that can be played on this rank
  };
  struct Known {
    std::uint32_t stamp = 0;  // of the index of the stock at which the node was added
    std::uint32_t node = 0;
    std::uint32_t top = 0;
  };
  struct Candidate {
    int worth;
    std::uint32_t node;
  };

  static constexpr std::size_t kPlaysOfEach = 8;    // how many nodes there are at an index of the stock, for each that the beam keeps
  static constexpr std::size_t kShareOfMemory = 8;  // an allocator can keep what the beam has used, and the next search needs its own
  static constexpr std::uint8_t kDrawn = 255;
  static constexpr unsigned kAnyTop = 15;

  // Returns the most nodes that there can be at an index of the stock. The last tableau of which all plays are made can exceed most_.
  [[nodiscard]] std::size_t most_here() const { return most_ + kMaxSlots; }

  // Returns how many bytes the beam can have used when it draws for the next time. Vectors can be twice as large as what they contain.
  [[nodiscard]] std::size_t bytes_at_next_draw() const {
    const std::size_t each = 2 * (2 * sizeof(LaneBytes) + sizeof(Candidate)) + 4 * sizeof(Known);
    return 2 * (nodes_.size() + most_here() + width_) * sizeof(Node) + 2 * most_here() * each;
  }

  // Makes each play of a node. Returns true if one clears the tableau.
  bool play_each(std::size_t at) {
    const Node node = nodes_[at];
    const Lanes freed = excess_of(at) + supply_[node.top];
    for (Mask rest = node.exposed & fits_[node.top]; rest != 0; rest &= rest - 1) {
      const int slot = lowest_bit(rest);
      Node next{};
      const Lanes excess = freed - demand_[rank_[slot]];
      if (any_positive(excess)) continue;
      next.tableau = node.tableau & ~(rest & (~rest + 1));
      next.exposed = node.exposed & ~(rest & (~rest + 1));
      for (int i = 0; i < under_count_[slot]; ++i) {
        const int below = under_[slot][i];
        if ((covers_[below] & next.tableau) == 0) next.exposed |= Mask{1} << below & next.tableau;
      }
      next.parent = static_cast<std::uint32_t>(at);
      next.top = rank_[slot];
      next.move = static_cast<std::uint8_t>(slot);
      nodes_.push_back(next);
      if (!is_new(nodes_.size() - 1, next.top)) {
        nodes_.pop_back();
        continue;
      }
      excess.store(excess_.emplace_back());
      if (next.tableau == 0) return true;
      if (!count_node()) return false;
    }
    return false;
  }

  Lanes excess_of(std::size_t at) const { return Lanes::of(excess_[at - from_]); }

  // Counts a new node. Returns false if the search must end.
  bool count_node() {
    if (++count_ >= limits_.max_nodes) stopped_ = Status::kNodes;
    if (count_ % kNodesBetweenHooks == 0 && hook_(count_)) stopped_ = Status::kStopped;
    return !stopped_;
  }

  // Draws from the best tableaux of the nodes from `from` on. Returns the index of the first new node.
  std::size_t draw(std::size_t from, std::size_t index) {
    const int top = position_.stock[index];
    candidates_.clear();
    for (std::size_t i = from; i < nodes_.size(); ++i) {
      if (i % kNodesBetweenHooks == 0 && hook_(count_)) {
        stopped_ = Status::kStopped;
        return from;
      }
      if (any_positive(excess_of(i) + supply_[nodes_[i].top])) continue;
      if (is_new(i, kAnyTop)) candidates_.push_back({worth(nodes_[i]), static_cast<std::uint32_t>(i)});
    }
    // The order is total and the result is sorted by node, so it is the same on every platform.
    if (candidates_.size() > width_) {
      const auto end = candidates_.begin() + static_cast<std::ptrdiff_t>(width_);
      const auto is_better = [](const Candidate& a, const Candidate& b) {
        return a.worth != b.worth ? a.worth < b.worth : a.node < b.node;
      };
      std::nth_element(candidates_.begin(), end, candidates_.end(), is_better);
      candidates_.erase(end, candidates_.end());
      std::sort(candidates_.begin(), candidates_.end(), [](const Candidate& a, const Candidate& b) { return a.node < b.node; });
    }
    const std::size_t first = nodes_.size();
    for (const Candidate& chosen : candidates_) {
      if (!count_node()) break;
      Node next = nodes_[chosen.node];
      const Lanes covered = excess_of(chosen.node) + supply_[next.top];
      next.parent = chosen.node;
      next.top = static_cast<std::uint8_t>(top);
      next.move = kDrawn;
      nodes_.push_back(next);
      covered.store(drawn_.emplace_back());
    }
    excess_.swap(drawn_);
    drawn_.clear();
    from_ = first;
    return first;
  }

  // Returns how far a tableau is from a win, in sixteenths of a card. Less is better. Cards cost more if the tableau has few cards that can
  // be played on them, high columns cost more than low ones, and different ranks among the uncovered cards are good.
  [[nodiscard]] int worth(const Node& node) const {
    int sum = 16 * count_bits(node.tableau);
    int different = 0;
    for (const Rank& rank : ranks_) {
      const Mask cards = rank.cards & node.tableau;
      if (cards == 0) continue;
      const int lack = 16 * (count_bits(cards) - count_bits(rank.next & node.tableau)) + kSpare;
      if (lack > 0) sum += kLack * lack / 16;
      different += (cards & node.exposed) != 0;
    }
    for (const Mask column : columns_) {
      const int height = count_bits(column & node.tableau);
      sum += kHeight * height * height;
    }
    return sum - kDifferent * different;
  }

  // Returns whether no other node at this index of the stock has the same tableau and top.
  bool is_new(std::size_t at, unsigned top) {
    const Mask tableau = nodes_[at].tableau;
    std::size_t place = static_cast<std::size_t>((mix(tableau) + 0x9E3779B97F4A7C15ull * top) >> 20) & (known_.size() - 1);
    for (; known_[place].stamp == stamp_; place = (place + 1) & (known_.size() - 1)) {
      if (known_[place].top == top && nodes_[known_[place].node].tableau == tableau) return false;
    }
    known_[place] = {stamp_, static_cast<std::uint32_t>(at), top};
    return true;
  }

  [[nodiscard]] std::vector<int> line() const {
    std::vector<int> moves;
    for (std::size_t at = nodes_.size() - 1; at != 0; at = nodes_[at].parent) {
      moves.push_back(nodes_[at].move == kDrawn ? kDraw : nodes_[at].move);
    }
    std::reverse(moves.begin(), moves.end());
    return moves;
  }

  // In sixteenths of a card.
  static constexpr int kLack = 32;       // for each card of a rank more than there are cards that can be played on it
  static constexpr int kSpare = 8;       // added to that number
  static constexpr int kHeight = 3;      // for the square of the height of each column
  static constexpr int kDifferent = 10;  // for each rank among the uncovered cards

  const CoveringPosition& position_;
  const Limits limits_;
  const Hook hook_;
  const std::size_t width_;
  const std::size_t most_;
  std::array<std::uint8_t, kMaxSlots> rank_{};
  std::array<Mask, kMaxSlots> covers_{};
  std::array<std::array<std::uint8_t, kMaxSlots>, kMaxSlots> under_;
  std::array<int, kMaxSlots> under_count_{};
  std::array<Mask, kTops> fits_{};
  std::array<Lanes, kTops> demand_;
  std::array<Lanes, kTops> supply_;
  std::vector<Rank> ranks_;
  std::vector<Mask> columns_;
  std::vector<Node> nodes_;
  std::vector<LaneBytes> excess_, drawn_;
  std::size_t from_ = 0;
  std::vector<Candidate> candidates_;
  std::vector<Known> known_;
  std::uint32_t stamp_ = 0;
  std::uint64_t count_ = 0;
  std::optional<Status> stopped_;
};

inline CoveringAnswer beam(const CoveringRules& rules, const CoveringPosition& position, const Limits& limits, const Hook& hook,
                           std::size_t width) {
  if (rules.slots() <= 64) return Beam<std::uint64_t>(rules, position, limits, hook, width).run();
  return Beam<Wide>(rules, position, limits, hook, width).run();
}

}  // namespace longwood::LONGWOOD_ISA
