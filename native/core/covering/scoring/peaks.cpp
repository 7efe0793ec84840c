#include "core/covering/scoring/peaks.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <optional>
#include <vector>

#include "core/common/compiler.hpp"
#include "core/common/wide.hpp"

namespace longwood {
namespace {

// The parts of a position other than its tableau: the points gained so far, the stock index, the hole's top and the streak.
struct Entry {
  std::int16_t gain;
  std::uint8_t index, top, streak;
};

// Searches layer by layer, with one layer for each number of cards left.
//
// Take two entries A and B with the same tableau and top. A is never worse than B if its index is no greater, its streak is no shorter, and
// its gain is no smaller even after paying for the draws between the two indices. A can play the same cards as B and gains at least as much
// for each of them. Before B's next draw, A draws the cards in between, which that draw then covers. (With must_play, only entries with the
// same index are compared.)
//
// A draw ends every streak. So for each tableau and index, only the entry with the greatest gain needs to draw.
class PeaksSearch {
 public:
  PeaksSearch(const CoveringRules& rules, const CoveringPosition& position, int streak, const PeaksScoring& scoring, const Limits& limits,
              const Hook& hook, const PeaksTuning& tuning)
      : rules_(rules), position_(position), streak_(streak), scoring_(scoring), limits_(limits), hook_(hook), tuning_(tuning) {
    for (std::size_t slot = 0; slot < position.ranks.size(); ++slot) {
      if (position.ranks[slot] >= 0) start_ |= Wide{1} << slot;
    }
    for (std::size_t slot = 0; slot < position.ranks.size(); ++slot) {
      for (const int above : rules.covered_by[slot]) {
        covers_[slot] |= Wide{1} << above;
        under_[static_cast<std::size_t>(above)] |= Wide{1} << slot;
      }
    }
    for (std::size_t slot = 0; slot < position.ranks.size(); ++slot) {
      if (under_[slot] == 0) peaks_ |= Wide{1} << slot;
    }
    cards_ = count(start_);
    streaks_ = static_cast<std::size_t>(streak + cards_ + 1);
    best_tableau_ = start_;
    best_.streak = static_cast<std::uint8_t>(streak);
    best_.top = static_cast<std::uint8_t>(position.top);
  }

  // Returns an upper bound on the points that can be gained.
  [[nodiscard]] int upper_bound() const { return potential(start_, streak_); }

  ScoreAnswer run() {
    std::vector<Arrival> arrivals{{start_, {0, 0, static_cast<std::uint8_t>(position_.top), static_cast<std::uint8_t>(streak_)}}};
    layers_.resize(static_cast<std::size_t>(cards_) + 1);
    for (int left = cards_; left >= 0 && !arrivals.empty() && !answer_.stopped; --left) {
      std::vector<Arrival> next;
      search_layer(layers_[static_cast<std::size_t>(left)], arrivals, next);
      if (answer_.stopped) note_bound(arrivals, next);
      arrivals = std::move(next);
    }
    answer_.score = best_.gain;
    answer_.bound = std::max(answer_.bound, answer_.score);
    answer_.line = line();
    return answer_;
  }

 private:
  struct Layer {
    std::vector<Wide> tableaux;
    std::vector<std::uint32_t> first;  // [tableau]: the index of its first entry; a last element holds the number of entries
    std::vector<Entry> entries;        // of each tableau in turn, ordered by stock index
  };

  static int count(Wide mask) {
    return std::popcount(static_cast<std::uint64_t>(mask)) + std::popcount(static_cast<std::uint64_t>(mask >> 64));
  }
  static std::size_t lowest(Wide mask) {
    const auto low = static_cast<std::uint64_t>(mask);
    return static_cast<std::size_t>(low != 0 ? std::countr_zero(low) : 64 + std::countr_zero(static_cast<std::uint64_t>(mask >> 64)));
  }

  // Returns an upper bound on the points that can still be gained: all cards in a single streak, and all peaks.
  [[nodiscard]] int potential(Wide tableau, int streak) const {
    const int cards = count(tableau);
    const int peaks = count(tableau & peaks_);
    return cards * streak + cards * (cards + 1) / 2 + peaks * scoring_.peak + (peaks > 0 ? scoring_.last_peak - scoring_.peak : 0);
  }

  [[nodiscard]] int bonus(Wide tableau, std::size_t slot) const {  // for playing the card in `slot`
    if ((peaks_ >> slot & 1) == 0) return 0;
    return count(tableau & peaks_) == 1 ? scoring_.last_peak : scoring_.peak;
  }

  [[nodiscard]] Wide exposed(Wide tableau) const {
    Wide found = 0;
    for (Wide rest = tableau; rest != 0; rest &= rest - 1) {
      const std::size_t slot = lowest(rest);
      if ((covers_[slot] & tableau) == 0) found |= Wide{1} << slot;
    }
    return found;
  }

