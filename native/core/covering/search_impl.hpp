// The depth-first covering search. Compiled once for each instruction set, in namespace LONGWOOD_ISA; see common/each_isa.hpp. The file is
// long because the work for each node is spread over all of it, and the compiler should see it as a whole.

#include "core/covering/arcs_impl.hpp"
#include "core/covering/beam_impl.hpp"

namespace longwood::LONGWOOD_ISA {

inline constexpr int kTopBits = 4;
inline constexpr unsigned kAnyTop = 15;  // stands for any top, in the tags of draws, which don't depend on it

// Mask has one bit for each slot. Key has enough bits for a tableau's key, the hole's top and the stock index.
template <class Mask, class Key>
class Search {
 public:
  Search(const CoveringRules& rules, const CoveringPosition& position, const Limits& limits, const Hook& hook, std::uint64_t seed,
         const CoveringTuning& tuning, int most_left, const TableauKeys<Key>& keys)
      : rules_(rules),
        position_(position),
        limits_(limits),
        hook_(hook),
        tuning_(tuning),
        most_left_(most_left),
        keys_(keys),
        table_(limits.max_bytes),
        random_(seed * 0x9E3779B97F4A7C15ull + 1) {
    set_up();
  }

  CoveringAnswer run() {
    CoveringAnswer answer;
    answer.exact = keys_.exact;
    if (!table_.open()) {
      answer.status = Status::kMemory;
      return answer;
    }
    const HallTables tables(rules_);
    for (int top = 0; top < kTops; ++top) {
      demand_[top] = Lanes::of(tables.demand[top]);
      supply_[top] = Lanes::of(tables.supply[top]);
    }
    Lanes excess = Lanes::of(tables.excess(position_));
    if (most_left_ > 0) excess = excess - Lanes::of(tables.slack(rules_, position_, most_left_));
    double budget = static_cast<double>(tuning_.restart);
    bool found = false;
    for (;;) {
      if (nodes_ >= next_endings_) {  // repeated as the search grows, to find a quarter as many endings as nodes
        const std::uint64_t searched = std::max<std::uint64_t>(nodes_, 4000);
        next_endings_ = 8 * searched;
        if (!find_endings(std::min({static_cast<std::size_t>(searched / 4), kMostEndings, limits_.max_bytes / kBytesOfEnding}))) break;
      }
      restart_at_ = tuning_.restart == 0 ? ~std::uint64_t{0} : nodes_ + static_cast<std::uint64_t>(budget);
      aborted_ = false;
      path_.clear();
      found = visit(start_, exposed_, position_.top, 0, start_key_, excess, true);
      if (found || !aborted_ || stopped_) break;
      budget *= tuning_.growth;
      noisy_ = true;
    }
    answer.nodes = nodes_;
    answer.status = found ? Status::kWon : stopped_.value_or(Status::kLost);
    answer.line = found ? std::vector<int>(path_.begin(), path_.end()) : best_;
    return answer;
  }

