#include "core/column_search.hpp"

#include <algorithm>
#include <memory>
#include <new>

#include "core/column_board.hpp"
#include "core/column_table.hpp"

namespace longwood {
namespace {

struct Node {
  std::uint32_t parent;
  ColumnMove move;
};

struct Ranked {
  std::int32_t worth;
  std::uint32_t node;
  friend bool operator<(const Ranked& a, const Ranked& b) { return a.worth != b.worth ? a.worth < b.worth : a.node > b.node; }
};

struct Layer {
  std::vector<Ranked> expand;
  std::vector<Ranked> draw;
};

bool is_draw(const ColumnMove& move) { return move.source == kStock || move.target == kStock; }

class Search {
 public:
  Search(const ColumnRules& rules, const ColumnPosition& position, const Limits& limits, const Hook& hook, std::uint64_t seed,
         const ColumnTuning& tuning)
      : board_(std::make_unique<Board>(rules, position, seed)), limits_(limits), hook_(hook), tuning_(tuning), random_(seed * 2 + 1) {}

  ColumnAnswer run() {
    ColumnAnswer answer;
    Board& board = *board_;
    if (tuning_.safe_moves) board.make_safe_moves(&prologue_);
    start_.resize(board.packed_size());
    board.pack(start_.data());
    best_up_ = board.cards_up();
    const Status status = board.won() ? Status::kWon : look();
    answer.status = status;
    answer.nodes = nodes_;
    answer.cards_up = best_up_;
    std::vector<ColumnMove> played = status == Status::kWon && !dived_.empty() ? dived_ : line_to(status == Status::kWon ? won_ : best_);
    answer.line = prologue_;
    answer.line.insert(answer.line.end(), played.begin(), played.end());
    return answer;
  }

 private:
  Status look() {
    try {
      if (dive_all()) return Status::kWon;
      return stop_ == Status::kWon ? search_layers() : stop_;
    } catch (const std::bad_alloc&) {  // what was found until now still stands
      return Status::kMemory;
    }
  }

  bool count_node() {
    ++nodes_;
    if (nodes_ >= limits_.max_nodes) stop(Status::kNodes);
    if (nodes_ % kNodesBetweenHooks == 0 && hook_(nodes_)) stop(Status::kStopped);
    return stop_ == Status::kWon;
  }
  void stop(Status why) {
    if (stop_ == Status::kWon) stop_ = why;
  }
  // Room in the table for one more, in so many bytes; ends the search if there is none.
  bool make_room(std::size_t max_bytes) {
    Patience patience(hook_, nodes_);
    if (seen_.reserve(max_bytes, patience)) return true;
    stop(patience.ended() ? Status::kStopped : Status::kMemory);
    return false;
  }
  std::uint64_t random() {
    random_ ^= random_ << 13;
    random_ ^= random_ >> 7;
    random_ ^= random_ << 17;
    return random_;
  }

  // Depth-first dives with a slightly shuffled order, each with its own table: they win the easy deals at once.
  bool dive_all() {
    const double budget = tuning_.dives * static_cast<double>(std::min<std::uint64_t>(limits_.max_nodes, 20'000'000));
    for (int round = 0; static_cast<double>(nodes_) < budget && stop_ == Status::kWon; ++round) {
      const std::uint64_t before = nodes_;
      if (dive(round != 0)) return true;
      if (nodes_ - before < tuning_.dive_nodes) break;  // the space is exhausted; the layers prove it
    }
    dived_.clear();
    seen_.clear();
    return false;
  }

