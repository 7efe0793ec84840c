#include "core/covering/hall.hpp"

#include <algorithm>
#include <array>
#include <string_view>
#include <vector>

namespace longwood {

namespace {

using RankSets = std::array<std::string_view, kLanes>;

// Sets of ranks for scores, in games without wrap, listed by size. They were chosen on 40 deals, one after the other: each of them refuted
// the most of the positions that those chosen before it had not refuted.
constexpr RankSets kSets{
    "A",        "4",        "7",         "8",         "Q",         "K",         "A3",           "AQ",
    "2K",       "7Q",       "QK",        "A35",       "A46",       "ATQ",       "AJK",          "AQK",
    "6QK",      "8TQ",      "JQK",       "A357",      "A8TQ",      "A9JK",      "7TQK",         "8TQK",
    "9JQK",     "TJQK",     "A3TQK",     "A47TQ",     "A8TQK",     "68TQK",     "79JQK",        "9TJQK",
    "A3579Q",   "A357TQ",   "A358TQ",    "A35TQK",    "A368TQ",    "A369JK",    "A468TQ",       "A68TQK",
    "2468TQ",   "2468JK",   "2469JK",    "2479JK",    "2579JK",    "68TJQK",    "79TJQK",       "A3579JK",
    "A368TQK",  "A468TQK",  "2468TQK",   "468TJQK",   "689TJQK",   "A3579JQK",  "A368TJQK",     "A468TJQK",
    "2468TJQK", "5789TJQK", "A3579TJQK", "A3689TJQK", "24689TJQK", "46789TJQK", "A3456789TJQK", "A23456789TJQK",
};
constexpr RankSets kSetsWithQueenOnKing{
    "A",      "3",      "4",      "6",      "7",      "Q",      "K",      "A3",     "A7",     "A8",     "AT",     "AK",      "29",
    "2K",     "46",     "48",     "68",     "9K",     "TK",     "JK",     "A2K",    "A35",    "A3Q",    "A3K",    "A46",     "ATQ",
    "AJK",    "246",    "24K",    "38T",    "468",    "A357",   "A35Q",   "A468",   "A46K",   "A8TK",   "A9JK",   "2468",    "246K",
    "468K",   "68JK",   "A3579",  "A358Q",  "A39JK",  "A468T",  "A68TK",  "2468T",  "A358TQ", "A358TK", "A358JK", "A368TQ",  "A368TK",
    "A368JK", "A369JK", "A468TQ", "A468TK", "A468JK", "2468TQ", "2468TK", "2468JK", "2469JK", "2479JK", "2579JK", "A3579JK",
};

}  // namespace

HallTables::HallTables(const CoveringRules& rules, HallSets sets) {
  std::array<std::array<bool, kRanks + 1>, kRanks + 1> goes{};  // [rank][top]
  for (int rank = 1; rank <= kRanks; ++rank) {
    for (int top = 1; top <= kRanks; ++top) {
      goes[rank][top] = rules.goes_on(rank, top);
    }
  }
  int lane = 0;
  const auto add_rank = [&](int rank) {
    demand[rank][lane] = 1;
    for (int top = 1; top <= kRanks; ++top) {
      if (goes[rank][top]) supply[top][lane] = 1;
    }
    supply[0][lane] = supply[kNoCard][lane] = 1;
  };
  const auto add = [&](int first, int length) {
    for (int i = 0; i < length; ++i) add_rank((first - 1 + 2 * i) % kRanks + 1);
    ++lane;
  };
  if (rules.wrap) {
    for (int length = 1; length <= 4; ++length) {
      for (int first = 1; first <= kRanks; ++first) add(first, length);
    }
  } else if (sets == HallSets::kRuns) {
    for (int first = 1; first <= kRanks; ++first) {
      for (int length = 1; first + 2 * (length - 1) <= kRanks; ++length) add(first, length);
    }
  } else {
    for (const std::string_view set : rules.queen_on_king ? kSetsWithQueenOnKing : kSets) {
      for (int rank = 1; rank <= kRanks; ++rank) {
        if (std::count(set.begin(), set.end(), "A23456789TJQK"[rank - 1]) != 0) add_rank(rank);
      }
      ++lane;
    }
  }
}

LaneBytes HallTables::excess(const CoveringPosition& position) const {
  std::array<int, kLanes> sum{};
  const auto count = [&](const LaneBytes& lanes, int sign) {
    for (int i = 0; i < kLanes; ++i) sum[i] += sign * lanes[i];
  };
  for (const int rank : position.ranks) {
    if (rank < 0) continue;
    count(demand[rank], 1);
    count(supply[rank], -1);
  }
  for (const int rank : position.stock) count(supply[rank], -1);
  count(supply[position.top], -1);
  LaneBytes lanes{};
  for (int i = 0; i < kLanes; ++i) lanes[i] = static_cast<std::int8_t>(sum[i] < -128 ? -128 : sum[i]);
  return lanes;
}

namespace {

// Returns HallTables::slack() for columns. best[n] is the maximum over all ways to leave at most n cards in the columns so far.
LaneBytes slack_of_chains(const HallTables& tables, const CoveringRules& rules, const CoveringPosition& position, int most_left) {
  std::vector<LaneBytes> best(static_cast<std::size_t>(most_left) + 1, LaneBytes{});
  for (const auto& pile : rules.piles) {
    const std::vector<LaneBytes> before = best;
    LaneBytes taken{};
    for (std::size_t height = 1; height <= pile.size() && height < best.size(); ++height) {
      const int rank = position.ranks[pile[height - 1]];
      if (rank < 0) break;
      for (int i = 0; i < kLanes; ++i) taken[i] = static_cast<std::int8_t>(taken[i] + tables.demand[rank][i] - tables.supply[rank][i]);
      for (std::size_t n = height; n < best.size(); ++n) {
        for (int i = 0; i < kLanes; ++i) {
          best[n][i] = std::max(best[n][i], static_cast<std::int8_t>(before[n - height][i] + taken[i]));
        }
      }
    }
  }
  return best.back();
}

}  // namespace

LaneBytes HallTables::slack(const CoveringRules& rules, const CoveringPosition& position, int most_left) const {
  if (!rules.piles.empty()) return slack_of_chains(*this, rules, position, most_left);
  const std::vector<int> beneath = cards_beneath(rules, position);
  LaneBytes sum{};
  for (int slot = 0; slot < rules.slots(); ++slot) {
    const int rank = position.ranks[slot];
    if (rank < 0 || beneath[slot] >= most_left) continue;
    for (int i = 0; i < kLanes; ++i) sum[i] = static_cast<std::int8_t>(std::min(most_left, sum[i] + demand[rank][i]));
  }
  return sum;
}

}  // namespace longwood