 private:
  void set_up() {
    const int slots = rules_.slots();
    beneath_ = cards_beneath(rules_, position_);
    for (int slot = 0; slot < slots; ++slot) {
      rank_[slot] = static_cast<std::uint8_t>(position_.ranks[slot] < 0 ? 0 : position_.ranks[slot]);
      if (position_.ranks[slot] < 0) continue;
      start_ |= Mask{1} << slot;
      by_rank_[rank_[slot]] |= Mask{1} << slot;
      jokers_ |= rank_[slot] == 0;
    }
    for (const int rank : position_.stock) jokers_ |= rank == 0;
    for (int slot = 0; slot < slots; ++slot) {
      for (const int above : rules_.covered_by[slot]) {
        covers_[slot] |= Mask{1} << above;
        under_[above][under_count_[above]++] = static_cast<std::uint8_t>(slot);
        beneath_mask_[above] |= Mask{1} << slot;
      }
    }
    for (int slot = 0; slot < slots; ++slot) {
      if ((has(start_, slot)) && (covers_[slot] & start_) == 0) exposed_ |= Mask{1} << slot;
      if (has(start_, slot) && (beneath_mask_[slot] & start_) == 0) ends_ |= Mask{1} << slot;
    }
    for (int top = 0; top < kTops; ++top) {
      for (int rank = 0; rank <= kRanks; ++rank) {
        if (rules_.goes_on(rank, top)) fits_[top] |= by_rank_[rank];
      }
    }
    for (int slot = 0; slot < slots; ++slot) {
      if (has(start_, slot)) start_key_ += keys_.of_slot[slot];
    }
    has_stock_ = !position_.stock.empty();
    use_flow_ = tuning_.flow && most_left_ == 0 && rules_.wrap && !has_stock_ && !jokers_ && position_.top != 0;
    use_hall_ = tuning_.hall && !use_flow_;
    use_arcs_ = use_flow_ && tuning_.arcs && !rules_.piles.empty() && most_of_a_rank() <= kMostOfRank;
    if (use_arcs_) arcs_.set_up(rules_.piles, rank_);
    if (use_flow_ && position_.top != kNoCard) start_walk(start_, position_.top);
    if (!has_stock_ && most_left_ == 0) next_endings_ = tuning_.endings_after;
    fewest_ = count_bits(start_) + 1;
  }

  [[nodiscard]] int most_of_a_rank() const {
    int most = 0;
    for (const Mask mask : by_rank_) most = std::max(most, count_bits(mask));
    return most;
  }

  void start_walk(Mask mask, int top) {
    Flow::Counts left{};
    Flow::Counts ends{};
    for (int rank = 1; rank <= kRanks; ++rank) {
      left[rank] = count_bits(by_rank_[rank] & mask);
      ends[rank] = count_bits(by_rank_[rank] & mask & ends_);
    }
    flow_ = Flow(left, ends, top);
    if (use_arcs_) arcs_.start(flow_);
  }

  // Returns whether the flow bound and the arc bound allow a walk from this top through all cards left. exposed: the exposed cards.
  bool can_walk(Mask exposed, int top) {
    bool measured = false;
    return flow_.possible(top, [&](int last) {
      if (!use_arcs_) return false;
      if (!measured) arcs_.measure(exposed, top);
      measured = true;
      return arcs_.refute(last);
    });
  }

  // Applies a play to the walk. Returns whether the tableau could still be cleared; if not, the play is undone. A card played on an empty
  // hole starts a new walk, which need not be undone. exposed: the exposed cards after the play.
  bool play_walk(Mask mask, Mask exposed, int slot, int top) {
    const int rank = rank_[slot];
    if (top == kNoCard) {
      start_walk(mask, rank);
      return can_walk(exposed, rank);
    }
    flow_.play(rank, top, has(ends_, slot));
    if (use_arcs_) arcs_.step(Flow::edge_of(rank, top));
    if (can_walk(exposed, rank)) return true;
    unplay_walk(slot, top);
    return false;
  }
  void unplay_walk(int slot, int top) {
    if (top == kNoCard) return;
    flow_.unplay(rank_[slot], top, has(ends_, slot));
    if (use_arcs_) arcs_.step_back(Flow::edge_of(rank_[slot], top));
  }

  // find_endings() is for games without a stock. An ending is a position with at most `most_ending_` cards from which the tableau can be
  // cleared. The endings are found backwards from the empty tableau, layer by layer, until there are too many. A position with at most
  // `most_ending_` cards is then won if and only if it is an ending.
  //
  // When a card of rank t is played on top r, it is uncovered, and all cards that it covers are still there. So if the cards K with top t
  // are an ending, and t can be played on r, then K and this card with top r are an ending too. A card of rank r must have been played
  // before, or r must be the top at the start.
  //
  // Returns false if a layer is empty, because then no line clears the tableau.
  static constexpr std::size_t kMostEndings = std::size_t{1} << 17;  // more would take longer to find than they save
  static constexpr std::size_t kBytesOfEnding = 512;  // for each ending that is stored, including the candidates that are discarded

