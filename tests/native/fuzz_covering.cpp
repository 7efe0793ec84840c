// Covering games out of any bytes: what the border takes is searched within its limits, every line is one of legal moves, a win
// clears the tableau, no bound, order or instruction set changes a verdict, and counting moves ends.
#include "bytes.hpp"
#include "core/covering_perft.hpp"
#include "core/covering_search.hpp"
#include "fuzz.hpp"

namespace {

using namespace longwood;
using test::demand;

// Plays the line by the rules alone. Returns whether it clears the tableau.
bool replay(const CoveringRules& rules, const CoveringPosition& position, const std::vector<int>& line) {
  std::vector<int> ranks = position.ranks;
  std::size_t drawn = 0;
  int top = position.top;
  const auto plays = [&](std::size_t slot) {
    const auto& above = rules.covered_by[slot];
    return ranks[slot] >= 0 && rules.goes_on(ranks[slot], top) &&
           std::all_of(above.begin(), above.end(), [&](int k) { return ranks[static_cast<std::size_t>(k)] < 0; });
  };
  for (const int move : line) {
    if (move == kDraw) {
      bool any = false;
      for (std::size_t slot = 0; slot < ranks.size(); ++slot) any = any || plays(slot);
      demand(drawn < position.stock.size(), "a draw needs a stock");
      demand(!rules.must_play || !any, "with must_play a draw comes only where nothing plays");
      top = position.stock[drawn++];
      continue;
    }
    demand(move >= 0 && move < rules.slots() && plays(static_cast<std::size_t>(move)), "a move must be legal");
    top = ranks[static_cast<std::size_t>(move)];
    ranks[static_cast<std::size_t>(move)] = -1;
  }
  return std::all_of(ranks.begin(), ranks.end(), [](int rank) { return rank < 0; });
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  test::Bytes bytes(data, size);
  const int how = bytes.next();
  Limits limits;
  limits.max_nodes = 1 + static_cast<std::uint64_t>(bytes.next()) * 16;
  limits.max_bytes = std::size_t{1} << (how % 8 == 0 ? bytes.below(20) : 22);
  const std::uint64_t seed = static_cast<std::uint64_t>(bytes.next());
  const test::CoveringGame game = test::read_covering(bytes);
  if (!fault_of(game.rules).empty() || !fault_of(game.rules, game.position).empty()) return 0;

  CoveringTuning tuning;
  tuning.restart = how & 8 ? 0 : 1 + static_cast<std::uint64_t>(how);
  const CoveringAnswer answer = search_covering(game.rules, game.position, limits, {}, seed, tuning);
  demand(answer.nodes <= limits.max_nodes, "the limit of nodes is kept");
  demand(replay(game.rules, game.position, answer.line) == (answer.status == Status::kWon), "a line wins where it is called a win");

  CoveringTuning slow = tuning;
  slow.hall = (how & 16) != 0;
  slow.flow = (how & 32) != 0;
  slow.order = (how & 64) != 0;
  slow.isa = static_cast<Isa>(how % 3);
  const CoveringAnswer twin = search_covering(game.rules, game.position, {4 * limits.max_nodes, limits.max_bytes}, {}, seed + 1, slow);
  if (test::decided(answer.status) && test::decided(twin.status)) demand(answer.status == twin.status, "the slow twin agrees");
  demand(replay(game.rules, game.position, twin.line) == (twin.status == Status::kWon), "the twin's line wins where it says so");

  if (how & 128) {
    const std::uint64_t one = perft(game.rules, game.position, 1);
    demand(one <= static_cast<std::uint64_t>(game.rules.slots()) + 1, "moves are plays and one draw");
    demand((perft(game.rules, game.position, 2) == 0) || one > 0, "what has two moves has one");
  }
  return 0;
}
