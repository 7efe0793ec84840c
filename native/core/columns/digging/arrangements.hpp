// Sets of arrangements of the cards of one suit that have moved, as the digging game remembers them.
//
// In an arrangement, each of these cards is on a foundation, in a sequence at the bottom of a cleared column, or in a sequence on top of a
// rest. Suits need each other's columns, but apart from that they have nothing to do with each other: no card is ever put on one of another
// suit. See "What is remembered" in docs/search.md.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace longwood {

// A set of arrangements. Equal sets have equal numbers.
using SetId = std::uint32_t;
inline constexpr SetId kNoSet = 0;  // the empty set

// The tops of the columns' rests: for each column, four bits with the rank of its top card if it is of the suit, or else 0.
using Hosts = std::uint64_t;
inline constexpr int kNoColumn = -1;

class Arrangements {
 public:
  // The most columns of a tableau whose arrangements fit in memory as they are stored here.
  static constexpr int kMostColumns = 14;

  Arrangements();

  // Returns the set with a single arrangement: all cards are on foundations, of these heights. With one deck, one of them is complete.
  SetId with_heights(int low, int high);
  // Adds a sequence of one card, at the bottom of a cleared column, to each arrangement.
  SetId with_card_at_bottom(SetId id, int rank);
  // Adds a card that leaves a column's rest or the waste (then `from` is kNoColumn). It moves to a foundation, to a card of the next rank,
  // or to an empty column if no more than `room` cleared columns are then needed. Nothing may be on it before.
  SetId with_card(SetId id, const Hosts& hosts, int rank, int from, int room);
  // Returns all arrangements that can be reached from these by moves between columns and to foundations, while there are never more than
  // `room` sequences in cleared columns. Safe moves are made at once. Returns kNoSet if there are none, and also if there are too many,
  // which is_full() then says.
  SetId settled(SetId id, const Hosts& hosts, int room);
  SetId united(SetId a, SetId b);

  // Returns the fewest cleared columns that any of the arrangements needs. The set must not be empty.
  [[nodiscard]] int least(SetId id) const { return sets_[id].least; }
  // Returns whether in every arrangement, a card has nothing on it and can safely be put on a foundation.
  [[nodiscard]] bool goes_up(SetId id, int rank, int from) const;

  [[nodiscard]] bool is_full() const { return full_; }
  [[nodiscard]] std::size_t bytes() const;
  [[nodiscard]] std::uint64_t moves() const { return moves_; }  // the number of moves tried so far, which takes nearly all of the time

 private:
  using Packed = std::array<std::uint8_t, 16>;
  struct Set {
    std::vector<Packed> all;  // in order
    std::uint64_t hash = 0;
    int least = 99;
  };
  enum class Operation : std::uint32_t { kBottom, kCard, kSettled, kUnited };
  struct Question {
    SetId id;
    std::uint32_t operation;  // and its small operands
    std::uint64_t operand;

    friend bool operator==(const Question&, const Question&) = default;
  };
  struct Answer {
    Question question{};
    SetId id = kNoSet;
    bool is_known = false;
  };

  static Question question(Operation operation, SetId id, std::uint64_t operand, int rank = 0, int from = kNoColumn, int room = 0);
  template <class Compute>
  SetId answer(const Question& question, const Compute& compute);
  SetId number_of(std::vector<Packed> all);
  Answer& slot_of(const Question& question);
  SetId& slot_of(std::uint64_t hash, const std::vector<Packed>& all);

  std::vector<Set> sets_;
  // Hash tables with open addressing, which grow when they are half full.
  std::vector<SetId> by_hash_;
  std::vector<Answer> answers_;
  std::size_t answered_ = 0;
  std::size_t bytes_of_sets_ = 0;
  std::uint64_t moves_ = 0;
  bool full_ = false;
};

}  // namespace longwood
