#include "core/column_search.hpp"

#include <algorithm>
#include <cstdlib>
#include <cstring>
#include <memory>
#include <new>

#include "core/column_board.hpp"

namespace longwood {
namespace {

// Set of 64-bit hashes; open addressing, grows fourfold. Zero marks an empty place.
class Seen {
 public:
  ~Seen() { std::free(places_); }
  bool reserve(std::size_t max_bytes) {
    if (places_ != nullptr && 2 * (count_ + 1) <= mask_) return true;
    const std::size_t size = places_ == nullptr ? std::size_t{1} << 14 : 4 * (mask_ + 1);
    if (size * 8 > max_bytes) return false;
    auto* fresh = static_cast<std::uint64_t*>(std::calloc(size, 8));
    if (fresh == nullptr) return false;
    std::uint64_t* old = places_;
    const std::size_t old_size = old == nullptr ? 0 : mask_ + 1;
    places_ = fresh;
    mask_ = size - 1;
    for (std::size_t i = 0; i < old_size; ++i) {
      if (old[i] != 0) place(old[i]);
    }
    std::free(old);
    return true;
  }
  bool insert(std::uint64_t hash) {  // true when it is new
    if (hash == 0) hash = 1;
    if (!place(hash)) return false;
    ++count_;
    return true;
  }
  void clear() {
    if (places_ != nullptr) std::memset(places_, 0, (mask_ + 1) * 8);
    count_ = 0;
  }
  [[nodiscard]] std::size_t bytes() const { return places_ == nullptr ? 0 : (mask_ + 1) * 8; }

 private:
  bool place(std::uint64_t hash) {
    std::size_t at = (hash ^ hash >> 32) & mask_;
    while (places_[at] != 0) {
      if (places_[at] == hash) return false;
      at = (at + 1) & mask_;
    }
    places_[at] = hash;
    return true;
  }
  std::uint64_t* places_ = nullptr;
  std::size_t mask_ = 0;
  std::size_t count_ = 0;
};

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
      : board_(std::make_unique<Board>(rules, position)), limits_(limits), hook_(hook), tuning_(tuning), random_(seed * 2 + 1) {}

  ColumnAnswer run() {
    ColumnAnswer answer;
    Board& board = *board_;
    if (tuning_.safe_moves) board.make_safe_moves(&prologue_);
    start_.resize(board.packed_size());
    board.pack(start_.data());
    best_up_ = board.cards_up();
    Status status = Status::kStopped;
    if (board.won()) {
      status = Status::kWon;
    } else if (dive_all()) {
      status = Status::kWon;
    } else if (stop_ == Status::kWon) {
      status = search_layers();
    } else {
      status = stop_;
    }
    answer.status = status;
    answer.nodes = nodes_;
    answer.cards_up = best_up_;
    std::vector<ColumnMove> played = status == Status::kWon && !dived_.empty() ? dived_ : line_to(status == Status::kWon ? won_ : best_);
    answer.line = prologue_;
    answer.line.insert(answer.line.end(), played.begin(), played.end());
    return answer;
  }

 private:
  bool count_node() {
    ++nodes_;
    if (nodes_ >= limits_.max_nodes) stop(Status::kNodes);
    if (nodes_ % kNodesBetweenHooks == 0 && hook_.stop != nullptr && hook_.stop(hook_.context, nodes_)) stop(Status::kStopped);
    return stop_ == Status::kWon;
  }
  void stop(Status why) {
    if (stop_ == Status::kWon) stop_ = why;
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
    int round = 0;
    while (static_cast<double>(nodes_) < budget && stop_ == Status::kWon) {
      board_->unpack(start_.data());
      seen_.clear();
      dive_ends_ = nodes_ + tuning_.dive_nodes;
      noise_ = round++;
      const std::uint64_t before = nodes_;
      dived_.clear();
      depth_ = 0;
      if (dive()) return true;
      if (nodes_ - before < tuning_.dive_nodes) break;  // the space is exhausted; the layers prove it
    }
    dived_.clear();
    seen_.clear();
    return false;
  }

