#include "core/columns/search.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <limits>
#include <memory>
#include <new>
#include <optional>
#include <utility>

#include "core/columns/board/board.hpp"
#include "core/columns/budget.hpp"
#include "core/columns/digging/search.hpp"
#include "core/columns/dive.hpp"
#include "core/columns/hash_set.hpp"
#include "core/columns/nodes.hpp"
#include "core/columns/novelty.hpp"
#include "core/columns/varied.hpp"
#include "core/common/compiler.hpp"
#include "core/common/reused_memory.hpp"
#include "core/common/table_memory.hpp"

namespace longwood {
namespace {

// The two queues of a layer, for each set of weights: positions to expand, and positions to draw from.
struct Layer {
  std::array<std::array<Queue, kKinds>, kMostWorths> queues;
  Novelty novelty;
};

// Whether moves in the columns can be made before draws instead of after them. This also holds if runs move as a unit, but it does not help
// there.
bool can_make_columns_first(const ColumnRules& rules) {
  return rules.redeals == 0 && rules.empty != EmptyRule::kAutoFill && rules.run == RunRule::kSingle;
}

// Returns a term of the Luby sequence, from the first one on: 1, 1, 2, 1, 1, 2, 4, 1, 1, 2, 1, 1, 2, 4, 8 and so on.
std::uint64_t luby(std::uint64_t number) {
  while (!std::has_single_bit(number + 1)) number -= std::bit_floor(number) - 1;
  return (number + 1) / 2;
}

bool is_draw(const ColumnMove& move) { return move.source == kStock || move.target == kStock; }

class Search {
 public:
  Search(const ColumnRules& rules, const ColumnPosition& position, const Limits& limits, const Hook& hook, std::uint64_t seed,
         const ColumnTuning& tuning)
      : rules_(rules),
        position_(position),
        board_(std::make_unique<Board>(rules, position, seed)),
        tuning_(tuning),
        budget_(limits, hook),
        dives_(*board_, tuning_, budget_, seed),
        seed_(seed),
        sets_(rules.worths.size()),
        can_make_columns_first_(can_make_columns_first(rules)),
        most_draws_((position.stock.size() + static_cast<std::size_t>(rules.draw) - 1) / static_cast<std::size_t>(rules.draw)) {
    bool novelty = false;
    for (std::size_t set = 0; set < sets_; ++set) {
      novelty = novelty || rules.worths[set].met_pair != 0 || rules.worths[set].met_tops != 0;
      uses_novelty_[set] = novelty;
    }
  }

  ColumnAnswer run() {
    ColumnAnswer answer;
    Board& board = *board_;
    if (tuning_.safe_moves) board.make_safe_moves(&prologue_);
    start_.resize(board.packed_size() + Board::kPackSlack);
    board.pack(start_.data());
    best_up_ = board.cards_up();
    const Status status = board.won() ? Status::kWon : solve();
    answer.status = status;
    answer.nodes = budget_.nodes();
    answer.cards_up = best_up_;
    if (!line_of_restart_.empty()) {
      answer.line = std::move(line_of_restart_);
      return answer;
    }
    const std::vector<ColumnMove> played = won_by_dive_ ? dives_.line() : line_to(status == Status::kWon ? won_ : best_);
    answer.line = prologue_;
    answer.line.insert(answer.line.end(), played.begin(), played.end());
    return answer;
  }

