// A state consists of how many cards of each column have not moved (its rest), how many cards have been drawn, and which drawn cards may
// have left the waste.
//
// A card that has moved is on a foundation, on the next higher card of its suit, or at the bottom of a column without a rest. Only one card
// can be put on another, so the columns needed can be counted suit by suit (columns_needed()). Cards that have left their columns always
// count. A drawn card that may have left the waste counts only if that lowers the number of columns. But when a card leaves the waste, the
// cards drawn after it must have left already, so they do count. A card has no other card on it when it moves.
//
// With the same rests, later draws only add to the cards that may have left the waste. So all states with the same rests are stored as one
// record, which has the number of draws after which each card may have left. Digging makes the rests smaller, so the records with the most
// cards in the rests are visited first, and each record is visited once.
#include "core/columns/digging/forgetful.hpp"

#include <algorithm>
#include <array>
#include <utility>

#include "core/columns/digging/glance.hpp"
#include "core/columns/digging/record_table.hpp"
#include "core/columns/nodes.hpp"

namespace longwood {
namespace {

constexpr std::uint64_t kNodesBeforeGlance = 10'000;  // of the search from the first position, which can prove it lost at once
constexpr std::uint64_t kNoLimit = ~std::uint64_t{0};
constexpr unsigned kAllSuits = 15;
constexpr int kNever = 255;  // more than any number of draws

// [card of the waste or the stock]: the number of draws after which it may have left the waste, or kNever. The size is a multiple of the
// size of a vector.
using Times = std::array<std::uint8_t, (kMostTalon + 15) / 16 * 16>;

class ForgetfulSearch {
 public:
  ForgetfulSearch(DiggingPosition& position, const GroupWaste& waste);
  bool run(std::uint64_t until);
  [[nodiscard]] bool any_dug_out();

 private:
  using Tally = DiggingPosition::Tally;
  using Column = DiggingPosition::Column;
  struct Record {
    RestKey key = 0;
    NodeId after = kNone;         // the next record with equally many cards in the rests
    std::uint8_t first = kNever;  // the number of draws after which these rests can first be reached
    Times out{};
  };
  struct Dig {
    RestKey key = 0;             // the rests after it
    int drawn = 0;               // the number of draws after which it is possible
    const Times* out = nullptr;  // the times of the record that it leaves
  };
  struct Top {
    const Column* column = nullptr;
    int card = 0;
    bool is_last = false;  // whether no card is beneath it
    bool copy_beneath = false;
    bool is_dug = false;
  };

  void list_tops(RestKey key);
  unsigned draw(Record& record, int drawn, Talon& out, Tally& tally) const;
  bool list_digs(const Record& record, int drawn, unsigned suits, const Tally& tally);
  void visit(Record& record);
  RestKey close(RestKey key, const Counts& may);
  void reach(const Dig& dig);
  void reach_all();
  NodeId find(RestKey key) {
    return records_.find(key, [](const Record&) { return true; });
  }

