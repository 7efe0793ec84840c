// The Python module longwood.solver._core. Only this file and control.hpp use Python: they convert values and call the core.
// src/longwood/solver/_core.pyi declares everything bound here. `make stubs` generates it, and a test fails if it is out of date.
#include <nanobind/nanobind.h>
#include <nanobind/stl/array.h>
#include <nanobind/stl/optional.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/string_view.h>
#include <nanobind/stl/tuple.h>
#include <nanobind/stl/vector.h>

#include <cstring>
#include <ctime>
#include <new>
#include <optional>
#include <string>
#include <tuple>
#include <vector>

#include "control.hpp"
#include "core/columns/digging/search.hpp"
#include "core/columns/line.hpp"
#include "core/columns/perft.hpp"
#include "core/columns/search.hpp"
#include "core/common/build_info.hpp"
#include "core/covering/dealing.hpp"
#include "core/covering/perft.hpp"
#include "core/covering/scoring/peaks.hpp"
#include "core/covering/scoring/score.hpp"
#include "core/covering/search.hpp"
#include "words.hpp"

namespace nb = nanobind;
using namespace nb::literals;

namespace {

using longwood::Control;
using Move = std::tuple<int, int, int, int>;  // source, target, count, card

longwood::Hook hook_of(Control* control) { return control != nullptr ? control->hook() : longwood::Hook{}; }

double thread_cpu_s() {
#ifdef CLOCK_THREAD_CPUTIME_ID
  timespec now{};
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
  return static_cast<double>(now.tv_sec) + 1e-9 * static_cast<double>(now.tv_nsec);
#else
  return static_cast<double>(std::clock()) / CLOCKS_PER_SEC;
#endif
}

std::string status_name(longwood::Status status, const Control* control) {
  switch (status) {
    case longwood::Status::kWon:
      return "won";
    case longwood::Status::kLost:
      return "lost";
    case longwood::Status::kNodes:
      return "nodes";
    case longwood::Status::kMemory:
      return "memory";
    case longwood::Status::kStopped:
      break;
  }
  return control != nullptr && control->timed_out() ? "time" : "cancelled";
}

std::vector<Move> moves_out(const std::vector<longwood::ColumnMove>& line) {
  std::vector<Move> moves;
  moves.reserve(line.size());
  for (const auto& move : line) moves.emplace_back(move.source, move.target, move.count, move.card);
  return moves;
}

struct CoveringResult {
  std::string status;
  std::uint64_t nodes;
  double cpu_s;
  bool exact;
  std::vector<int> line;
};

struct ScoreResult {
  std::string status;
  int score;
  int bound;
  std::uint64_t nodes;
  double cpu_s;
  std::vector<int> line;
};

struct ColumnResult {
  std::string status;
  std::uint64_t nodes;
  double cpu_s;
  std::vector<Move> line;
};

template <class Rules, class Position>
void check(const Rules& rules, const Position& position) {
  std::string fault = longwood::fault_of(rules);
  if (fault.empty()) fault = longwood::fault_of(rules, position);
  if (!fault.empty()) throw nb::value_error(fault.c_str());
}

CoveringResult search_covering(const longwood::CoveringRules& rules, const longwood::CoveringPosition& position,
                               const longwood::Limits& limits, Control* control, std::uint64_t seed,
                               const longwood::CoveringTuning& tuning) {
  check(rules, position);
  longwood::CoveringAnswer answer;
  double cpu_s = 0;
  {
    nb::gil_scoped_release release;
    const double before = thread_cpu_s();
    answer = longwood::search_covering(rules, position, limits, hook_of(control), seed, tuning);
    cpu_s = thread_cpu_s() - before;
  }
  if (control != nullptr) control->raise_if_interrupted();
  return {status_name(answer.status, control), answer.nodes, cpu_s, answer.exact, std::move(answer.line)};
}

std::vector<CoveringResult> search_covering_deals(const longwood::CoveringRules& rules, const longwood::CoveringDealing& dealing,
                                                  std::uint64_t first, std::uint64_t count, const longwood::Limits& limits,
                                                  Control* control, std::uint64_t seed) {
  check(rules, dealing);
  std::vector<CoveringResult> results;
  results.reserve(count);
  {
    nb::gil_scoped_release release;
    const longwood::Hook hook = hook_of(control);
    std::vector<longwood::CoveringPosition> positions;
    positions.reserve(count);
    for (std::uint64_t i = 0; i < count; ++i) positions.push_back(longwood::deal(rules, dealing, first + i));
    std::uint64_t nodes = 0;
    double before = thread_cpu_s();
    for (const auto& position : positions) {
      if (hook(nodes)) break;
      longwood::CoveringAnswer answer = longwood::search_covering(rules, position, limits, hook.after(nodes), seed, {});
      const double after = thread_cpu_s();
      nodes += answer.nodes;
      results.push_back({status_name(answer.status, control), answer.nodes, after - before, answer.exact, std::move(answer.line)});
      before = after;
      if (answer.status == longwood::Status::kStopped) break;
    }
  }
  if (control != nullptr) control->raise_if_interrupted();
  return results;
}

// Calls `search` with the hook, without holding the GIL, and converts its answer.
template <class Search>
ScoreResult best_score(Control* control, const Search& search) {
  longwood::ScoreAnswer answer;
  double cpu_s = 0;
  {
    nb::gil_scoped_release release;
    const double before = thread_cpu_s();
    answer = search(hook_of(control));
    cpu_s = thread_cpu_s() - before;
  }
  if (control != nullptr) control->raise_if_interrupted();
  const std::string status = answer.stopped ? status_name(*answer.stopped, control) : "exact";
  return {status, answer.score, answer.bound, answer.nodes, cpu_s, std::move(answer.line)};
}

void check_scored(const longwood::CoveringRules& rules, const longwood::CoveringPosition& position) {
  check(rules, position);
  if (rules.is_wide()) throw nb::value_error("a game with several holes or a waste has no best score");
}

ScoreResult best_hole_score(const longwood::CoveringRules& rules, const longwood::CoveringPosition& position,
                            const longwood::Limits& limits, Control* control, const longwood::ScoreTuning& tuning) {
  check_scored(rules, position);
  return best_score(control, [&](const longwood::Hook& hook) { return longwood::best_hole_score(rules, position, limits, hook, tuning); });
}

ScoreResult best_peaks_score(const longwood::CoveringRules& rules, const longwood::CoveringPosition& position,
                             const longwood::Limits& limits, int streak, const longwood::PeaksScoring& scoring, Control* control,
                             const longwood::PeaksTuning& tuning) {
  check_scored(rules, position);
  if (streak < 0 || streak > longwood::kMaxCards) throw nb::value_error("streak must be 0 to 126");
  return best_score(control, [&](const longwood::Hook& hook) {
    return longwood::best_peaks_score(rules, position, streak, scoring, limits, hook, tuning);
  });
}

ColumnResult search_columns(const longwood::ColumnRules& rules, const longwood::ColumnPosition& position, const longwood::Limits& limits,
                            Control* control, std::uint64_t seed, const longwood::ColumnTuning& tuning, std::uint64_t shorten_trials) {
  check(rules, position);
  longwood::ColumnAnswer answer;
  double cpu_s = 0;
  {
    nb::gil_scoped_release release;
    const double before = thread_cpu_s();
    answer = longwood::search_columns(rules, position, limits, hook_of(control), seed, tuning);
    cpu_s = thread_cpu_s() - before;
    if (answer.status == longwood::Status::kWon && shorten_trials > 0) {
      answer.line = longwood::shorten(rules, position, std::move(answer.line), shorten_trials, hook_of(control), answer.nodes);
    }
    try {
      answer.line = longwood::write_out(rules, position, answer.line);
    } catch (const std::bad_alloc&) {
      answer.status = longwood::Status::kMemory;
      answer.line.clear();
    }
  }
  if (control != nullptr) control->raise_if_interrupted();
  return {status_name(answer.status, control), answer.nodes, cpu_s, moves_out(answer.line)};
}

void bind_covering(nb::module_& m) {
  using longwood::CoveringPosition;
  using longwood::CoveringRules;
  using longwood::CoveringTuning;
  nb::class_<CoveringRules>(m, "CoveringRules", "The rules of a covering game, as numbers.")
      .def(
          "__init__",
          [](CoveringRules* self, std::vector<std::vector<int>> covered_by, std::vector<std::vector<int>> piles, bool wrap,
             bool queen_on_king, bool must_play, int holes, int draw, int redeals) {
            new (self) CoveringRules{std::move(covered_by), std::move(piles), wrap, queen_on_king, must_play, holes, draw, redeals};
            if (longwood::fault_of(*self).empty()) self->tableaux = longwood::count_tableaux(*self);
          },
          "covered_by"_a, "piles"_a, "wrap"_a, "queen_on_king"_a, "must_play"_a, "holes"_a = 1, "draw"_a = 0, "redeals"_a = 0,
          "covered_by: for each slot, the slots that cover it. piles: the slots of each column, deepest first; empty if slots overlap.");
  nb::class_<CoveringPosition>(
      m, "CoveringPosition",
      "The ranks in slots (-1: empty, 0: joker), stock and waste (top card last), and on top of the holes (14: no card).")
      .def(
          "__init__",
          [](CoveringPosition* self, std::vector<int> ranks, std::vector<int> stock, int top, std::vector<int> more_tops,
             std::vector<int> waste, int redeals_used) {
            new (self) CoveringPosition{std::move(ranks), std::move(stock), top, std::move(more_tops), std::move(waste), redeals_used};
          },
          "ranks"_a, "stock"_a, "top"_a, "more_tops"_a = std::vector<int>{}, "waste"_a = std::vector<int>{}, "redeals_used"_a = 0);
  nb::class_<CoveringTuning>(m, "CoveringTuning", "Settings of the search. Tests turn pruning rules off one by one.")
      .def(nb::init<>())
      .def_rw("hall", &CoveringTuning::hall)
      .def_rw("flow", &CoveringTuning::flow)
      .def_rw("arcs", &CoveringTuning::arcs)
      .def_rw("order", &CoveringTuning::order)
      .def_rw("sweep", &CoveringTuning::sweep)
      .def_rw("endings_after", &CoveringTuning::endings_after)
      .def_rw("restart", &CoveringTuning::restart)
      .def_rw("growth", &CoveringTuning::growth)
      .def_rw("beam_after", &CoveringTuning::beam_after)
      .def_rw("beam_width", &CoveringTuning::beam_width)
      .def_rw("beams_above", &CoveringTuning::beams_above)
      .def_prop_rw(
          "isa", [](const CoveringTuning& self) { return static_cast<int>(self.isa); },
          [](CoveringTuning& self, int isa) { self.isa = static_cast<longwood::Isa>(isa); },
          "The widest instruction set to use: 0 portable, 1 AVX2, 2 AVX-512.");
  nb::class_<CoveringResult>(m, "CoveringResult",
                             "status: won, lost, nodes, memory, time or cancelled. line: the moves, as in core/covering/rules.hpp.")
      .def_ro("status", &CoveringResult::status)
      .def_ro("nodes", &CoveringResult::nodes)
      .def_ro("cpu_s", &CoveringResult::cpu_s)
      .def_ro("exact", &CoveringResult::exact, "Whether tableaux were compared exactly, instead of by hashes.")
      .def_ro("line", &CoveringResult::line);
  m.def("search_covering", &search_covering, "rules"_a, "position"_a, "limits"_a, nb::kw_only(), "control"_a.none() = nb::none(),
        "seed"_a = 0, "tuning"_a = CoveringTuning{}, "Search a position. Releases the GIL.");
  nb::class_<longwood::CoveringDealing>(
      m, "CoveringDealing",
      "How a covering game is dealt.\n\n"
      "deck: the ranks of the cards to shuffle, in the order of full_deck(). to_hole: whether one is dealt to the hole after those of the\n"
      "slots. top, more_tops: the ranks that start in the holes otherwise.")
      .def(
          "__init__",
          [](longwood::CoveringDealing* self, std::vector<int> deck, bool to_hole, int top, std::vector<int> more_tops) {
            new (self) longwood::CoveringDealing{std::move(deck), to_hole, top, std::move(more_tops)};
          },
          nb::kw_only(), "deck"_a, "to_hole"_a, "top"_a, "more_tops"_a);
  m.def("search_covering_deals", &search_covering_deals, "rules"_a, "dealing"_a, "first"_a, "count"_a, "limits"_a, nb::kw_only(),
        "control"_a.none() = nb::none(), "seed"_a = 0,
        "Deal and search the deals with the numbers from `first` on. Releases the GIL.\n\n"
        "cpu_s of the results doesn't include dealing. There are fewer results if the control stops the search.");
  m.def(
      "perft_covering",
      [](const CoveringRules& rules, const CoveringPosition& position, int depth) {
        check(rules, position);
        nb::gil_scoped_release release;
        return longwood::perft(rules, position, depth);
      },
      "rules"_a, "position"_a, "depth"_a);
  m.def(
      "best_isa", [] { return static_cast<int>(longwood::best_isa()); },
      "Return the widest instruction set that this machine supports, as a value of CoveringTuning.isa.");
}

void bind_scores(nb::module_& m) {
  using longwood::ScoreTuning;
  nb::class_<ScoreTuning>(m, "ScoreTuning", "Settings of the search for the best score. Tests turn pruning rules off one by one.")
      .def(nb::init<>())
      .def_rw("hall", &ScoreTuning::hall)
      .def_rw("dense", &ScoreTuning::dense)
      .def_rw("sweeps_alone", &ScoreTuning::sweeps_alone)
      .def_rw("beam_width", &ScoreTuning::beam_width)
      .def_rw("beam_above", &ScoreTuning::beam_above)
      .def_prop_rw(
          "isa", [](const ScoreTuning& self) { return static_cast<int>(self.isa); },
          [](ScoreTuning& self, int isa) { self.isa = static_cast<longwood::Isa>(isa); },
          "The widest instruction set to use: 0 portable, 1 AVX2, 2 AVX-512.");
  nb::class_<ScoreResult>(m, "ScoreResult",
                          "status: exact, nodes, memory, time or cancelled. bound: a proved bound; no line scores better.")
      .def_ro("status", &ScoreResult::status)
      .def_ro("score", &ScoreResult::score)
      .def_ro("bound", &ScoreResult::bound)
      .def_ro("nodes", &ScoreResult::nodes)
      .def_ro("cpu_s", &ScoreResult::cpu_s)
      .def_ro("line", &ScoreResult::line);
  m.def("best_hole_score", &best_hole_score, "rules"_a, "position"_a, "limits"_a, nb::kw_only(), "control"_a.none() = nb::none(),
        "tuning"_a = ScoreTuning{}, "Find the fewest strokes in which a hole can still be finished. Releases the GIL.");
  using longwood::PeaksScoring;
  using longwood::PeaksTuning;
  nb::class_<PeaksScoring>(m, "PeaksScoring",
                           "How Tri Peaks is scored: the cost of a draw, the bonus for a peak, and the bonus for the last peak.")
      .def(
          "__init__", [](PeaksScoring* self, int draw, int peak, int last_peak) { new (self) PeaksScoring{draw, peak, last_peak}; },
          nb::kw_only(), "draw"_a, "peak"_a, "last_peak"_a);
  nb::class_<PeaksTuning>(m, "PeaksTuning", "Settings of the search for the most points, for tests.")
      .def(nb::init<>())
      .def_rw("dominance", &PeaksTuning::dominance);
  m.def("best_peaks_score", &best_peaks_score, "rules"_a, "position"_a, "limits"_a, nb::kw_only(), "streak"_a, "scoring"_a,
        "control"_a.none() = nb::none(), "tuning"_a = PeaksTuning{},
        "Find the most points that can still be gained. streak: the number of cards played since the last draw. Releases the GIL.");
}

// Answers a problem in the same way as the WebAssembly module.
nb::bytes search_words(const nb::bytes& problem, Control* control) {
  longwood::Words words(problem.size() / sizeof(std::int32_t));
  if (!words.empty()) std::memcpy(words.data(), problem.data(), words.size() * sizeof(std::int32_t));  // memcpy takes no null pointers
  {
    nb::gil_scoped_release release;
    words = longwood::search_words(words, hook_of(control));
  }
  if (control != nullptr) control->raise_if_interrupted();
  return nb::bytes(words.data(), words.size() * sizeof(std::int32_t));
}

void bind_columns(nb::module_& m) {
  using longwood::ColumnPosition;
  using longwood::ColumnRules;
  using longwood::ColumnTuning;
  nb::enum_<longwood::BuildRule>(m, "BuildRule", "The members of longwood.rules.Build.")
      .value("SAME_SUIT", longwood::BuildRule::kSameSuit)
      .value("DIFFERENT_SUIT", longwood::BuildRule::kDifferentSuit)
      .value("ALTERNATE_COLOUR", longwood::BuildRule::kAlternateColour)
      .value("ANY", longwood::BuildRule::kAny);
  nb::enum_<longwood::RunRule>(m, "RunRule", "The members of longwood.rules.Run.")
      .value("SINGLE", longwood::RunRule::kSingle)
      .value("BY_BUILD", longwood::RunRule::kByBuild)
      .value("SAME_SUIT", longwood::RunRule::kSameSuit)
      .value("TO_EMPTY", longwood::RunRule::kToEmpty);
  nb::enum_<longwood::EmptyRule>(m, "EmptyRule", "The members of longwood.rules.Empty.")
      .value("ANY", longwood::EmptyRule::kAny)
      .value("KING", longwood::EmptyRule::kKing)
      .value("QUEEN", longwood::EmptyRule::kQueen)
      .value("NONE", longwood::EmptyRule::kNone)
      .value("AUTO_FILL", longwood::EmptyRule::kAutoFill)
      .value("WASTE", longwood::EmptyRule::kWaste);
  nb::class_<longwood::ColumnWorth>(m, "ColumnWorth", "The weights of the evaluation, in eighths of a point.")
      .def(
          "__init__",
          [](longwood::ColumnWorth* self, int up, int move, int met_pair, int met_tops, std::array<int, 5> column,
             std::array<int, 5> waste) {
            const auto pile = [](const std::array<int, 5>& each) {
              return longwood::PileWorth{each[0], each[1], each[2], each[3], each[4]};
            };
            new (self) longwood::ColumnWorth{up, move, met_pair, met_tops, pile(column), pile(waste)};
          },
          nb::kw_only(), "up"_a, "move"_a, "met_pair"_a, "met_tops"_a, "column"_a, "waste"_a,
          "column, waste: the five weights of PileWorth in native/core/columns/rules.hpp: card, pair, blocked, blocked_suit, buried.");
  nb::class_<ColumnRules>(m, "ColumnRules", "The rules of a column game, as numbers.")
      .def(
          "__init__",
          [](ColumnRules* self, int decks, int columns, longwood::BuildRule build, bool build_wrap, longwood::RunRule run, int draw,
             int redeals, longwood::EmptyRule empty, int base, bool up_by_suit, bool up_wrap, bool foundation_return, bool fill_draws,
             int cells, bool build_up, bool waste_refills, int down_rows, std::vector<longwood::ColumnWorth> worths) {
            new (self) ColumnRules{decks,      columns, build,    build_wrap,    run,       draw,
                                   redeals,    empty,   base,     up_by_suit,    up_wrap,   foundation_return,
                                   fill_draws, cells,   build_up, waste_refills, down_rows, std::move(worths)};
          },
          nb::kw_only(), "decks"_a, "columns"_a, "build"_a, "build_wrap"_a, "run"_a, "draw"_a, "redeals"_a, "empty"_a, "base"_a,
          "up_by_suit"_a, "up_wrap"_a, "foundation_return"_a, "fill_draws"_a = false, "cells"_a = 0, "build_up"_a = false,
          "waste_refills"_a = false, "down_rows"_a = longwood::kAllRows, "worths"_a = std::vector<longwood::ColumnWorth>(1),
          "redeals: -1 for no limit. base: the rank that foundations start with.\n\n"
          "cells: how many of the columns are cells. down_rows: bit r says whether row r is dealt face down; -1 for all rows.");
  nb::class_<ColumnPosition>(m, "ColumnPosition",
                             "Cards are numbered as in longwood.cards. The stock's next card comes first, and the waste's top card last.")
      .def(
          "__init__",
          [](ColumnPosition* self, std::vector<std::vector<int>> columns, std::vector<int> hidden, std::vector<int> stock,
             std::vector<int> waste, std::vector<int> heights, std::vector<int> starters, int redeals_used) {
            new (self) ColumnPosition{std::move(columns), std::move(hidden),   std::move(stock), std::move(waste),
                                      std::move(heights), std::move(starters), redeals_used};
          },
          nb::kw_only(), "columns"_a, "hidden"_a, "stock"_a, "waste"_a, "heights"_a, "starters"_a, "redeals_used"_a);
  nb::class_<ColumnTuning>(m, "ColumnTuning", "Settings of the search. Tests turn pruning rules off one by one.")
      .def(nb::init<>())
      .def_rw("dead_test", &ColumnTuning::dead_test)
      .def_rw("safe_moves", &ColumnTuning::safe_moves)
      .def_rw("dives", &ColumnTuning::dives)
      .def_rw("dives_after", &ColumnTuning::dives_after)
      .def_rw("dive_nodes", &ColumnTuning::dive_nodes)
      .def_rw("dig", &ColumnTuning::dig)
      .def_rw("dig_most", &ColumnTuning::dig_most)
      .def_rw("dig_again_after", &ColumnTuning::dig_again_after)
      .def_rw("dig_again_most", &ColumnTuning::dig_again_most)
      .def_rw("dig_wide", &ColumnTuning::dig_wide)
      .def_rw("dig_states", &ColumnTuning::dig_states)
      .def_rw("expand_batch", &ColumnTuning::expand_batch)
      .def_rw("second_after", &ColumnTuning::second_after)
      .def_rw("draw_batch", &ColumnTuning::draw_batch)
      .def_rw("columns_first_after", &ColumnTuning::columns_first_after)
      .def_rw("first_draw_batch", &ColumnTuning::first_draw_batch)
      .def_rw("late_draws", &ColumnTuning::late_draws)
      .def_rw("late_batch", &ColumnTuning::late_batch)
      .def_rw("restart_after", &ColumnTuning::restart_after)
      .def_rw("restart_nodes", &ColumnTuning::restart_nodes)
      .def_rw("restarts", &ColumnTuning::restarts);
  nb::class_<ColumnResult>(m, "ColumnResult", "status: as in CoveringResult. line: (source, target, count, card) of each move.")
      .def_ro("status", &ColumnResult::status)
      .def_ro("nodes", &ColumnResult::nodes)
      .def_ro("cpu_s", &ColumnResult::cpu_s)
      .def_ro("line", &ColumnResult::line);
  m.def("search_columns", &search_columns, "rules"_a, "position"_a, "limits"_a, nb::kw_only(), "control"_a.none() = nb::none(),
        "seed"_a = 0, "tuning"_a = ColumnTuning{}, "shorten_trials"_a = 0,
        "Search a position. Releases the GIL.\n\n"
        "shorten_trials: the most moves to try when shortening a winning line. Piles in the line: columns from 0, -1 stock, -2 waste,\n"
        "-3 foundation.");
  m.def(
      "digging_proves_lost",
      [](const ColumnRules& rules, const ColumnPosition& position, const longwood::Limits& limits, int more_states, bool test_first) {
        check(rules, position);
        if (!longwood::can_dig(rules, position)) throw std::invalid_argument("the digging game can't be played with these rules");
        nb::gil_scoped_release release;
        return longwood::dig(rules, position, more_states, limits, {}, test_first).lost;
      },
      "rules"_a, "position"_a, "limits"_a, nb::kw_only(), "more_states"_a, "test_first"_a = true,
      "Play only the digging game. Tests compare it with a slow one.");
  m.def(
      "perft_columns",
      [](const ColumnRules& rules, const ColumnPosition& position, int depth) {
        check(rules, position);
        nb::gil_scoped_release release;
        return longwood::perft(rules, position, depth);
      },
      "rules"_a, "position"_a, "depth"_a);
}

}  // namespace

