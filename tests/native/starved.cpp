// Runs searches that run out of memory. Each game in the two folders is first searched with all the memory it requests. It is then searched
// many more times: with only the first request refused, with only the second, and so on, and also with all requests from that one on
// refused. Each time, the answer must either be the same or say that memory ran out. Its line must be legal, and all memory must be freed.
// If only a restart decides the game, the answer can also be open, because a restart that runs out of memory is given up.
//     starved COVERING_FOLDER COLUMNS_FOLDER
// The program is linked with --wrap for malloc, calloc and aligned_alloc, so that it receives the core's calls, and it replaces `new`.
#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <memory>
#include <new>
#include <optional>

#include "bytes.hpp"
#include "core/columns/board/board.hpp"
#include "core/columns/line.hpp"
#include "core/columns/search.hpp"
#include "core/common/reused_memory.hpp"
#include "core/covering/scoring/graph.hpp"
#include "core/covering/scoring/peaks.hpp"
#include "core/covering/scoring/score.hpp"
#include "core/covering/search.hpp"
#include "fuzz.hpp"
#include "replay.hpp"

namespace {

struct Memory {
  bool counts = false;  // true only while the core runs
  long requests = 0;
  long refuse_from = -1;
  long refuse_to = -1;
  long taken = 0;  // allocated by `new` and not yet freed

  bool refuses() {
    if (!counts) return false;
    const long number = requests++;
    return number >= refuse_from && number < refuse_to;
  }
} memory;

}  // namespace

extern "C" {
void* __real_malloc(std::size_t size);
void* __real_calloc(std::size_t count, std::size_t size);
void* __real_aligned_alloc(std::size_t alignment, std::size_t size);
void* __wrap_malloc(std::size_t size) { return memory.refuses() ? nullptr : __real_malloc(size); }
void* __wrap_calloc(std::size_t count, std::size_t size) { return memory.refuses() ? nullptr : __real_calloc(count, size); }
void* __wrap_aligned_alloc(std::size_t alignment, std::size_t size) {
  return memory.refuses() ? nullptr : __real_aligned_alloc(alignment, size);
}
}

void* operator new(std::size_t size) {
  void* const found = memory.refuses() ? nullptr : __real_malloc(size == 0 ? 1 : size);
  if (found == nullptr) throw std::bad_alloc();
  ++memory.taken;
  return found;
}
void* operator new[](std::size_t size) { return operator new(size); }
void operator delete(void* pointer) noexcept {
  if (pointer != nullptr) --memory.taken;
  std::free(pointer);
}
void operator delete(void* pointer, std::size_t) noexcept { operator delete(pointer); }
void operator delete[](void* pointer) noexcept { operator delete(pointer); }
void operator delete[](void* pointer, std::size_t) noexcept { operator delete(pointer); }

