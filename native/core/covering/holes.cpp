#include "core/covering/holes.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <optional>
#include <utility>
#include <vector>

#include "core/common/compiler.hpp"
#include "core/common/wide.hpp"
#include "core/covering/flow.hpp"
#include "core/covering/table.hpp"

namespace longwood {
namespace {

using Table = PositionTable<Wide>;

constexpr int kTagBits = 120;  // the bits of a table entry without the index and without the value of an empty entry
constexpr int kTopBits = 4;
constexpr int kPlaceBits = 7;
constexpr unsigned kMostRedeals = Table::kUnseen - 1;

int lowest(const Wide& mask) {
  const auto low = static_cast<std::uint64_t>(mask);
  return low != 0 ? std::countr_zero(low) : 64 + std::countr_zero(static_cast<std::uint64_t>(mask >> 64));
}
int count(const Wide& mask) {
  return std::popcount(static_cast<std::uint64_t>(mask)) + std::popcount(static_cast<std::uint64_t>(mask >> 64));
}
bool has(const Wide& mask, int bit) { return (static_cast<std::uint64_t>(mask >> bit) & 1) != 0; }
Wide bit_of(int bit) { return Wide{std::uint64_t{1}} << bit; }
bool any(const Wide& mask) { return mask != Wide{0}; }

// The state of a game. Cards are numbered: first the slots, then the waste and the stock in the order in which they were drawn and will be.
struct State {
  Wide cards{};          // the cards that are not in a hole
  int place = 0;         // the number of the next card of the stock, or more if cards after it were played. Those before it are the waste
  unsigned redeals = 0;  // redeals that are left; with no limit, always the most
  std::array<std::uint8_t, kMaxHoles> tops{};
};

class Game {
 public:
  Game(const CoveringRules& rules, const CoveringPosition& position) : rules_(rules) {
    const int slots = rules.slots();
    ranks_ = position.ranks;
    ranks_.insert(ranks_.end(), position.waste.begin(), position.waste.end());
    ranks_.insert(ranks_.end(), position.stock.begin(), position.stock.end());
    for (int card = 0; card < size(); ++card) {
      if (ranks_[card] < 0) continue;
      start_.cards |= bit_of(card);
      tableau_ |= card < slots ? bit_of(card) : Wide{0};
    }
    covers_.resize(static_cast<std::size_t>(slots));
    for (int slot = 0; slot < slots; ++slot) {
      for (const int above : rules.covered_by[slot]) covers_[slot] |= bit_of(above);
    }
    start_.place = slots + static_cast<int>(position.waste.size());
    // Between two plays, a second redeal would only repeat the draws after the first one. So no more redeals than cards are of use.
    const unsigned most = static_cast<unsigned>(std::min(size() - slots, static_cast<int>(kMostRedeals)));
    const int left = rules.redeals < 0 ? static_cast<int>(most) : std::max(0, rules.redeals - position.redeals_used);
    start_.redeals = std::min(most, static_cast<unsigned>(left));
    start_.tops[0] = static_cast<std::uint8_t>(position.top);
    for (std::size_t hole = 1; hole < static_cast<std::size_t>(rules.holes); ++hole) {
      start_.tops[hole] = static_cast<std::uint8_t>(position.more_tops[hole - 1]);
    }
  }

  [[nodiscard]] const State& start() const { return start_; }
  [[nodiscard]] int size() const { return static_cast<int>(ranks_.size()); }
  [[nodiscard]] int slots() const { return rules_.slots(); }
  [[nodiscard]] int rank(int card) const { return ranks_[static_cast<std::size_t>(card)]; }
  [[nodiscard]] Wide tableau(const State& state) const { return state.cards & tableau_; }
  [[nodiscard]] bool is_exposed(const State& state, int slot) const { return !any(covers_[static_cast<std::size_t>(slot)] & state.cards); }
  [[nodiscard]] bool goes_on(int card, const State& state, int hole) const {
    return rules_.goes_on(rank(card), state.tops[static_cast<std::size_t>(hole)]);
  }
  // Returns the top card of the waste, or -1 if it is empty.
  [[nodiscard]] int waste_top(const State& state) const {
    for (int card = state.place - 1; card >= slots(); --card) {
      if (has(state.cards, card)) return card;
    }
    return -1;
  }
  // Returns the place after a draw, or `place` itself if the stock is empty.
  [[nodiscard]] int drawn(const State& state) const {
    int place = state.place;
    int left = rules_.draw;
    for (int card = place; card < size() && left > 0; ++card) {
      if (!has(state.cards, card)) continue;
      place = card + 1;
      --left;
    }
    return place;
  }
  [[nodiscard]] bool may_redeal(const State& state) const { return state.redeals > 0 && waste_top(state) >= 0; }
  void redeal(State& state) const {
    state.place = slots();
    if (rules_.redeals >= 0) --state.redeals;
  }
  void play(State& state, int card, int hole) const {
    state.cards = state.cards & ~bit_of(card);
    state.tops[static_cast<std::size_t>(hole)] = static_cast<std::uint8_t>(rank(card));
    state.place = std::max(waste_top(state) + 1, slots());  // equal positions get equal places
  }
  [[nodiscard]] int code(int card, int hole) const { return hole_move(card < slots() ? card : kWasteTop, hole); }
  [[nodiscard]] const CoveringRules& rules() const { return rules_; }