  // One dive. Its path lies in memory of its own: a thread's stack may be small.
  bool dive(bool shuffled) {
    struct Frame {
      std::size_t mark, length, next;  // of the board's log, the moves made, and the moves to try, which end where the next frame's begin
    };
    Board& board = *board_;
    board.unpack(start_.data());
    seen_.clear();
    dived_.clear();
    std::vector<Frame> path;
    std::vector<ColumnMove> untried;
    const std::uint64_t ends = nodes_ + tuning_.dive_nodes;
    const auto enter = [&] {
      const std::size_t begin = untried.size();
      make_room(limits_.max_bytes);
      if (stop_ == Status::kWon && seen_.insert(board.hash()) && count_node() && !(tuning_.dead_test && board.dead())) {
        board.moves(list_);
        if (shuffled) shuffle_a_little(list_);
        untried.insert(untried.end(), list_.rbegin(), list_.rend());
      }
      path.push_back({board.mark(), dived_.size(), begin});
    };
    for (enter(); !path.empty() && nodes_ < ends && stop_ == Status::kWon;) {
      const Frame& top = path.back();
      board.undo_to(top.mark);
      dived_.resize(top.length);
      if (untried.size() == top.next) {
        path.pop_back();
        continue;
      }
      const ColumnMove move = untried.back();
      untried.pop_back();
      dived_.push_back(move);
      board.make(move);
      if (tuning_.safe_moves) board.make_safe_moves(&dived_);
      if (board.won()) return true;
      enter();
    }
    return false;
  }

  void shuffle_a_little(std::vector<ColumnMove>& moves) {
    for (std::size_t i = 1; i < moves.size(); ++i) {
      if (random() % 8 == 0) std::swap(moves[i], moves[i - 1]);
    }
  }

  std::uint8_t* state(std::uint32_t node) { return blocks_[node / kBlock].get() + (node % kBlock) * board_->packed_size(); }

  [[nodiscard]] std::size_t other_bytes() const {
    return blocks_.size() * (kBlock * board_->packed_size() + sizeof(blocks_[0])) + nodes_list_.capacity() * sizeof(Node) + heap_bytes_;
  }

  // Whether so many more bytes may be taken; ends the search if not.
  bool may_take(std::size_t more) {
    if (seen_.bytes() + other_bytes() + more <= limits_.max_bytes) return true;
    stop(Status::kMemory);
    return false;
  }

  // Adds the board as a node. False: it was known, is dead, or the search ends.
  bool add(std::uint32_t parent, const ColumnMove& move, std::size_t layer) {
    Board& board = *board_;
    if (!make_room(limits_.max_bytes - std::min(limits_.max_bytes, other_bytes()))) return false;
    if (!seen_.insert(board.hash())) return false;
    if (!count_node()) return false;
    if (tuning_.dead_test && board.dead()) return false;
    const auto id = static_cast<std::uint32_t>(nodes_list_.size());
    if (id / kBlock == blocks_.size()) {
      const std::size_t size = kBlock * board.packed_size();
      if (!may_take(size)) return false;
      blocks_.push_back(std::make_unique_for_overwrite<std::uint8_t[]>(size));
    }
    if (nodes_list_.size() == nodes_list_.capacity()) {
      const std::size_t more = std::max<std::size_t>(kBlock, nodes_list_.size() / 2);
      if (!may_take((nodes_list_.size() + more) * sizeof(Node))) return false;
      nodes_list_.reserve(nodes_list_.size() + more);
    }
    nodes_list_.push_back({parent, move});
    board.pack(state(id));
    if (board.cards_up() > best_up_) {
      best_up_ = board.cards_up();
      best_ = id;
    }
    if (board.won()) {
      won_ = id;
      return true;
    }
    if (layers_.size() <= layer) layers_.resize(layer + 1);
    const Ranked ranked{board.evaluate(), id};
    return push(layers_[layer].expand, ranked) && push(layers_[layer].draw, ranked);
  }

  bool push(std::vector<Ranked>& heap, Ranked ranked) {
    if (heap.size() == heap.capacity()) {
      const std::size_t more = std::max<std::size_t>(64, heap.size() / 2);
      if (!may_take((heap.size() + more) * sizeof(Ranked))) return false;
      heap.reserve(heap.size() + more);
      heap_bytes_ += more * sizeof(Ranked);
    }
    heap.push_back(ranked);
    std::push_heap(heap.begin(), heap.end());
    return true;
  }
  static Ranked take(std::vector<Ranked>& heap) {
    std::pop_heap(heap.begin(), heap.end());
    const Ranked ranked = heap.back();
    heap.pop_back();
    return ranked;
  }