  bool dive() {
    Board& board = *board_;
    if (board.won()) return true;
    if (!seen_.reserve(limits_.max_bytes)) {
      stop(Status::kMemory);
      return false;
    }
    if (!seen_.insert(board.hash())) return false;
    if (!count_node() || nodes_ >= dive_ends_) return false;
    if (tuning_.dead_test && board.dead()) return false;
    if (moves_.size() <= depth_) moves_.emplace_back();
    board.moves(moves_[depth_]);
    if (noise_ != 0) shuffle_a_little(moves_[depth_]);
    for (std::size_t i = 0; i < moves_[depth_].size(); ++i) {
      const ColumnMove move = moves_[depth_][i];
      const std::size_t mark = board.mark();
      const std::size_t length = dived_.size();
      dived_.push_back(move);
      board.make(move);
      if (tuning_.safe_moves) board.make_safe_moves(&dived_);
      ++depth_;
      if (dive()) return true;
      --depth_;
      board.undo_to(mark);
      dived_.resize(length);
      if (nodes_ >= dive_ends_ || stop_ != Status::kWon) return false;
    }
    return false;
  }

  void shuffle_a_little(std::vector<ColumnMove>& moves) {
    for (std::size_t i = 1; i < moves.size(); ++i) {
      if (random() % 8 == 0) std::swap(moves[i], moves[i - 1]);
    }
  }

  std::uint8_t* state(std::uint32_t node) { return blocks_[node / kBlock].get() + (node % kBlock) * board_->packed_size(); }

  [[nodiscard]] std::size_t bytes() const {
    return seen_.bytes() + blocks_.size() * kBlock * board_->packed_size() + nodes_list_.capacity() * sizeof(Node) +
           4 * sizeof(Ranked) * nodes_list_.size();
  }

  // Adds the board as a node. False: it was known, is dead, or the search ends.
  bool add(std::uint32_t parent, const ColumnMove& move, std::size_t layer) {
    Board& board = *board_;
    if (!seen_.reserve(limits_.max_bytes - std::min(limits_.max_bytes, bytes() - seen_.bytes()))) {
      stop(Status::kMemory);
      return false;
    }
    if (!seen_.insert(board.hash())) return false;
    if (!count_node()) return false;
    if (tuning_.dead_test && board.dead()) return false;
    const auto id = static_cast<std::uint32_t>(nodes_list_.size());
    if (id / kBlock == blocks_.size()) {
      if (bytes() > limits_.max_bytes) {
        stop(Status::kMemory);
        return false;
      }
      blocks_.emplace_back(new (std::nothrow) std::uint8_t[kBlock * board.packed_size()]);
      if (blocks_.back() == nullptr) {
        blocks_.pop_back();
        stop(Status::kMemory);
        return false;
      }
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
    push(layers_[layer].expand, ranked);
    push(layers_[layer].draw, ranked);
    return true;
  }

  static void push(std::vector<Ranked>& heap, Ranked ranked) {
    heap.push_back(ranked);
    std::push_heap(heap.begin(), heap.end());
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
  static constexpr std::uint32_t kBlock = 1 << 14;

  std::unique_ptr<Board> board_;
  const Limits limits_;
  const Hook hook_;
  const ColumnTuning tuning_;
  Seen seen_;
  std::vector<std::uint8_t> start_;
  std::vector<ColumnMove> prologue_;
  std::vector<ColumnMove> dived_;
  std::vector<std::vector<ColumnMove>> moves_;
  std::vector<ColumnMove> list_;
  std::vector<std::unique_ptr<std::uint8_t[]>> blocks_;
  std::vector<Node> nodes_list_;
  std::vector<Layer> layers_;
  std::size_t depth_ = 0;
  std::uint64_t dive_ends_ = 0;
  std::uint64_t nodes_ = 0;
  std::uint64_t random_;
  int noise_ = 0;
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
