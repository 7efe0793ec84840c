#include "core/columns/digging/arrangements.hpp"

#include <algorithm>
#include <utility>

namespace longwood {
namespace {

constexpr std::size_t kMostArrangements = 5'000;  // of a set. A suit that can be arranged in so many ways hardly restricts anything.

constexpr std::size_t kFirstSlots = 256;
constexpr std::size_t kBytesOfAllocation = 16;  // the allocator's overhead

// Bytes of a packed arrangement: the heights of the foundations, then the sequences in cleared columns, in order, then zeros, and from the
// end the sequences on rests. There are fewer sequences than bytes, so there is a zero between the two kinds.
using Packed = std::array<std::uint8_t, 16>;

std::uint8_t byte_of(int high, int low) { return static_cast<std::uint8_t>(high << 4 | low); }
int high_of(std::uint8_t byte) { return byte >> 4; }
int low_of(std::uint8_t byte) { return byte & 15; }

// Sequences, in no order.
struct Sequences {
  int count = 0;
  Packed all;

  void add(std::uint8_t one) { all[static_cast<std::size_t>(count++)] = one; }
  void remove(int index) { all[static_cast<std::size_t>(index)] = all[static_cast<std::size_t>(--count)]; }
  // There are few, and they are mostly in order.
  void sort() {
    for (int i = 1; i < count; ++i) {
      for (int j = i; j > 0 && (*this)[j] < (*this)[j - 1]; --j) std::swap((*this)[j], (*this)[j - 1]);
    }
  }
  std::uint8_t& operator[](int index) { return all[static_cast<std::size_t>(index)]; }
  std::uint8_t operator[](int index) const { return all[static_cast<std::size_t>(index)]; }
};

int host_in(const Hosts& hosts, int column) { return static_cast<int>(hosts >> 4 * column & 15); }

struct Arrangement {
  int high = 0, low = 0;  // the heights of the suit's foundations
  Sequences cleared;      // in cleared columns: the ranks of the bottom card and of the top card
  Sequences hosted;       // on rests: the column, and the rank of the top card

  Arrangement() = default;
  explicit Arrangement(const Packed& packed) : high(high_of(packed[0])), low(low_of(packed[0])) {
    std::size_t at = 1;
    for (; at < packed.size() && packed[at] != 0; ++at) cleared.add(packed[at]);
    for (std::size_t end = packed.size(); end > at && packed[end - 1] != 0; --end) hosted.add(packed[end - 1]);
  }

  [[nodiscard]] Packed packed() {
    cleared.sort();
    hosted.sort();
    Packed bytes{};
    bytes[0] = byte_of(high, low);
    std::copy_n(cleared.all.begin(), cleared.count, bytes.begin() + 1);
    std::copy_n(hosted.all.begin(), hosted.count, bytes.end() - hosted.count);
    return bytes;
  }

  // Puts a card on a foundation. Returns whether one accepts it.
  bool put_up(int rank) {
    if (low != rank - 1 && high != rank - 1) return false;
    (low == rank - 1 ? low : high) = rank;
    if (high < low) std::swap(high, low);
    return true;
  }
  // A card is safe on a foundation if both cards of the rank below are on foundations, because only they can be put on it.
  [[nodiscard]] bool is_safe(int rank) const { return low >= rank - 1; }

  [[nodiscard]] bool is_on(int column) const {
    for (int i = 0; i < hosted.count; ++i) {
      if (high_of(hosted[i]) == column) return true;
    }
    return false;
  }
  void take_from_cleared(int i) {
    const int bottom = high_of(cleared[i]);
    const int top = low_of(cleared[i]);
    if (top == bottom) {
      cleared.remove(i);
    } else {
      cleared[i] = byte_of(bottom, top + 1);
    }
  }
  void take_from_hosted(int i, const Hosts& hosts) {
    const int column = high_of(hosted[i]);
    const int top = low_of(hosted[i]);
    if (top + 1 == host_in(hosts, column)) {
      hosted.remove(i);
    } else {
      hosted[i] = byte_of(column, top + 1);
    }
  }