 private:
  Status solve() {
    LONGWOOD_TRY {
      const double most = static_cast<double>(std::min<std::uint64_t>(budget_.max_nodes(), 20'000'000));
      board_->unpack(start_.data());
      if (!add(board_->hash(), kNone, {}, 0)) return budget_.stopped().value_or(Status::kLost);
      if (tuning_.dives > 0) {
        if (const auto status = search_layers(tuning_.dives_after * most)) return *status;
        won_by_dive_ = dives_.find_win(start_.data(), tuning_.dives * most, bytes());
        if (won_by_dive_) return Status::kWon;
        if (budget_.stopped()) return *budget_.stopped();
      }
      const auto dig_nodes = std::min(static_cast<std::uint64_t>(tuning_.dig * most), tuning_.dig_most);
      if (is_worth_digging(dig_nodes)) {
        const DigAnswer found = play_digging(dig_nodes);
        if (found.lost) return Status::kLost;
        if (budget_.stopped()) return *budget_.stopped();
        if (found.stopped == Status::kNodes && dig_nodes == tuning_.dig_most && nodes_to_dig_again() != 0) {
          if (const auto status = search_with_restarts(static_cast<double>(tuning_.dig_again_after))) return *status;
          if (const auto more = nodes_to_dig_again(); more != 0 && play_digging(more).lost) return Status::kLost;
          if (budget_.stopped()) return *budget_.stopped();
        }
      }
      return search_with_restarts(kNoLimit).value_or(Status::kNodes);
    }
    LONGWOOD_CATCH_BAD_ALLOC {  // the best line so far is still returned
      return Status::kMemory;
    }
  }

  // In a wide tableau, the digging game rarely proves anything within few nodes, except where the search has put few cards up.
  [[nodiscard]] bool is_worth_digging(std::uint64_t nodes) const {
    const bool wide = rules_.columns > kWide;
    const bool few_up = kFewUp * best_up_ <= rules_.deck_size();
    return nodes > 0 && (!wide || few_up || nodes >= tuning_.dig_wide) && can_dig(rules_, position_);
  }

  // Returns the number of nodes for playing the digging game a second time, from the start, or 0 if there are too few.
  [[nodiscard]] std::uint64_t nodes_to_dig_again() const {
    const std::uint64_t before = std::max(budget_.nodes(), tuning_.dig_again_after);
    const std::uint64_t left = budget_.max_nodes() - std::min(budget_.max_nodes(), before);
    const std::uint64_t nodes = std::min(left / 2, tuning_.dig_again_most);
    return nodes >= 2 * tuning_.dig_most ? nodes : 0;
  }

  // Plays the digging game, which can prove the position lost.
  DigAnswer play_digging(std::uint64_t nodes) {
    const Limits limits = budget_.left(nodes, bytes());
    const DigAnswer found = dig(rules_, position_, tuning_.dig_states, limits, budget_.hook());
    if (found.stopped == Status::kStopped) budget_.stop(Status::kStopped);
    budget_.spend(found.nodes);
    return found;
  }

  [[nodiscard]] std::size_t head() const { return sizeof(Node) + (sets_ - 1) * sizeof(Links); }
  std::uint8_t* state(NodeId node) { return arena_.at(node) + head(); }
  Node& node_of(NodeId node) { return *reinterpret_cast<Node*>(arena_.at(node)); }
  // A record's links in the queues of a set of weights. Those of the second set follow the record.
  Links& links(NodeId node, std::size_t set) {
    return set == 0 ? node_of(node).links : *reinterpret_cast<Links*>(arena_.at(node) + sizeof(Node));
  }

  [[nodiscard]] std::size_t bytes_of_nodes() const { return arena_.bytes() + layer_bytes_; }
  [[nodiscard]] std::size_t bytes() const { return bytes_of_nodes() + seen_.bytes(); }

  // Adds the board as a node, given its hash. Returns false if the position is known or a dead end, or if the search must stop.
  bool add(std::uint64_t hash, NodeId parent, const ColumnMove& move, std::size_t layer, bool by_draws = false) {
    if (!budget_.make_space(seen_, bytes_of_nodes())) return false;
    return seen_.insert(hash) && add_new(parent, move, layer, by_draws);
  }