  struct Arrival {
    Wide tableau;
    Entry entry;
  };

  void search_layer(Layer& layer, std::vector<Arrival>& arrivals, std::vector<Arrival>& next) {
    std::sort(arrivals.begin(), arrivals.end(), [](const Arrival& a, const Arrival& b) {
      return a.tableau != b.tableau ? a.tableau < b.tableau : a.entry.index < b.entry.index;
    });
    for (std::size_t from = 0, to = 0; from < arrivals.size() && !answer_.stopped; from = to) {
      while (to < arrivals.size() && arrivals[to].tableau == arrivals[from].tableau) ++to;
      visit(layer, &arrivals[from], to - from, next);
      const std::size_t bytes = layer.entries.capacity() * sizeof(Entry) + (arrivals.capacity() + next.capacity()) * sizeof(Arrival);
      if (bytes_ + bytes + bytes / 2 > limits_.max_bytes) answer_.stopped = Status::kMemory;  // leaves room for the vectors to grow by half
    }
    layer.first.push_back(static_cast<std::uint32_t>(layer.entries.size()));
    layer.entries.shrink_to_fit();
    bytes_ += layer.entries.size() * sizeof(Entry) + layer.tableaux.capacity() * (sizeof(Wide) + sizeof(std::uint32_t));
  }

  // Raises the bound after the search was stopped, because the entries that are still open could gain more points.
  void note_bound(const std::vector<Arrival>& arrivals, const std::vector<Arrival>& next) {
    for (const auto* all : {&arrivals, &next}) {
      for (const Arrival& one : *all) answer_.bound = std::max(answer_.bound, one.entry.gain + potential(one.tableau, one.entry.streak));
    }
  }

  void visit(Layer& layer, const Arrival* arrivals, std::size_t number, std::vector<Arrival>& next) {
    const Wide tableau = arrivals[0].tableau;
    layer.tableaux.push_back(tableau);
    layer.first.push_back(static_cast<std::uint32_t>(layer.entries.size()));
    const Wide open = exposed(tableau);
    std::array<Wide, kTops> fits{};
    for (Wide rest = open; rest != 0; rest &= rest - 1) {
      const std::size_t slot = lowest(rest);
      for (int top = 0; top < kTops; ++top) {
        if (rules_.goes_on(position_.ranks[slot], top)) fits[static_cast<std::size_t>(top)] |= Wide{1} << slot;
      }
    }
    better_.assign(kTops * streaks_, -1);
    std::int16_t drawn = kNoGain;
    for (std::size_t index = arrivals[0].entry.index; index <= position_.stock.size(); ++index) {
      current_.clear();
      for (; number > 0 && arrivals[0].entry.index == index; ++arrivals, --number) current_.push_back(arrivals[0].entry);
      if (drawn != kNoGain) {
        current_.push_back({drawn, static_cast<std::uint8_t>(index), static_cast<std::uint8_t>(position_.stock[index - 1]), 0});
      }
      if (current_.empty() && number == 0) break;
      if (rules_.must_play) better_.assign(kTops * streaks_, -1);
      std::sort(current_.begin(), current_.end(),
                [](const Entry& a, const Entry& b) { return a.streak != b.streak ? a.streak > b.streak : a.gain > b.gain; });
      std::int16_t best_gain = kNoGain;
      for (const Entry& entry : current_) {
        const bool is_drawn = drawn != kNoGain && entry.streak == 0;
        if (tuning_.dominance && is_dominated(entry)) {
          if (!is_drawn) continue;
          layer.entries.push_back(entry);  // it needs no plays, but later draws continue from it
        } else {
          if (entry.gain > best_.gain) {
            best_ = entry;
            best_tableau_ = tableau;
          }
          if (!expand(layer, tableau, entry, fits[entry.top], next)) return;
        }
        if (!rules_.must_play || fits[entry.top] == 0) best_gain = std::max(best_gain, entry.gain);
      }
      drawn = best_gain == kNoGain || tableau == 0 ? kNoGain : static_cast<std::int16_t>(best_gain - scoring_.draw);
    }
  }

  // Returns whether an earlier entry of this tableau is no worse. If none is, records this entry for later comparisons.
  bool is_dominated(const Entry& entry) {
    int* const better = &better_[entry.top * streaks_];
    const int unpaid = entry.gain + scoring_.draw * entry.index;
    if (better[entry.streak] >= unpaid) return true;
    for (std::size_t streak = 0; streak <= entry.streak; ++streak) better[streak] = std::max(better[streak], unpaid);
    return false;
  }

