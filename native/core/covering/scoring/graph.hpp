// The graph of all tableaux that can be reached in a layout whose cards overlap, such as Tri Peaks. It doesn't depend on the cards, so each
// thread builds it once and reuses it for the next deals.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <vector>

#include "core/covering/rules.hpp"

namespace longwood {

class TableauGraph {
 public:
  // A tableau is a number below size(). Plays lead to larger numbers, and the empty tableau has the largest.
  using Tableau = std::uint32_t;

  class Play {
   public:
    Play(int slot, Tableau next) : packed_(next << 8 | static_cast<std::uint32_t>(slot)) {}
    [[nodiscard]] int slot() const { return static_cast<int>(packed_ & 255); }
    [[nodiscard]] Tableau next() const { return packed_ >> 8; }  // the tableau that it leads to

   private:
    std::uint32_t packed_;
  };

  // Returns whether these rules can have a graph that leaves half of the memory for other things.
  [[nodiscard]] static bool suits(const CoveringRules& rules, std::size_t max_bytes);

  // Builds the graph of a layout, unless this is already it. Throws std::bad_alloc if there is no memory.
  void build(const CoveringRules& rules);
  // Frees all memory.
  void clear();

  [[nodiscard]] Tableau size() const { return static_cast<Tableau>(masks_.size()); }
  [[nodiscard]] std::uint64_t mask(Tableau at) const { return masks_[at]; }  // the slots that have a card
  [[nodiscard]] std::span<const Play> plays(Tableau at) const {
    return {plays_.data() + first_play_[at], plays_.data() + first_play_[at + 1]};
  }
  // Returns the tableau with this mask, or size() if it can't be reached.
  [[nodiscard]] Tableau find(std::uint64_t mask) const;

 private:
  static constexpr int kMostSlots = 64;

  struct Layout {
    std::array<std::uint64_t, kMostSlots> beneath{};  // [slot]: the slots that it covers
    std::uint64_t slots = 0;
    bool operator==(const Layout&) const = default;
  };

  static Layout layout_of(const CoveringRules& rules);
  [[nodiscard]] std::uint64_t exposed(std::uint64_t mask) const;
  void list(std::uint64_t mask, std::uint64_t open);
  void link();

  Layout layout_;
  std::vector<std::uint64_t> masks_;       // [tableau]; descending
  std::vector<std::uint32_t> first_play_;  // [tableau]; a last element holds the number of plays
  std::vector<Play> plays_;
};

// Returns the graph that this thread built last.
TableauGraph& tableau_graph();

}  // namespace longwood