 private:
  const CoveringRules& rules_;
  std::vector<int> ranks_;
  std::vector<Wide> covers_;
  Wide tableau_{};
  State start_;
};

std::uint64_t count_from(const Game& game, const State& state, unsigned redeals, int depth) {
  if (depth == 0) return 1;
  std::uint64_t total = 0;
  const auto play_on_each = [&](int card) {
    for (int hole = 0; hole < game.rules().holes; ++hole) {
      if (!game.goes_on(card, state, hole)) continue;
      State next = state;
      game.play(next, card, hole);
      total += count_from(game, next, redeals, depth - 1);
    }
  };
  for (Wide rest = game.tableau(state); any(rest);) {
    const int slot = lowest(rest);
    rest = rest & ~bit_of(slot);
    if (game.is_exposed(state, slot)) play_on_each(slot);
  }
  const int waste = game.waste_top(state);
  if (waste >= 0) play_on_each(waste);
  State next = state;
  next.place = game.drawn(state);
  if (next.place != state.place) {
    total += count_from(game, next, redeals, depth - 1);
  } else if (waste >= 0 && redeals > 0) {
    next.place = game.slots();
    total += count_from(game, next, game.rules().redeals < 0 ? redeals : redeals - 1, depth - 1);
  }
  return total;
}

class Search {
 public:
  Search(const CoveringRules& rules, const CoveringPosition& position, const Limits& limits, const Hook& hook, std::uint64_t seed,
         const CoveringTuning& tuning)
      : rules_(rules),
        game_(rules, position),
        limits_(limits),
        hook_(hook),
        tuning_(tuning),
        table_(limits.max_bytes),
        random_(seed * 0x9E3779B97F4A7C15ull + 1) {
    const int slots = game_.slots();
    beneath_ = cards_beneath(rules, position);
    beneath_.resize(static_cast<std::size_t>(game_.size()), 0);
    has_stock_ = game_.size() > slots;
    const int bits = kTagBits - kTopBits * rules.holes - (has_stock_ ? kPlaceBits : 0);
    exact_ = game_.size() <= bits;
    for (int card = 0; card < game_.size(); ++card) {
      // Sums of random numbers stand for sets of cards if the sets need more bits.
      const Wide mixed = (Wide{random()} << 64 | Wide{random()}) & ((bit_of(bits) - Wide{1}));
      keys_.push_back(exact_ ? bit_of(card) : mixed);
      if (game_.rank(card) >= 0) by_rank_[static_cast<std::size_t>(game_.rank(card))] |= bit_of(card);
    }
    mask_of_key_ = bit_of(bits) - Wide{1};
    set_up_flow(position);
  }

  CoveringAnswer run() {
    CoveringAnswer answer;
    answer.exact = exact_;
    if (!table_.open()) {
      answer.status = Status::kMemory;
      return answer;
    }
    const State& start = game_.start();
    Wide key{0};
    for (int card = 0; card < game_.size(); ++card) {
      if (has(start.cards, card)) key = (key + keys_[static_cast<std::size_t>(card)]) & mask_of_key_;
    }
    fewest_ = count(start.cards) + 1;
    bool found = false;
    double budget = static_cast<double>(tuning_.restart);
    for (;;) {
      restart_at_ = tuning_.restart == 0 ? ~std::uint64_t{0} : nodes_ + static_cast<std::uint64_t>(budget);
      aborted_ = false;
      path_.clear();
      found = visit(start, key);
      if (found || !aborted_ || stopped_) break;
      budget *= tuning_.growth;
      noisy_ = true;
    }
    answer.nodes = nodes_;
    answer.status = found ? Status::kWon : stopped_.value_or(Status::kLost);
    answer.line = found ? path_ : best_;
    return answer;
  }