  bool expand(Layer& layer, Wide tableau, const Entry& entry, Wide fits, std::vector<Arrival>& next) {
    layer.entries.push_back(entry);
    if (++answer_.nodes >= limits_.max_nodes) answer_.stopped = Status::kNodes;
    if (answer_.nodes % kNodesBetweenHooks == 0 && hook_(answer_.nodes)) answer_.stopped = Status::kStopped;
    for (Wide rest = fits; rest != 0; rest &= rest - 1) {
      const std::size_t slot = lowest(rest);
      const int gain = entry.gain + entry.streak + 1 + bonus(tableau, slot);
      next.push_back({tableau ^ Wide{1} << slot,
                      {static_cast<std::int16_t>(gain), entry.index, static_cast<std::uint8_t>(position_.ranks[slot]),
                       static_cast<std::uint8_t>(entry.streak + 1)}});
    }
    return !answer_.stopped;
  }

  // Returns the line to the best entry, reconstructed backwards.
  std::vector<int> line() const {
    std::vector<int> moves;
    Wide tableau = best_tableau_;
    Entry at = best_;
    while (tableau != start_ || at.index != 0) {
      if (at.streak > 0 && undo_play(tableau, at, moves)) continue;
      if (!undo_draw(tableau, at)) break;
      moves.push_back(kDraw);
    }
    std::reverse(moves.begin(), moves.end());
    return moves;
  }

  template <class Test>
  bool find(Wide tableau, Entry& at, const Test& test) const {
    const Layer& layer = layers_[static_cast<std::size_t>(count(tableau))];
    const auto place = std::lower_bound(layer.tableaux.begin(), layer.tableaux.end(), tableau);
    if (place == layer.tableaux.end() || *place != tableau) return false;
    const auto number = static_cast<std::size_t>(place - layer.tableaux.begin());
    for (std::size_t i = layer.first[number]; i < layer.first[number + 1]; ++i) {
      if (!test(layer.entries[i])) continue;
      at = layer.entries[i];
      return true;
    }
    return false;
  }

  bool undo_play(Wide& tableau, Entry& at, std::vector<int>& moves) const {
    for (Wide rest = start_ & ~tableau; rest != 0; rest &= rest - 1) {
      const std::size_t slot = lowest(rest);
      if (position_.ranks[slot] != at.top || (covers_[slot] & tableau) != 0 || (under_[slot] & start_ & ~tableau) != 0) continue;
      const Wide before = tableau | Wide{1} << slot;
      const int gain = at.gain - at.streak - bonus(before, slot);
      const Entry now = at;
      if (!find(before, at, [&](const Entry& entry) {
            return entry.index == now.index && entry.streak + 1 == now.streak && entry.gain == gain && rules_.goes_on(now.top, entry.top);
          })) {
        continue;
      }
      tableau = before;
      moves.push_back(static_cast<int>(slot));
      return true;
    }
    return false;
  }

  bool undo_draw(Wide tableau, Entry& at) const {
    const Entry now = at;
    const Wide open = exposed(tableau);
    return find(tableau, at, [&](const Entry& entry) {
      if (entry.index + 1 != now.index || entry.gain - scoring_.draw != now.gain) return false;
      if (!rules_.must_play) return true;
      for (Wide rest = open; rest != 0; rest &= rest - 1) {
        if (rules_.goes_on(position_.ranks[lowest(rest)], entry.top)) return false;
      }
      return true;
    });
  }

  static constexpr std::int16_t kNoGain = -32768;

  const CoveringRules& rules_;
  const CoveringPosition& position_;
  const int streak_;
  const PeaksScoring scoring_;
  const Limits limits_;
  const Hook hook_;
  const PeaksTuning tuning_;
  std::array<Wide, kMaxSlots> covers_{};
  std::array<Wide, kMaxSlots> under_{};
  Wide start_ = 0;
  Wide peaks_ = 0;
  int cards_ = 0;
  std::vector<Layer> layers_;
  std::size_t streaks_ = 0;     // one more than the longest possible streak
  std::vector<Entry> current_;  // the entries for the current tableau and index
  std::vector<int> better_;     // [top, streak]: the greatest gain so far with at least that streak, not counting the cost of draws
  ScoreAnswer answer_;
  std::size_t bytes_ = 0;  // the size of the finished layers
  Entry best_{};
  Wide best_tableau_ = 0;
};

}  // namespace

ScoreAnswer best_peaks_score(const CoveringRules& rules, const CoveringPosition& position, int streak, const PeaksScoring& scoring,
                             const Limits& limits, const Hook& hook, const PeaksTuning& tuning) {
  LONGWOOD_TRY { return PeaksSearch(rules, position, streak, scoring, limits, hook, tuning).run(); }
  LONGWOOD_CATCH_BAD_ALLOC {
    ScoreAnswer answer;  // no points, and a bound that needs no search
    answer.stopped = Status::kMemory;
    answer.bound = PeaksSearch(rules, position, streak, scoring, limits, hook, tuning).upper_bound();
    return answer;
  }
}

}  // namespace longwood