  // Adds the board as a node if its position is known to be new. Only the first position and those after a draw are tested for dead ends.
  // So few of the others are dead ends that the test would cost more time than it saves.
  bool add_new(NodeId parent, const ColumnMove& move, std::size_t layer, bool by_draws = false) {
    Board& board = *board_;
    if (!budget_.count_node()) return false;
    if (tuning_.dead_test && (parent == kNone || is_draw(move)) && board.is_dead_end()) return false;
    const std::size_t size = head() + board.packed_size_now();
    if (arena_.needs_block(size) && !budget_.may_take(bytes() + arena_.next_block())) return false;
    const NodeId id = arena_.make(size);
    const std::uint32_t moves = parent == kNone ? 0 : node_of(parent).moves + (move.target >= 0);
    ::new (arena_.at(id)) Node(parent, move, moves, by_draws);
    board.pack(state(id));
    if (board.cards_up() > best_up_) {
      best_up_ = board.cards_up();
      best_ = id;
      line_of_restart_.clear();
    }
    if (board.won()) {
      won_ = id;
      return true;
    }
    while (layers_.size() <= layer) {
      if (!add_layer()) return false;
    }
    const std::size_t sets = sets_in_use();
    const Worths worths = worths_of(move, moves, layers_[layer], sets);
    for (std::size_t set = 0; set < sets; ++set) {
      if (!push(layer, set, kExpand, worths[set], id) || !push(layer, set, kDraw, worths[set], id)) return false;
    }
    return true;
  }

  bool add_layer() {
    const std::size_t more = uses_novelty_[sets_ - 1] ? Novelty::kBytes : 0;
    if (!budget_.may_take(bytes() + more)) return false;
    layer_bytes_ += more;
    layers_.emplace_back();
    return true;
  }

  // A short search uses only the first set of weights, because a second set takes time for each node.
  [[nodiscard]] std::size_t sets_in_use() const { return budget_.nodes() < tuning_.second_after ? 1 : sets_; }

  // Returns the worths of the board after a move, by the first `sets` sets. `moves` is the number of moves to columns since the start.
  Worths worths_of(const ColumnMove& move, std::uint32_t moves, Layer& layer, std::size_t sets) {
    Worths worths = board_->evaluate();
    int tops = 0;
    int pair = 0;
    if (uses_novelty_[sets - 1]) {
      tops = layer.novelty.count(board_->taken_by_tops());
      if (move.target >= 0) pair = layer.novelty.count(~static_cast<std::uint64_t>(board_->top_two(move.target)));
    }
    for (std::size_t set = 0; set < sets; ++set) {
      const ColumnWorth& each = rules_.worths[set];
      worths[set] += each.move * static_cast<int>(moves) + (each.met_tops * tops + each.met_pair * pair) / 8;
    }
    return worths;
  }

  bool push(std::size_t layer, std::size_t set, Kind kind, int worth, NodeId id) {
    Queue& queue = layers_[layer].queues[set][kind];
    if (const std::size_t more = queue.bytes_for(worth); more != 0) {
      if (!budget_.may_take(bytes() + more)) return false;
      layer_bytes_ += more;
    }
    links(id, set)[kind] = queue.push(worth, id);
    return true;
  }

  // Removes and returns the best record of a queue that has not been taken from the queue of another set of weights. Returns kNone if there
  // is none. Prefetches the record that is likely to be taken next.
  NodeId take(std::size_t layer, Kind kind) {
    Queue& queue = layers_[layer].queues[set_][kind];
    while (!queue.empty()) {
      const NodeId node = queue.best();
      queue.pop(links(node, set_)[kind]);
      if (!queue.empty()) arena_.prefetch(queue.best());
      if (node_of(node).take(kind)) return node;
    }
    return kNone;
  }

  // Returns whether moves in the columns are now made only before draws. See "Moves before draws" in docs/search.md for the argument.
  [[nodiscard]] bool columns_first() const { return can_make_columns_first_ && budget_.nodes() >= tuning_.columns_first_after; }

  // Adds the position after a draw from this node, if a draw is possible. If moves in the columns come first and the drawn card can't be
  // played, draws again. Adds nothing if no card can be played until the stock is empty.
  void draw_from(NodeId node, std::size_t layer) {
    Board& board = *board_;
    board.unpack(state(node));
    const int up = board.cards_up();
    const bool again = columns_first();
    std::int16_t draws = 0;
    ColumnMove move;
    do {
      if (!board.draw_of(move)) return;
      board.make(move);
      if (tuning_.safe_moves) board.make_safe_moves(nullptr);
      ++draws;
    } while (again && board.cards_up() == up && !board.can_play_waste());
    move.count = draws;
    add(board.hash(), node, move, layer + static_cast<std::size_t>(draws), board.cards_up() == up);
  }