 private:
  // A play of a card, after draws and redeals.
  struct Play {
    int worth;
    int card;
    int hole;
    State before;  // the state after the draws and redeals
    int steps;     // how many draws and redeals there are
  };

  void set_up_flow(const CoveringPosition& position) {
    const State& start = game_.start();
    const bool jokers = std::any_of(start.tops.begin(), start.tops.begin() + rules_.holes, [](int top) { return top == 0; });
    use_flow_ = tuning_.flow && rules_.wrap && rules_.holes == 1 && !jokers;
    Flow::Counts left{};
    Flow::Counts ends{};
    Wide covering{0};  // the cards that cover others
    for (int slot = 0; slot < game_.slots(); ++slot) {
      if (!has(start.cards, slot)) continue;
      for (const int above : rules_.covered_by[static_cast<std::size_t>(slot)]) covering |= bit_of(above);
    }
    is_end_.resize(static_cast<std::size_t>(game_.size()));
    for (int card = 0; card < game_.size(); ++card) {
      if (!has(start.cards, card)) continue;
      if (game_.rank(card) == 0) {
        use_flow_ = false;
        return;
      }
      is_end_[static_cast<std::size_t>(card)] = !has(covering, card);
      ++left[game_.rank(card)];
      ends[game_.rank(card)] += is_end_[static_cast<std::size_t>(card)];
    }
    left_ = left;
    ends_ = ends;
    if (use_flow_ && position.top != kNoCard) flow_ = Flow(left, ends, position.top);
  }

  [[nodiscard]] Wide tag(const State& state, const Wide& key) const {
    std::array<std::uint8_t, kMaxHoles> tops = state.tops;
    const auto holes = static_cast<std::size_t>(rules_.holes);
    for (std::size_t hole = 1; hole < holes; ++hole) {  // their order doesn't matter
      for (std::size_t at = hole; at > 0 && tops[at] < tops[at - 1]; --at) std::swap(tops[at], tops[at - 1]);
    }
    Wide tagged = key;
    for (std::size_t hole = 0; hole < holes; ++hole) tagged = tagged << kTopBits | Wide{tops[hole]};
    return has_stock_ ? tagged << kPlaceBits | Wide{static_cast<unsigned>(state.place)} : tagged;
  }

  std::uint64_t random() {
    random_ ^= random_ << 13;
    random_ ^= random_ >> 7;
    random_ ^= random_ << 17;
    return random_;
  }

  void stop(Status limit) {
    if (!stopped_) stopped_ = limit;
    aborted_ = true;
  }

  bool count_node() {
    ++nodes_;
    if (nodes_ >= limits_.max_nodes) stop(Status::kNodes);
    if (nodes_ % kNodesBetweenHooks == 0 && hook_(nodes_)) stop(Status::kStopped);
    StopCheck stop_check(hook_, nodes_);
    if (!table_.reserve(stop_check)) stop(stop_check.stopped() ? Status::kStopped : Status::kMemory);
    if (nodes_ >= restart_at_) aborted_ = true;
    return !aborted_;
  }

  bool visit(const State& state, const Wide& key) {
    const int left = count(state.cards);
    if (left == 0) return true;
    const Wide own = tag(state, key);
    const unsigned used = kMostRedeals - state.redeals;  // fewer used redeals are never worse
    const unsigned previous = table_.visit(own, used);
    if (previous <= used) return false;
    if (!count_node()) {
      table_.restore(own, previous);
      return false;
    }
    if (left < fewest_) {
      fewest_ = left;
      best_ = path_;
    }
    if (play_each(state, key)) return true;
    if (aborted_) table_.restore(own, previous);
    return false;
  }

  bool play_each(const State& state, const Wide& key) {
    std::vector<Play> plays;
    for (Wide rest = game_.tableau(state); any(rest);) {
      const int slot = lowest(rest);
      rest = rest & ~bit_of(slot);
      if (game_.is_exposed(state, slot)) add_plays(plays, state, slot, 0);
    }
    std::vector<int> steps;
    if (has_stock_) add_waste_plays(plays, state, steps);
    if (tuning_.order) sort(plays);
    const std::size_t depth = path_.size();
    for (const Play& play : plays) {
      const int top = state.tops[static_cast<std::size_t>(play.hole)];
      const Flow flow = flow_;
      if (use_flow_ && !play_flow(play.card, top)) {
        flow_ = flow;
        continue;
      }
      State next = play.before;
      game_.play(next, play.card, play.hole);
      path_.insert(path_.end(), steps.begin(), steps.begin() + play.steps);
      path_.push_back(game_.code(play.card, play.hole));
      if (visit(next, (key - keys_[static_cast<std::size_t>(play.card)]) & mask_of_key_)) return true;
      path_.resize(depth);
      flow_ = flow;
      if (aborted_) return false;
    }
    return false;
  }