  bool find_endings(std::size_t most) {
    most_ending_ = 0;
    struct Ending {
      Mask mask;
      Key key;
      unsigned top;
    };
    std::vector<Ending> layer{{0, 0, kAnyTop}};
    std::vector<Key> tags;
    while (most_ending_ < count_bits(start_)) {
      std::vector<Ending> next;
      for (std::size_t i = 0; i < layer.size() && !stopped_; ++i) {
        const Ending& ending = layer[i];
        if (i % kNodesBetweenHooks == kNodesBetweenHooks - 1 && hook_(nodes_)) stop(Status::kStopped);
        for (Mask rest = start_ & ~ending.mask; rest != 0; rest &= rest - 1) {
          const int slot = lowest_bit(rest);
          if (ending.top != kAnyTop && rank_[slot] != ending.top) continue;
          if ((covers_[slot] & ending.mask) != 0 || (beneath_mask_[slot] & start_ & ~ending.mask) != 0) continue;
          const Mask mask = ending.mask | Mask{1} << slot;
          for (unsigned top = 0; top < kTops; ++top) {
            if (!has(fits_[top], slot)) continue;
            const bool was_played = top < kNoCard && (by_rank_[top] & ~mask) != 0;
            if (was_played || (mask == start_ && top == static_cast<unsigned>(position_.top))) {
              next.push_back({mask, static_cast<Key>(ending.key + keys_.of_slot[slot]), top});
            }
          }
        }
        if (next.size() > 4 * most) break;
      }
      if (stopped_) break;
      if (next.empty()) return false;
      std::sort(next.begin(), next.end(),
                [](const Ending& a, const Ending& b) { return a.mask != b.mask ? a.mask < b.mask : a.top < b.top; });
      next.erase(std::unique(next.begin(), next.end(), [](const Ending& a, const Ending& b) { return a.mask == b.mask && a.top == b.top; }),
                 next.end());
      if (tags.size() + next.size() > most) break;
      for (const Ending& ending : next) tags.push_back(tag(ending.key, ending.top, 0));
      layer = std::move(next);
      ++most_ending_;
    }
    endings_.assign(std::bit_ceil(4 * tags.size() + 4), ~Key{0});
    for (const Key own : tags) {
      std::size_t at = mix(own) & (endings_.size() - 1);
      while (endings_[at] != ~Key{0} && endings_[at] != own) at = (at + 1) & (endings_.size() - 1);
      endings_[at] = own;
    }
    return true;
  }

  [[nodiscard]] bool is_ending(Key key, int top) const {
    const Key own = tag(key, static_cast<unsigned>(top), 0);
    std::size_t at = mix(own) & (endings_.size() - 1);
    while (endings_[at] != ~Key{0}) {
      if (endings_[at] == own) return true;
      at = (at + 1) & (endings_.size() - 1);
    }
    return false;
  }

  // Returns the tag of a position in the table. If a card can be drawn at any time, a smaller stock index is never worse, so the table
  // stores the smallest index. With must_play, a later stock card can force a play, so the index is part of the tag.
  [[nodiscard]] Key tag(Key key, unsigned top, unsigned index) const {
    const Key tagged = (key << kTopBits) | top;
    return rules_.must_play ? (tagged << PositionTable<Key>::kIndexBits) | index : tagged;
  }
  [[nodiscard]] unsigned stored_index(unsigned index) const { return rules_.must_play ? 0 : index; }

  // Returns the exposed cards after `slot` has been played. mask: the tableau without that card.
  Mask after(Mask mask, Mask exposed, int slot) const {
    Mask now = exposed & ~(Mask{1} << slot);
    for (int i = 0; i < under_count_[slot]; ++i) {
      const int below = under_[slot][i];
      if ((covers_[below] & mask) == 0) now |= Mask{1} << below & mask;
    }
    return now;
  }