  // Adds the children of a node that are draws, or those that are not. Returns how many were new.
  int children(std::uint32_t node, std::size_t layer, bool draws) {
    Board& board = *board_;
    board.unpack(state(node));
    board.moves(list_);
    int added = 0;
    for (const ColumnMove& move : list_) {
      if (is_draw(move) != draws) continue;
      const std::size_t mark = board.mark();
      board.make(move);
      if (tuning_.safe_moves) board.make_safe_moves(nullptr);
      added += add(node, move, layer + draws);
      board.undo_to(mark);
      if (won_ != kNone || stop_ != Status::kWon) return added;
    }
    return added;
  }

  Status search_layers() {
    board_->unpack(start_.data());
    if (!add(kNone, {}, 0)) return stop_ != Status::kWon ? stop_ : Status::kLost;
    for (bool open = true; open;) {
      open = false;
      for (std::size_t layer = 0; layer < layers_.size(); ++layer) {
        int fresh = 0;
        while (!layers_[layer].expand.empty() && fresh < tuning_.expand_batch) {
          fresh += children(take(layers_[layer].expand).node, layer, false);
          if (won_ != kNone) return Status::kWon;
          if (stop_ != Status::kWon) return stop_;
        }
        for (int i = 0; i < tuning_.draw_batch && !layers_[layer].draw.empty(); ++i) {
          children(take(layers_[layer].draw).node, layer, true);
          if (won_ != kNone) return Status::kWon;
          if (stop_ != Status::kWon) return stop_;
        }
        open = open || !layers_[layer].expand.empty() || !layers_[layer].draw.empty();
      }
    }
    return Status::kLost;
  }

  // The moves from the start to a node, safe moves written out.
  std::vector<ColumnMove> line_to(std::uint32_t node) {
    std::vector<ColumnMove> chosen;
    for (; node != kNone && nodes_list_[node].parent != kNone; node = nodes_list_[node].parent) chosen.push_back(nodes_list_[node].move);
    std::reverse(chosen.begin(), chosen.end());
    Board& board = *board_;
    board.unpack(start_.data());
    std::vector<ColumnMove> line;
    for (const ColumnMove& move : chosen) {
      line.push_back(move);
      board.make(move);
      if (tuning_.safe_moves) board.make_safe_moves(&line);
    }
    return line;
  }

  static constexpr std::uint32_t kNone = 0xFFFFFFFF;
  static constexpr std::uint32_t kBlock = 1 << 10;  // states allocated at a time

  std::unique_ptr<Board> board_;
  const Limits limits_;
  const Hook hook_;
  const ColumnTuning tuning_;
  HashSet seen_;
  std::vector<std::uint8_t> start_;
  std::vector<ColumnMove> prologue_;
  std::vector<ColumnMove> dived_;
  std::vector<ColumnMove> list_;
  std::vector<std::unique_ptr<std::uint8_t[]>> blocks_;
  std::vector<Node> nodes_list_;
  std::vector<Layer> layers_;
  std::size_t heap_bytes_ = 0;
  std::uint64_t nodes_ = 0;
  std::uint64_t random_;
  int best_up_ = 0;
  std::uint32_t best_ = kNone;
  std::uint32_t won_ = kNone;
  Status stop_ = Status::kWon;  // kWon: nothing stopped it
};

}  // namespace

ColumnAnswer search_columns(const ColumnRules& rules, const ColumnPosition& position, const Limits& limits, const Hook& hook,
                            std::uint64_t seed, const ColumnTuning& tuning) {
  try {
    return Search(rules, position, limits, hook, seed, tuning).run();
  } catch (const std::bad_alloc&) {
    ColumnAnswer answer;
    answer.status = Status::kMemory;
    return answer;
  }
}

}  // namespace longwood