  void make_safe_moves(const Hosts& hosts) {
    for (int i = 0; i < cleared.count; ++i) {
      const int rank = low_of(cleared[i]);
      if (!is_safe(rank) || !put_up(rank)) continue;
      take_from_cleared(i);
      i = -1;
    }
    for (int i = 0; i < hosted.count; ++i) {
      const int rank = low_of(hosted[i]);
      if (!is_safe(rank) || !put_up(rank)) continue;
      take_from_hosted(i, hosts);
      make_safe_moves(hosts);
      return;
    }
  }
};

// Calls reach() with each arrangement after a card that is in hand has been put down. `not_on`: a sequence in a cleared column that it must
// not return to, or -1. `from`: the same for a rest.
template <class Reach>
void put_down(const Arrangement& before, const Hosts& hosts, int rank, int not_on, int from, bool may_clear, const Reach& reach) {
  if (Arrangement after = before; after.put_up(rank)) reach(after);
  const auto put_on = [&](Sequences Arrangement::* kind, int i) {
    if (low_of((before.*kind)[i]) != rank + 1) return;
    Arrangement after = before;
    (after.*kind)[i] = byte_of(high_of((before.*kind)[i]), rank);
    reach(after);
  };
  for (int i = 0; i < before.cleared.count; ++i) {
    if (i != not_on) put_on(&Arrangement::cleared, i);
  }
  for (int i = 0; i < before.hosted.count; ++i) {
    if (high_of(before.hosted[i]) != from) put_on(&Arrangement::hosted, i);
  }
  for (int column = 0; column < Arrangements::kMostColumns; ++column) {
    if (column == from || host_in(hosts, column) != rank + 1 || before.is_on(column)) continue;
    Arrangement after = before;
    after.hosted.add(byte_of(column, rank));
    reach(after);
  }
  if (may_clear) {
    Arrangement after = before;
    after.cleared.add(byte_of(rank, rank));
    reach(after);
  }
}

// Calls reach() with each arrangement after one move between columns or to a foundation.
template <class Reach>
void move_each(const Arrangement& before, const Hosts& hosts, const Reach& reach) {
  for (int i = 0; i < before.cleared.count; ++i) {
    const int rank = low_of(before.cleared[i]);
    const bool is_single = high_of(before.cleared[i]) == rank;
    Arrangement without = before;
    without.take_from_cleared(i);
    put_down(without, hosts, rank, is_single ? -1 : i, kNoColumn, !is_single, reach);
  }
  for (int i = 0; i < before.hosted.count; ++i) {
    Arrangement without = before;
    without.take_from_hosted(i, hosts);
    put_down(without, hosts, low_of(before.hosted[i]), -1, high_of(before.hosted[i]), true, reach);
  }
}

std::uint64_t mixed(std::uint64_t value) {
  value *= 0x9E3779B97F4A7C15ull;
  return value ^ value >> 29;
}

std::uint64_t hash_of(const std::vector<Packed>& all) {
  std::uint64_t hash = all.size();
  for (const Packed& each : all) {
    for (std::size_t at = 0; at < each.size(); at += 8) {
      std::uint64_t word = 0;
      for (std::size_t i = 0; i < 8; ++i) word = word << 8 | each[at + i];
      hash = mixed(hash ^ word);
    }
  }
  return hash;
}

}  // namespace

Arrangements::Question Arrangements::question(Operation operation, SetId id, std::uint64_t operand, int rank, int from, int room) {
  const int small = (room << 4 | rank) << 5 | (from + 1);
  return {id, static_cast<std::uint32_t>(small) << 2 | static_cast<std::uint32_t>(operation), operand};
}

Arrangements::Arrangements() : sets_(1), by_hash_(kFirstSlots), answers_(kFirstSlots) {}

std::size_t Arrangements::bytes() const {
  // A table that will soon grow to twice its size counts three times: the old and the new table exist together.
  const auto times = [](std::size_t used, std::size_t grows_at) { return used >= grows_at / 8 * 7 ? 3 : 1; };
  return bytes_of_sets_ + times(sets_.size(), sets_.capacity()) * sets_.capacity() * sizeof(Set) +
         times(sets_.size(), by_hash_.size() / 2) * by_hash_.size() * sizeof(SetId) +
         times(answered_, answers_.size() / 2) * answers_.size() * sizeof(Answer);
}

// Returns the slot of a set, or the empty slot where it belongs.
SetId& Arrangements::slot_of(std::uint64_t hash, const std::vector<Packed>& all) {
  const std::size_t mask = by_hash_.size() - 1;
  std::size_t slot = static_cast<std::size_t>(hash) & mask;
  while (by_hash_[slot] != kNoSet && (sets_[by_hash_[slot]].hash != hash || sets_[by_hash_[slot]].all != all)) slot = (slot + 1) & mask;
  return by_hash_[slot];
}

SetId Arrangements::number_of(std::vector<Packed> all) {
  if (all.empty()) return kNoSet;
  std::sort(all.begin(), all.end());
  all.erase(std::unique(all.begin(), all.end()), all.end());
  const std::uint64_t hash = hash_of(all);
  if (const SetId known = slot_of(hash, all); known != kNoSet) return known;
  if (2 * sets_.size() >= by_hash_.size()) {
    by_hash_.assign(2 * by_hash_.size(), kNoSet);
    for (std::size_t id = 1; id < sets_.size(); ++id) slot_of(sets_[id].hash, sets_[id].all) = static_cast<SetId>(id);
  }
  Set set;
  for (const Packed& each : all) set.least = std::min(set.least, Arrangement(each).cleared.count);
  all.shrink_to_fit();
  bytes_of_sets_ += all.size() * sizeof(Packed) + kBytesOfAllocation;
  set.hash = hash;
  const auto id = static_cast<SetId>(sets_.size());
  slot_of(hash, all) = id;
  set.all = std::move(all);
  sets_.push_back(std::move(set));
  return id;
}

// Returns the slot of a question, or the empty slot where it belongs.
Arrangements::Answer& Arrangements::slot_of(const Question& question) {
  const std::size_t mask = answers_.size() - 1;
  std::size_t slot =
      static_cast<std::size_t>(mixed(mixed(question.operand) ^ (std::uint64_t{question.operation} << 32 | question.id))) & mask;
  while (answers_[slot].is_known && !(answers_[slot].question == question)) slot = (slot + 1) & mask;
  return answers_[slot];
}

// Returns the answer to a question, which is computed only the first time.
template <class Compute>
SetId Arrangements::answer(const Question& question, const Compute& compute) {
  if (const Answer& known = slot_of(question); known.is_known) return known.id;
  const SetId id = number_of(compute());
  if (2 * ++answered_ >= answers_.size()) {
    std::vector<Answer> before(2 * answers_.size());
    std::swap(before, answers_);
    for (const Answer& each : before) {
      if (each.is_known) slot_of(each.question) = each;
    }
  }
  slot_of(question) = {question, id, true};
  return id;
}

SetId Arrangements::with_heights(int low, int high) {
  Arrangement only;
  only.low = low;
  only.high = high;
  return number_of({only.packed()});
}

SetId Arrangements::with_card_at_bottom(SetId id, int rank) {
  return answer(question(Operation::kBottom, id, 0, rank), [&] {
    std::vector<Packed> found;
    for (const Packed& each : sets_[id].all) {
      Arrangement after(each);
      after.cleared.add(byte_of(rank, rank));
      found.push_back(after.packed());
    }
    return found;
  });
}

SetId Arrangements::with_card(SetId id, const Hosts& hosts, int rank, int from, int room) {
  return answer(question(Operation::kCard, id, hosts, rank, from, room), [&] {
    std::vector<Packed> found;
    for (const Packed& each : sets_[id].all) {
      const Arrangement before(each);
      if (before.is_on(from)) continue;
      put_down(before, hosts, rank, -1, from, before.cleared.count < room, [&](Arrangement& after) {
        ++moves_;
        found.push_back(after.packed());
      });
    }
    return found;
  });
}

SetId Arrangements::settled(SetId id, const Hosts& hosts, int room) {
  return answer(question(Operation::kSettled, id, hosts, 0, kNoColumn, room), [&] {
    std::vector<Packed> found, waiting;
    const auto reach = [&](Arrangement& arrangement) {
      ++moves_;
      arrangement.make_safe_moves(hosts);
      if (arrangement.cleared.count > room) return;
      const Packed packed = arrangement.packed();
      const auto at = std::lower_bound(found.begin(), found.end(), packed);
      if (at != found.end() && *at == packed) return;
      found.insert(at, packed);
      waiting.push_back(packed);
    };
    for (const Packed& each : sets_[id].all) {
      Arrangement first(each);
      reach(first);
    }
    while (!waiting.empty()) {
      if (found.size() > kMostArrangements) {
        full_ = true;
        return std::vector<Packed>();
      }
      const Arrangement next(waiting.back());
      waiting.pop_back();
      move_each(next, hosts, reach);
    }
    return found;
  });
}

SetId Arrangements::united(SetId a, SetId b) {
  if (a == b) return a;
  return answer(question(Operation::kUnited, std::min(a, b), std::max(a, b)), [&] {
    std::vector<Packed> found = sets_[a].all;
    found.insert(found.end(), sets_[b].all.begin(), sets_[b].all.end());
    return found;
  });
}

bool Arrangements::goes_up(SetId id, int rank, int from) const {
  return std::all_of(sets_[id].all.begin(), sets_[id].all.end(), [&](const Packed& each) {
    const Arrangement arrangement(each);
    return arrangement.is_safe(rank) && !arrangement.is_on(from);
  });
}

}  // namespace longwood