NB_MODULE(_core, m) {
  // compile.py caches compiled rules until the interpreter exits. nanobind would report them as leaks on standard error.
  nb::set_leak_warnings(false);
  m.doc() = "The native search. longwood.play replays every line that it returns.";

  nb::class_<longwood::BuildInfo>(m, "BuildInfo", "How the native code was built.")
      .def_ro("version", &longwood::BuildInfo::version, "The version of the distribution.")
      .def_ro("sources", &longwood::BuildInfo::sources, "A digest of all native sources.")
      .def_ro("compiler", &longwood::BuildInfo::compiler, "The name and version of the compiler.")
      .def_ro("cpp_standard", &longwood::BuildInfo::cpp_standard, "The value of __cplusplus: 202002 for C++20.")
      .def_ro("optimized", &longwood::BuildInfo::optimized, "Whether this is a release build, which has no assertions.")
      .def("__repr__", [](const longwood::BuildInfo& info) {
        return nb::str("BuildInfo(version={!r}, compiler={!r}, cpp_standard={!r}, optimized={!r})")
            .format(info.version, info.compiler, info.cpp_standard, info.optimized);
      });
  m.def("build_info", &longwood::build_info, "Return how this native code was built.");

  nb::class_<longwood::Limits>(m, "Limits", "The most nodes a search can visit, and the most bytes it can use.")
      .def(
          "__init__",
          [](longwood::Limits* self, std::uint64_t max_nodes, std::size_t max_bytes) { new (self) longwood::Limits{max_nodes, max_bytes}; },
          nb::kw_only(), "max_nodes"_a, "max_bytes"_a);
  nb::class_<Control>(m, "Control", "Stops a search from any thread or at a deadline, and reports progress.")
      .def(nb::init<std::optional<double>, std::optional<nb::object>>(), "timeout_s"_a = nb::none(), "on_progress"_a = nb::none())
      .def("cancel", &Control::cancel, "Stop the search within a few milliseconds.")
      .def_prop_ro("cancelled", &Control::cancelled)
      .def_prop_ro("nodes", &Control::nodes, "The number of nodes visited, as of the last report.");
  bind_covering(m);
  bind_scores(m);
  bind_columns(m);
  m.def("search_words", &search_words, "problem"_a, nb::kw_only(), "control"_a.none() = nb::none(),
        "Answer a problem given as words (solver/words.py), as in the browser. For tests. Releases the GIL.");
}
