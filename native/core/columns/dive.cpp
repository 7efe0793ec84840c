#include "core/columns/dive.hpp"

#include <utility>

namespace longwood {

bool Dives::find_win(const std::uint8_t* start, double nodes, std::size_t taken) {
  const auto end = budget_.nodes() + static_cast<std::uint64_t>(nodes);
  bool won = false;
  for (int round = 0; budget_.nodes() < end && !budget_.stopped() && !won; ++round) {
    const std::uint64_t before = budget_.nodes();
    won = dive(start, round != 0, taken);
    if (budget_.nodes() - before < tuning_.dive_nodes) break;  // it ran out of positions; the layered search then proves the loss
  }
  seen_.free_memory();
  return won;
}

// Makes one dive. The path is stored in a vector instead of using recursion, because a thread's stack can be small.
bool Dives::dive(const std::uint8_t* start, bool shuffled, std::size_t taken) {
  struct Frame {
    std::size_t mark;    // the length of the board's log
    std::size_t length;  // the length of the line
    std::size_t next;    // the start of this frame's moves in `untried`; they end where the next frame's moves begin
  };
  board_.unpack(start);
  seen_.clear();
  line_.clear();
  std::vector<Frame> path;
  std::vector<ColumnMove> untried;
  const std::uint64_t ends = budget_.nodes() + tuning_.dive_nodes;
  const auto enter = [&] {
    const std::size_t begin = untried.size();
    if (budget_.make_space(seen_, taken) && seen_.insert(board_.hash()) && budget_.count_node() &&
        !(tuning_.dead_test && board_.is_dead_end())) {
      board_.moves(list_);
      if (shuffled) shuffle_a_little(list_);
      untried.insert(untried.end(), list_.rbegin(), list_.rend());
    }
    path.push_back({board_.mark(), line_.size(), begin});
  };
  for (enter(); !path.empty() && budget_.nodes() < ends && !budget_.stopped();) {
    const Frame& top = path.back();
    board_.undo_to(top.mark);
    line_.resize(top.length);
    if (untried.size() == top.next) {
      path.pop_back();
      continue;
    }
    const ColumnMove move = untried.back();
    untried.pop_back();
    line_.push_back(move);
    board_.make(move);
    if (tuning_.safe_moves) board_.make_safe_moves(&line_);
    if (board_.won()) return true;
    enter();
  }
  return false;
}

void Dives::shuffle_a_little(std::vector<ColumnMove>& moves) {
  const auto random = [&] {  // xorshift64 (Marsaglia, 2003)
    random_ ^= random_ << 13;
    random_ ^= random_ >> 7;
    random_ ^= random_ << 17;
    return random_;
  };
  for (std::size_t i = 1; i < moves.size(); ++i) {
    if (random() % 8 == 0) std::swap(moves[i], moves[i - 1]);
  }
}

}  // namespace longwood