  // Counts a new node. Returns false if the search must end or restart.
  bool count_node() {
    ++nodes_;
    if (nodes_ >= limits_.max_nodes) stop(Status::kNodes);
    if (nodes_ % kNodesBetweenHooks == 0 && hook_(nodes_)) stop(Status::kStopped);
    make_space();
    if (nodes_ >= restart_at_) aborted_ = true;
    return !aborted_;
  }

  void make_space() {
    StopCheck stop_check(hook_, nodes_);
    if (!table_.reserve(stop_check)) stop(stop_check.stopped() ? Status::kStopped : Status::kMemory);
  }

  void stop(Status limit) {
    if (!stopped_) stopped_ = limit;
    aborted_ = true;
  }

  std::uint64_t random() {
    random_ ^= random_ << 13;
    random_ ^= random_ >> 7;
    random_ ^= random_ << 17;
    return random_;
  }

  bool visit(Mask mask, Mask exposed, int top, unsigned index, Key key, const Lanes& excess, bool may_draw) {
    const int left = count_bits(mask);
    if (left <= most_left_) return true;
    if (left <= most_ending_ && !is_ending(key, top)) return false;
    if (use_hall_ && any_positive(excess)) return false;
    const Key own = tag(key, static_cast<unsigned>(top), index);
    const unsigned previous = table_.visit(own, stored_index(index));
    if (previous <= stored_index(index)) return false;
    if (!count_node()) {
      table_.restore(own, previous);
      return false;
    }
    if (left < fewest_) {
      fewest_ = left;
      best_.assign(path_.begin(), path_.end());
    }
    const Mask playable = exposed & fits_[top];
    if (play_each(mask, exposed, playable, top, index, key, excess)) return true;
    if (!aborted_ && may_draw && has_stock_ && (playable == 0 || !rules_.must_play) && draw_each(mask, exposed, top, index, key, excess)) {
      return true;
    }
    if (aborted_) table_.restore(own, previous);
    return false;
  }

  bool play_each(Mask mask, Mask exposed, Mask playable, int top, unsigned index, Key key, const Lanes& excess) {
    struct Candidate {
      int worth;
      std::uint8_t slot;
    };
    std::array<Candidate, kMaxSlots> candidates;
    int count = 0;
    for (Mask rest = playable; rest != 0; rest &= rest - 1) {
      const int slot = lowest_bit(rest);
      table_.prefetch(tag(key - keys_.of_slot[slot], rank_[slot], index));
      int worth = has_stock_ ? beneath_[slot] : 2 * beneath_[slot] + 4 * count_bits(mask & by_rank_[rank_[slot]]);
      if (noisy_) worth += static_cast<int>(random() >> 61);
      Candidate candidate{worth, static_cast<std::uint8_t>(slot)};
      int at = count++;
      if (tuning_.order) {
        for (; at > 0 && candidates[at - 1].worth < worth; --at) candidates[at] = candidates[at - 1];
      }
      candidates[at] = candidate;
    }
    Lanes freed{};
    if (use_hall_) freed = excess + supply_[top];
    for (int i = 0; i < count; ++i) {
      const int slot = candidates[i].slot;
      const int rank = rank_[slot];
      const Mask next = mask & ~(Mask{1} << slot);
      const Mask next_exposed = after(next, exposed, slot);
      if (use_flow_ && !play_walk(next, next_exposed, slot, top)) continue;
      Lanes rest{};
      if (use_hall_) rest = freed - demand_[rank];
      path_.push_back(slot);
      const bool found = visit(next, next_exposed, rank, index, key - keys_.of_slot[slot], rest, true);
      if (found) return true;
      path_.pop_back();
      if (use_flow_) unplay_walk(slot, top);
      if (aborted_) return false;
    }
    return false;
  }