  // Sorts plays by worth, the highest first. Plays of equal worth keep their order, so that every machine has the same one.
  static void sort(std::vector<Play>& plays) {
    for (std::size_t i = 1; i < plays.size(); ++i) {
      for (std::size_t at = i; at > 0 && plays[at - 1].worth < plays[at].worth; --at) std::swap(plays[at - 1], plays[at]);
    }
  }

  // Adds the plays of a card, on only one of several holes with the same top.
  void add_plays(std::vector<Play>& plays, const State& state, int card, int steps) {
    unsigned seen = 0;
    for (int hole = 0; hole < rules_.holes; ++hole) {
      const unsigned top = state.tops[static_cast<std::size_t>(hole)];
      if ((seen >> top & 1) != 0 || !game_.goes_on(card, state, hole)) continue;
      seen |= 1u << top;
      const int same = count(state.cards & by_rank_[static_cast<std::size_t>(game_.rank(card))]);
      int worth = 2 * beneath_[static_cast<std::size_t>(card)] + 4 * same - 2 * steps;
      if (top == static_cast<unsigned>(kNoCard)) worth -= 40;  // an empty hole is worth keeping
      if (noisy_) worth += static_cast<int>(random() >> 61);
      plays.push_back({worth, card, hole, state, steps});
    }
  }

  // Adds the plays of the waste after each number of draws, at most one redeal, and the draws after it. More redeals would change nothing.
  void add_waste_plays(std::vector<Play>& plays, State state, std::vector<int>& steps) {
    bool redealt = false;
    for (;;) {
      const int card = game_.waste_top(state);
      if (card >= 0) add_plays(plays, state, card, static_cast<int>(steps.size()));
      const int place = game_.drawn(state);
      if (place != state.place) {
        state.place = place;
        steps.push_back(kDraw);
      } else if (!redealt && game_.may_redeal(state)) {
        game_.redeal(state);
        steps.push_back(kRedeal);
        redealt = true;
      } else {
        return;
      }
    }
  }

  // Applies a play to the flow bound, which holds for all cards, because all must be played. Returns whether they still could be.
  bool play_flow(int card, int top) {
    const int rank = game_.rank(card);
    if (top == kNoCard) {  // the hole is empty, so this is the first play
      Flow::Counts left = left_;
      Flow::Counts ends = ends_;
      --left[rank];
      ends[rank] -= is_end_[static_cast<std::size_t>(card)];
      flow_ = Flow(left, ends, rank);
    } else {
      flow_.play(rank, top, is_end_[static_cast<std::size_t>(card)]);
    }
    return flow_.possible(rank);
  }

  const CoveringRules& rules_;
  const Game game_;
  const Limits limits_;
  const Hook hook_;
  const CoveringTuning tuning_;
  Table table_;
  std::uint64_t random_;
  std::vector<Wide> keys_;
  Wide mask_of_key_{};
  bool exact_ = true;
  bool has_stock_ = false;
  std::vector<int> beneath_;
  std::array<Wide, kRanks + 1> by_rank_{};
  std::vector<char> is_end_;
  Flow::Counts left_{};
  Flow::Counts ends_{};
  Flow flow_;
  bool use_flow_ = false;
  bool noisy_ = false;
  bool aborted_ = false;
  std::optional<Status> stopped_;
  std::uint64_t nodes_ = 0;
  std::uint64_t restart_at_ = 0;
  int fewest_ = 0;
  std::vector<int> path_;
  std::vector<int> best_;
};

}  // namespace

CoveringAnswer search_holes(const CoveringRules& rules, const CoveringPosition& position, const Limits& limits, const Hook& hook,
                            std::uint64_t seed, const CoveringTuning& tuning) {
  return Search(rules, position, limits, hook, seed, tuning).run();
}

std::uint64_t perft_holes(const CoveringRules& rules, const CoveringPosition& position, int depth) {
  const Game game(rules, position);
  const unsigned redeals = rules.redeals < 0 ? 1 : static_cast<unsigned>(std::max(0, rules.redeals - position.redeals_used));
  return count_from(game, game.start(), redeals, std::max(depth, 0));
}

}  // namespace longwood