namespace {

using namespace longwood;
using test::demand;
using test::replay;

// Each of the first requests of a game is refused, because most of them are in different places, and so are some of the later ones, spread
// evenly. gcov shows that more of them reach no other line of the core.
constexpr long kFirstRefusals = 40;
constexpr long kMostRefusals = 80;

long tries = 0;
long ended_by_memory = 0;

// Runs a search with each of its requests for memory refused. `search` checks its line, and returns its status or the limit that stopped
// it. may_be_open: whether it can end by its nodes if memory runs out. Returns what it returns with enough memory.
template <class Search>
std::optional<Status> starve(bool may_be_open, Search&& search) {
  const auto run = [&](long from, long to) {
    spare_blocks().set_limit(0);  // otherwise the search would request less memory
    tableau_graph().clear();
    memory.requests = 0;
    memory.refuse_from = from;
    memory.refuse_to = to;
    const long before = memory.taken;
    memory.counts = true;
    const std::optional<Status> status = search();
    memory.counts = false;
    tableau_graph().clear();
    demand(memory.taken == before, "all memory is freed");
    return status;
  };
  const std::optional<Status> right = run(-1, -1);
  const long requests = memory.requests;
  demand(requests > 0, "a search requests memory");
  for (long i = 0; i < std::min(requests, kMostRefusals); ++i) {
    const bool in_turn = requests <= kMostRefusals || i < kFirstRefusals;
    const long number =
        in_turn ? i : kFirstRefusals + (i - kFirstRefusals) * (requests - kFirstRefusals) / (kMostRefusals - kFirstRefusals);
    for (const long to : {number + 1, 1L << 40}) {
      const std::optional<Status> status = run(number, to);
      // A search that gets no memory for its sweep goes on without it, so it can decide what the sweep had no nodes for.
      const bool is_right = status == right || right == Status::kNodes || (may_be_open && status == Status::kNodes);
      demand(is_right || status == Status::kMemory, "the answer is right or says that memory ran out");
      ++tries;
      ended_by_memory += status == Status::kMemory;
    }
  }
  return right;
}

// Stops refusing memory while it exists, so that only the core runs out of memory and not the code that checks its answer.
struct NoRefusals {
  NoRefusals() { memory.counts = false; }
  ~NoRefusals() { memory.counts = true; }
};

void starve_covering(test::Bytes& bytes, std::uint64_t nodes) {
  test::CoveringGame game = test::read_covering(bytes);
  if (!fault_of(game.rules).empty() || !fault_of(game.rules, game.position).empty()) return;
  game.rules.tableaux = count_tableaux(game.rules);
  starve(false, [&] {
    const CoveringAnswer answer = search_covering(game.rules, game.position, {nodes, std::size_t{1} << 26}, {}, 1, {});
    const NoRefusals guard;
    demand(replay(game.rules, game.position, answer.line).cleared == (answer.status == Status::kWon),
           "a line wins if and only if the status is won");
    return answer.status;
  });
  if (game.rules.is_wide()) return;  // there is no best score
  ScoreTuning scores;
  scores.beam_above = 0;
  scores.beam_width = 2;  // so that a better line is often left for the other searches
  starve(false, [&] {
    const ScoreAnswer answer = best_hole_score(game.rules, game.position, {nodes, std::size_t{1} << 26}, {}, scores);
    const NoRefusals guard;
    demand(answer.bound <= answer.score, "no score is better than the bound");
    demand(replay(game.rules, game.position, answer.line).strokes() == answer.score, "the score is that of the line");
    return answer.stopped;
  });
  starve(false, [&] {
    const ScoreAnswer answer = best_peaks_score(game.rules, game.position, 0, {}, {nodes, std::size_t{1} << 26}, {}, {});
    const NoRefusals guard;
    demand(answer.bound >= answer.score, "no line gains more points than the bound");
    demand(replay(game.rules, game.position, answer.line).points == answer.score, "the points are those of the line");
    return answer.stopped;
  });
}

std::optional<Status> starve_columns(bool may_be_open, test::Bytes& bytes, std::uint64_t nodes, const ColumnTuning& tuning) {
  const test::ColumnGame game = test::read_columns(bytes);
  if (!fault_of(game.rules).empty() || !fault_of(game.rules, game.position).empty()) return {};
  return starve(may_be_open, [&] {
    ColumnAnswer answer = search_columns(game.rules, game.position, {nodes, std::size_t{1} << 26}, {}, 1, tuning);
    if (answer.status == Status::kWon) answer.line = shorten(game.rules, game.position, std::move(answer.line), 20'000);
    const NoRefusals guard;
    const auto board = std::make_unique<Board>(game.rules, game.position, 0, false);
    for (const ColumnMove& move : write_out(game.rules, game.position, answer.line)) {
      demand(board->legal(move), "a move must be legal");
      board->make(move);
    }
    demand(board->won() == (answer.status == Status::kWon), "a line wins if and only if the status is won");
    return answer.status;
  });
}

// Calls `use` with the bytes of a game.
template <class Use>
void with_game(const std::filesystem::path& path, Use&& use) {
  std::ifstream file(path, std::ios::binary);
  const std::vector<std::uint8_t> input{std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>()};
  test::Bytes bytes(input.data(), input.size());
  for (int i = 0; i < 3; ++i) bytes.next();  // skips the fuzzers' options
  use(bytes);
}

template <class Starve>
void each(const char* folder, Starve&& starve_one) {
  for (const auto& entry : std::filesystem::directory_iterator(folder)) {
    for (const std::uint64_t nodes : {300, 5000}) {
      with_game(entry.path(), [&](test::Bytes& bytes) { starve_one(bytes, nodes); });
    }
  }
}

}  // namespace

int main(int argc, char** argv) {
  demand(argc == 3, "usage: starved COVERING_FOLDER COLUMNS_FOLDER");
  each(argv[1], starve_covering);
  each(argv[2], [](test::Bytes& bytes, std::uint64_t nodes) {
    ColumnTuning tuning;
    tuning.restart_after = nodes / 2;
    tuning.restart_nodes = nodes / 8;
    starve_columns(false, bytes, nodes, tuning);
  });
  with_game(std::filesystem::path(argv[2]) / "squadron", [](test::Bytes& bytes) {
    ColumnTuning tuning;
    tuning.dives = tuning.dig = 0;
    tuning.restart_after = tuning.restart_nodes = 16'000;
    const test::Bytes game = bytes;
    demand(starve_columns(true, bytes, 22'000, tuning) == Status::kWon, "this game is won");
    tuning.restarts = 0;
    bytes = game;
    demand(starve_columns(false, bytes, 22'000, tuning) == Status::kNodes, "it is won by a restart");
  });
  demand(tries > 0 && ended_by_memory > tries / 10, "refusals end many searches");
  std::printf("%ld searches short of memory, %ld of them ended by it: no crash, no wrong answer, no leak\n", tries, ended_by_memory);
  return 0;
}