  // Adds the children of a node, except for the draw. Returns how many of them were new. Most of them are known, so this first computes all
  // hashes and prefetches their slots in the table. Then it makes the moves that lead to new positions.
  int expand(NodeId node, std::size_t layer) {
    Board& board = *board_;
    board.unpack(state(node));
    board.moves(list_);
    if (node_of(node).drawn != 0 && columns_first()) {
      std::erase_if(list_, [](const ColumnMove& move) { return move.source != kWaste; });
    }
    hashes_.clear();
    const std::uint64_t now = board.hash();
    for (const ColumnMove& move : list_) {
      std::uint64_t hash = 0;
      if (!is_draw(move) && !board.hash_after(move, now, hash)) {
        const std::size_t mark = board.mark();
        board.make(move);
        if (tuning_.safe_moves) board.make_safe_moves(nullptr);
        hash = board.hash();
        board.undo_to(mark);
      }
      seen_.prefetch(hash);
      hashes_.push_back(hash);
    }
    int added = 0;
    for (std::size_t i = 0; i < list_.size(); ++i) {
      if (is_draw(list_[i])) continue;
      if (!budget_.make_space(seen_, bytes_of_nodes())) return added;
      if (!seen_.insert(hashes_[i])) continue;
      const std::size_t mark = board.mark();
      board.make(list_[i]);
      if (tuning_.safe_moves) board.make_safe_moves(nullptr);
      added += add_new(node, list_[i], layer);
      board.undo_to(mark);
      if (won_ != kNone || budget_.stopped()) return added;
    }
    return added;
  }

  // Sweeps over the layers until the search has visited `until` nodes. Returns nothing if there are more positions to search.
  std::optional<Status> search_layers(double until) {
    for (bool open = true; open;) {
      open = false;
      for (std::size_t layer = 0; layer < layers_.size(); ++layer) {
        const bool first = columns_first();
        const bool late = layer + static_cast<std::size_t>(tuning_.late_draws) >= most_draws_;
        const int expand_batch = first && late ? tuning_.late_batch : tuning_.expand_batch;
        const int draw_batch = first ? tuning_.first_draw_batch : tuning_.draw_batch;
        int fresh = 0;
        while (fresh < expand_batch) {
          const NodeId node = take(layer, kExpand);
          if (node == kNone) break;
          fresh += expand(node, layer);
          if (won_ != kNone) return Status::kWon;
          if (budget_.stopped()) return budget_.stopped();
        }
        for (int i = 0; i < draw_batch; ++i) {
          const NodeId node = take(layer, kDraw);
          if (node == kNone) break;
          draw_from(node, layer);
          if (won_ != kNone) return Status::kWon;
          if (budget_.stopped()) return budget_.stopped();
        }
        // Every position is in the queues of the first set. Positions that were taken from other queues stay there until they are skipped.
        open = open || !layers_[layer].queues[0][kExpand].empty() || !layers_[layer].queues[0][kDraw].empty();
      }
      set_ = (set_ + 1) % sets_in_use();
      if (open && static_cast<double>(budget_.nodes()) >= until) return std::nullopt;
    }
    return Status::kLost;
  }

  // Searches the layers and makes restarts, in turn, until `until` nodes have been visited. Returns nothing if there are more positions to
  // search.
  std::optional<Status> search_with_restarts(double until) {
    while (tuning_.restarts > 0) {
      const std::uint64_t next = std::max(budget_.nodes() + turn_nodes_, tuning_.restart_after);
      if (static_cast<double>(next) >= until) break;
      if (const auto status = search_layers(static_cast<double>(next))) return status;
      const std::uint64_t before = budget_.nodes();
      for (int i = 0; i < tuning_.restarts; ++i) {
        if (const auto status = restart(tuning_.restart_nodes * luby(++restarts_made_))) return status;
      }
      const std::uint64_t used = budget_.nodes() - before;
      turn_nodes_ = std::max(used / static_cast<std::uint64_t>(tuning_.restarts), tuning_.restart_nodes);
    }
    return search_layers(until);
  }