  // Searches all draws from this tableau in one loop, so positions after a draw are not drawn from again. Otherwise, a drawn position that
  // was visited before with a smaller index would cut off the draws after it.
  bool draw_each(Mask mask, Mask exposed, int top, unsigned index, Key key, const Lanes& excess) {
    const Key own = tag(key, kAnyTop, index);
    const unsigned previous = table_.visit(own, stored_index(index));
    if (previous <= stored_index(index)) return false;
    make_space();
    const std::size_t depth = path_.size();
    Lanes covered = excess + supply_[top];
    for (unsigned next = index; next < position_.stock.size() && !aborted_; ++next) {
      const int rank = position_.stock[next];
      path_.push_back(kDraw);
      if (visit(mask, exposed, rank, next + 1, key, covered, false)) return true;
      if (use_hall_ && any_positive(covered)) break;  // later draws only use up more cards
      if (rules_.must_play && (exposed & fits_[rank]) != 0) break;
      covered = covered + supply_[rank];
    }
    path_.resize(depth);
    if (aborted_) table_.restore(own, previous);
    return false;
  }

  const CoveringRules& rules_;
  const CoveringPosition& position_;
  const Limits limits_;
  const Hook hook_;
  const CoveringTuning tuning_;
  const int most_left_;  // the number of cards that a line can leave
  const TableauKeys<Key>& keys_;
  std::array<Lanes, kTops> demand_;
  std::array<Lanes, kTops> supply_;
  Flow flow_;
  Arcs arcs_;
  PositionTable<Key> table_;
  std::array<Mask, kMaxSlots> covers_{};
  std::array<std::array<std::uint8_t, kMaxSlots>, kMaxSlots> under_{};
  std::array<int, kMaxSlots> under_count_{};
  std::vector<int> beneath_;
  std::array<std::uint8_t, kMaxSlots> rank_{};
  std::array<Mask, kMaxSlots> beneath_mask_{};  // the slots that each slot covers
  std::array<Mask, kRanks + 1> by_rank_{};
  std::array<Mask, kTops> fits_{};
  Mask ends_ = 0;  // the cards that cover no other card at the start; one of them is played last
  std::vector<Key> endings_;
  int most_ending_ = 0;
  std::uint64_t next_endings_ = ~std::uint64_t{0};  // the number of nodes after which endings are searched next
  Mask start_ = 0;
  Mask exposed_ = 0;
  Key start_key_ = 0;
  bool jokers_ = false;
  bool use_hall_ = false;  // not with the flow bound, which implies it
  bool use_flow_ = false;
  bool use_arcs_ = false;
  bool has_stock_ = false;
  bool noisy_ = false;
  bool aborted_ = false;
  std::optional<Status> stopped_;  // the limit that stopped the search, if any
  std::uint64_t nodes_ = 0;
  std::uint64_t restart_at_ = 0;
  std::uint64_t random_;
  int fewest_ = 0;
  std::vector<int> path_;
  std::vector<int> best_;
};

template <class Mask>
CoveringAnswer search_with(const CoveringRules& rules, const CoveringPosition& position, const Limits& limits, const Hook& hook,
                           std::uint64_t seed, const CoveringTuning& tuning, int most_left) {
  const int tag_bits = kTopBits + PositionTable<std::uint64_t>::kIndexBits * (rules.must_play ? 2 : 1);
  const auto narrow = tableau_keys<std::uint64_t>(rules, position.ranks, 63 - tag_bits, seed);
  if (narrow.exact) return Search<Mask, std::uint64_t>(rules, position, limits, hook, seed, tuning, most_left, narrow).run();
  const auto wide = tableau_keys<Wide>(rules, position.ranks, 127 - tag_bits, seed);
  return Search<Mask, Wide>(rules, position, limits, hook, seed, tuning, most_left, wide).run();
}

inline CoveringAnswer search(const CoveringRules& rules, const CoveringPosition& position, const Limits& limits, const Hook& hook,
                             std::uint64_t seed, const CoveringTuning& tuning, int most_left) {
  if (rules.slots() <= 64) return search_with<std::uint64_t>(rules, position, limits, hook, seed, tuning, most_left);
  return search_with<Wide>(rules, position, limits, hook, seed, tuning, most_left);
}

}  // namespace longwood::LONGWOOD_ISA
