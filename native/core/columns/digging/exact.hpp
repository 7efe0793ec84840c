// The exact search of the digging game, draw by draw. It remembers where the cards that have moved can be.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "core/columns/digging/arrangements.hpp"
#include "core/columns/digging/position.hpp"
#include "core/columns/digging/record_table.hpp"
#include "core/columns/digging/waste.hpp"

namespace longwood {

class ExactDraws {
 public:
  explicit ExactDraws(DiggingPosition& position);

  [[nodiscard]] bool can_play() const;  // whether the tableau is small enough
  // Returns the first state, or none if there are too many arrangements.
  std::vector<ExactState> start();
  // Finds all states that can be reached from these before the next draw, after so many draws. Returns those from which the next draw must
  // be tried. A state that was reached by digging, from one with the same cards out of the waste, is not among them: it can also be reached
  // after the draw, by the same digging.
  std::vector<ExactState> before_draw(const std::vector<ExactState>& first, int drawn);

  // Returns whether the search has found a way to dig everything out, or has given up because there are too many arrangements.
  [[nodiscard]] bool may_be_won() const { return dug_out_ || arrangements_.is_full(); }
  [[nodiscard]] std::size_t bytes() const { return arrangements_.bytes(); }

 private:
  using Column = DiggingPosition::Column;
  using AllHosts = std::array<Hosts, 4>;  // [suit]
  struct Record {
    ExactState state;
    NodeId after = kNone;  // the next record with equally many cards left
    bool by_digging = false;
  };
  using Level = RecordTable<Record>;

  [[nodiscard]] int cleared(RestKey key) const;
  [[nodiscard]] std::size_t cards_left(const ExactState& state) const;
  [[nodiscard]] int top_of_waste(const Talon& out) const;
  [[nodiscard]] AllHosts hosts_in(RestKey key) const;
  [[nodiscard]] int room_for(const ExactState& state, int suit, int cleared) const;
  void put_at_bottom(const Column& column, ExactState& state);
  bool settle(ExactState& state);
  bool move(ExactState& state, int card, int from);
  bool move_safely(Level& level, const ExactState& state, bool by_digging);
  void move_each(Level& level, const ExactState& state);
  void reach(Level& level, const ExactState& state, bool by_digging);

  DiggingPosition& position_;
  Arrangements arrangements_;
  std::vector<NodeId> by_left_;  // [number of cards in the rests, the waste and the stock]: the first record
  int drawn_ = 0;
  bool dug_out_ = false;
};

}  // namespace longwood