  DiggingPosition& position_;
  const GroupWaste& waste_;
  RecordTable<Record> records_;
  std::vector<NodeId> by_size_;  // [number of cards in the rests]: the first record
  std::size_t size_;             // the number of cards in the rests of the records to visit now
  NodeId next_ = kNone;          // the record to visit next
  bool began_ = false;           // whether the group's states have been added
  std::vector<Dig> digs_;        // the digs from the record that is being visited
  std::vector<Dig> earlier_;     // those from the record before it, whose records are on their way from memory
  std::vector<Top> tops_;        // scratch space of visit()
};

ForgetfulSearch::ForgetfulSearch(DiggingPosition& position, const GroupWaste& waste)
    : position_(position), waste_(waste), records_(position), by_size_(kMostTalon + 1, kNone), size_(by_size_.size()) {}

// Adds the states after a dig, or merges them with those that have the same rests.
void ForgetfulSearch::reach(const Dig& dig) {
  if (!records_.make_space()) return;
  NodeId id = find(dig.key);
  if (id == kNone) {
    NodeId& first = by_size_[position_.cards_in(dig.key)];
    id = records_.add(dig.key, {dig.key, first});
    first = id;
    records_.at(id).out.fill(kNever);
  }
  Record& record = records_.at(id);
  const auto drawn = static_cast<std::uint8_t>(dig.drawn);
  record.first = std::min(record.first, drawn);
  const std::uint8_t* const before = dig.out->data();
  std::uint8_t* const times = record.out.data();
  for (std::size_t i = 0; i < std::tuple_size_v<Times>; ++i) {
    const std::uint8_t time = before[i] > drawn ? before[i] : drawn;
    times[i] = times[i] < time ? times[i] : time;
  }
}

void ForgetfulSearch::reach_all() {
  for (const Dig& dig : earlier_) reach(dig);
  earlier_.clear();
}

// Lists the tops of a record's columns.
void ForgetfulSearch::list_tops(RestKey key) {
  tops_.clear();
  for (const Column& column : position_.columns()) {
    if (const int rest = column.rest(key); rest != 0)
      tops_.push_back({&column, column.top(rest), rest == 1, column.has_copy_beneath(rest)});
  }
}

// Lets cards leave the waste after a draw, or after the first draws of a record. Returns a bit for each suit whose tops must be tested:
// whether a top can leave depends only on the counts of its suit and on the columns that the other suits need.
unsigned ForgetfulSearch::draw(Record& record, int drawn, Talon& out, Tally& tally) const {
  if (drawn == record.first) {
    for (int i = 0; i < drawn; ++i) out[static_cast<std::size_t>(i)] = record.out[static_cast<std::size_t>(i)] <= drawn;
    tally = waste_.tally_of(record.key, waste_.counts_of(out));
  }
  const int before = tally.cost;
  unsigned changed = drawn == record.first ? kAllSuits : 0;
  const auto leave = [&](int index) {
    out.set(static_cast<std::size_t>(index));
    waste_.may_leave(tally, index);
    changed |= 1U << suit_of(waste_.card(index));
  };
  for (int i = 0; i < drawn; ++i) {
    if (record.out[static_cast<std::size_t>(i)] == drawn && !out[static_cast<std::size_t>(i)]) leave(i);
  }
  for (int i = 0; (i = waste_.next_to_leave(tally, out, drawn)) >= 0;) {
    leave(i);
    record.out[static_cast<std::size_t>(i)] = static_cast<std::uint8_t>(drawn);
  }
  return tally.cost == before ? changed : kAllSuits;
}

// Lists the columns that can be dug, of those whose tops have one of these suits. Returns whether a card leaves for good. The states in
// which it stays are then dropped, now and after all later draws.
bool ForgetfulSearch::list_digs(const Record& record, int drawn, unsigned suits, const Tally& tally) {
  const auto leaves = [&](const Top& top) { return (suits >> suit_of(top.card) & 1) != 0 && position_.can_leave(tally, top.card); };
  const auto for_good = [&](const Top& top) {
    return top.is_last || (position_.leaves_for_good(tally, top.card, top.copy_beneath) && leaves(top));
  };
  const auto add = [&](const Top& top) { digs_.push_back({close(top.column->without_top(record.key), tally.may), drawn, &record.out}); };
  if (const auto top = std::find_if(tops_.begin(), tops_.end(), for_good); top != tops_.end()) {
    add(*top);
    return true;
  }
  for (Top& top : tops_) {
    if (top.is_dug || !leaves(top)) continue;
    top.is_dug = true;
    add(top);
  }
  return false;
}

// Goes through the draws, and lists after which of them each column can be dug.
void ForgetfulSearch::visit(Record& record) {
  list_tops(record.key);
  Talon out;
  Tally tally;
  for (int drawn = record.first; drawn <= waste_.size(); ++drawn) {
    const unsigned suits = draw(record, drawn, out, tally);
    if (suits != 0 && list_digs(record, drawn, suits, tally)) return;
  }
}

// Takes all cards off the columns that can leave for good, and returns the rests. After later draws, no fewer of them can leave.
RestKey ForgetfulSearch::close(RestKey key, const Counts& may) {
  while (const Column* const column = position_.leaving_for_good(waste_.tally_of(key, may), key)) key = column->without_top(key);
  return key;
}

bool ForgetfulSearch::any_dug_out() {
  for (NodeId id = by_size_[0]; id != kNone; id = records_.at(id).after) {
    const Times& out = records_.at(id).out;
    if (std::count(out.begin(), out.begin() + waste_.size(), kNever) == 0) return true;
  }
  return false;
}

// Searches until all records have been visited, or until about that many nodes of the digging game. Returns whether it has finished.
bool ForgetfulSearch::run(std::uint64_t until) {
  if (!began_) {
    for (const ExactState& first : waste_.states()) {
      Times out;
      out.fill(kNever);
      for (int i = 0; i < waste_.size(); ++i) {
        if (first.out[static_cast<std::size_t>(i)]) out[static_cast<std::size_t>(i)] = static_cast<std::uint8_t>(waste_.drawn());
      }
      reach({first.key, waste_.drawn(), &out});
    }
  }
  began_ = true;
  while (!position_.ended()) {
    if (next_ == kNone) {
      reach_all();
      if (size_ == 0) return true;
      next_ = by_size_[--size_];
      continue;
    }
    if (position_.nodes() >= until) return false;
    Record& record = records_.at(next_);
    next_ = record.after;
    if (next_ != kNone) records_.prefetch(next_);
    visit(record);
    for (const Dig& dig : digs_) records_.prefetch_slot(dig.key);
    reach_all();
    for (const Dig& dig : digs_) {
      if (const NodeId id = find(dig.key); id != kNone) records_.prefetch(id);
    }
    std::swap(digs_, earlier_);
  }
  return true;
}

}  // namespace

bool can_dig_out(DiggingPosition& position, const StateGroup& group) {
  const GroupWaste waste(position, group);
  ForgetfulSearch search(position, waste);
  const std::uint64_t quick = group.drawn == position.drawn() ? kNodesBeforeGlance : 0;
  if (!search.run(position.nodes() + quick)) {
    if (glance(position, waste)) return true;
    search.run(kNoLimit);
  }
  return search.any_dug_out();
}

}  // namespace longwood