  // Searches from the first position once more, with other weights and at most `nodes` nodes. Returns nothing if that decides nothing and
  // the search can go on. It also goes on if there isn't enough memory for the restart, because it may need less itself. (In WebAssembly, a
  // failed allocation always ends the search.)
  std::optional<Status> restart(std::uint64_t nodes) {
    ColumnTuning tuning = tuning_;
    tuning.dives = tuning.dig = 0;
    tuning.restarts = 0;
    const Limits limits = budget_.left(nodes, bytes());
    std::size_t freed = 0;
    ColumnAnswer found;
    LONGWOOD_TRY {
      ColumnRules rules = rules_;
      rules.worths = {varied(rules_.worths, seed_ + restarts_made_)};
      Search again(rules, position_, limits, budget_.hook(), seed_, tuning);
      found = again.run();
      freed = again.bytes();
    }
    LONGWOOD_CATCH_BAD_ALLOC { found.status = Status::kMemory; }
    if (worth_trimming(freed, limits.max_bytes)) trim_heap();
    budget_.spend(found.nodes);
    if (found.cards_up > best_up_) {
      best_up_ = found.cards_up;
      line_of_restart_ = std::move(found.line);
    }
    return found.status == Status::kNodes || found.status == Status::kMemory ? budget_.stopped() : found.status;
  }

  // Returns the moves from the start to a node, including safe moves.
  std::vector<ColumnMove> line_to(NodeId node) {
    std::vector<ColumnMove> chosen;
    for (; node != kNone && node_of(node).parent != kNone; node = node_of(node).parent) chosen.push_back(node_of(node).move());
    std::reverse(chosen.begin(), chosen.end());
    Board& board = *board_;
    board.unpack(start_.data());
    std::vector<ColumnMove> line;
    for (ColumnMove move : chosen) {
      const int times = is_draw(move) ? std::exchange(move.count, std::int16_t{1}) : 1;
      for (int i = 0; i < times; ++i) {
        line.push_back(move);
        board.make(move);
        if (tuning_.safe_moves) board.make_safe_moves(&line);
      }
    }
    return line;
  }

  static constexpr int kWide = 10;  // a tableau with more columns than this is wide
  static constexpr int kFewUp = 3;  // few cards are up if they are at most this part of the deck: a third
  static constexpr double kNoLimit = std::numeric_limits<double>::infinity();

  const ColumnRules& rules_;
  const ColumnPosition& position_;
  std::unique_ptr<Board> board_;
  const ColumnTuning tuning_;
  Budget budget_;
  Dives dives_;
  const std::uint64_t seed_;
  const std::size_t sets_;  // of weights
  const bool can_make_columns_first_;
  const std::size_t most_draws_;                  // from the start; the number of the last layer if there are no redeals
  std::size_t set_ = 0;                           // the set whose queues this sweep takes positions from
  std::array<bool, kMostWorths> uses_novelty_{};  // [set]: whether this set or the one before it has weights of novelty
  bool won_by_dive_ = false;
  std::uint64_t restarts_made_ = 0;
  std::uint64_t turn_nodes_ = tuning_.restart_nodes;  // the nodes of the next turn: the mean of the last restarts, at least restart_nodes
  std::vector<ColumnMove> line_of_restart_;           // the line of the restart that got furthest, if that is further than this search got
  HashSet seen_;
  std::vector<std::uint8_t> start_;
  std::vector<ColumnMove> prologue_;
  std::vector<ColumnMove> list_;
  std::vector<std::uint64_t> hashes_;
  Arena arena_;
  std::vector<Layer> layers_;
  std::size_t layer_bytes_ = 0;
  int best_up_ = 0;
  NodeId best_ = kNone;
  NodeId won_ = kNone;
};

}  // namespace

ColumnAnswer search_columns(const ColumnRules& rules, const ColumnPosition& position, const Limits& limits, const Hook& hook,
                            std::uint64_t seed, const ColumnTuning& tuning) {
  LONGWOOD_TRY {
    spare_blocks().set_limit(limits.max_bytes / kIdleShare);
    return Search(rules, position, limits, hook, seed, tuning).run();
  }
  LONGWOOD_CATCH_BAD_ALLOC {
    ColumnAnswer answer;
    answer.status = Status::kMemory;
    return answer;
  }
}

}  // namespace longwood
