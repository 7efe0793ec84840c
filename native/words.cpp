#include "words.hpp"

#include <string>

#include "core/columns/line.hpp"
#include "core/columns/search.hpp"
#include "core/covering/scoring/peaks.hpp"
#include "core/covering/scoring/score.hpp"
#include "core/covering/search.hpp"

namespace longwood {
namespace {

enum class Kind : std::int32_t { kColumns, kCovering, kHole, kPeaks };

// The first word of an answer, in addition to the values of Status.
constexpr std::int32_t kExact = 5;
constexpr std::int32_t kFault = 6;

// Reads the words of a problem in order. After the last one, it returns zeros and empty lists, and is_whole() is false.
class Reader {
 public:
  explicit Reader(const Words& words) : at_(words.data()), end_(words.data() + words.size()) {}

  int number() {
    if (at_ == end_) {
      is_cut_ = true;
      return 0;
    }
    return *at_++;
  }
  bool flag() { return number() != 0; }
  std::uint32_t natural() { return static_cast<std::uint32_t>(number()); }
  std::uint64_t wide() {
    const std::uint64_t low = natural();
    return low | std::uint64_t{natural()} << 32;
  }
  // Returns how many elements a list has, before its first element is read.
  std::size_t size() {
    const std::size_t count = natural();
    if (count <= static_cast<std::size_t>(end_ - at_)) return count;
    is_cut_ = true;
    return 0;
  }
  std::vector<int> list() {
    std::vector<int> found;
    for (std::size_t left = size(); left-- > 0;) found.push_back(number());
    return found;
  }
  std::vector<std::vector<int>> lists() {
    std::vector<std::vector<int>> found;
    for (std::size_t left = size(); left-- > 0;) found.push_back(list());
    return found;
  }
  template <class Enum>
  Enum choice() {
    return static_cast<Enum>(number());
  }
  [[nodiscard]] bool is_whole() const { return !is_cut_ && at_ == end_; }

 private:
  const std::int32_t* at_;
  const std::int32_t* const end_;
  bool is_cut_ = false;
};

Words answer_of(std::int32_t status, std::uint64_t nodes, bool exact = false, int score = 0, int bound = 0) {
  return {status, static_cast<std::int32_t>(nodes), static_cast<std::int32_t>(nodes >> 32), exact, score, bound};
}

Words answer_of(const std::string& fault) {
  Words answer = answer_of(kFault, 0);
  answer.insert(answer.end(), fault.begin(), fault.end());
  return answer;
}

// Returns why these rules or this position can't be searched, or an empty string.
template <class Rules, class Position>
std::string fault_of(const Reader& in, const Rules& rules, const Position& position) {
  if (!in.is_whole()) return "the problem is incomplete or too long";
  const std::string fault = fault_of(rules);
  return fault.empty() ? fault_of(rules, position) : fault;
}

PileWorth pile_worth(Reader& in) {
  PileWorth worth;
  worth.card = in.number();
  worth.pair = in.number();
  worth.blocked = in.number();
  worth.blocked_suit = in.number();
  worth.buried = in.number();
  return worth;
}

ColumnWorth column_worth(Reader& in) {
  ColumnWorth worth;
  worth.up = in.number();
  worth.move = in.number();
  worth.column = pile_worth(in);
  worth.waste = pile_worth(in);
  worth.met_pair = in.number();
  worth.met_tops = in.number();
  return worth;
}

ColumnRules column_rules(Reader& in) {
  ColumnRules rules;
  rules.decks = in.number();
  rules.columns = in.number();
  rules.build = in.choice<BuildRule>();
  rules.build_wrap = in.flag();
  rules.run = in.choice<RunRule>();
  rules.draw = in.number();
  rules.redeals = in.number();
  rules.empty = in.choice<EmptyRule>();
  rules.base = in.number();
  rules.up_by_suit = in.flag();
  rules.up_wrap = in.flag();
  rules.foundation_return = in.flag();
  rules.fill_draws = in.flag();
  rules.cells = in.number();
  rules.build_up = in.flag();
  rules.waste_refills = in.flag();
  rules.down_rows = in.number();
  rules.worths.clear();
  for (std::size_t left = in.size(); left-- > 0;) rules.worths.push_back(column_worth(in));
  return rules;
}

ColumnPosition column_position(Reader& in) {
  ColumnPosition position;
  position.columns = in.lists();
  position.hidden = in.list();
  position.stock = in.list();
  position.waste = in.list();
  position.heights = in.list();
  position.starters = in.list();
  position.redeals_used = in.number();
  return position;
}

CoveringRules covering_rules(Reader& in) {
  CoveringRules rules;
  rules.covered_by = in.lists();
  rules.piles = in.lists();
  rules.wrap = in.flag();
  rules.queen_on_king = in.flag();
  rules.must_play = in.flag();
  rules.holes = in.number();
  rules.draw = in.number();
  rules.redeals = in.number();
  return rules;
}

CoveringPosition covering_position(Reader& in) {
  CoveringPosition position;
  position.ranks = in.list();
  position.stock = in.list();
  position.top = in.number();
  position.more_tops = in.list();
  position.waste = in.list();
  position.redeals_used = in.number();
  return position;
}

Words columns_answer(Reader& in, const Limits& limits, const Hook& hook, std::uint64_t seed) {
  const std::uint64_t shorten_trials = in.wide();
  const ColumnRules rules = column_rules(in);
  const ColumnPosition position = column_position(in);
  const std::string fault = fault_of(in, rules, position);
  if (!fault.empty()) return answer_of(fault);
  ColumnAnswer found = search_columns(rules, position, limits, hook, seed, {});
  if (found.status == Status::kWon && shorten_trials > 0) {
    found.line = shorten(rules, position, std::move(found.line), shorten_trials, hook, found.nodes);
  }
  Words answer = answer_of(static_cast<std::int32_t>(found.status), found.nodes);
  for (const ColumnMove& move : write_out(rules, position, found.line)) {
    answer.insert(answer.end(), {move.source, move.target, move.count, move.card});
  }
  return answer;
}

Words score_answer(const ScoreAnswer& found) {
  const std::int32_t status = found.stopped ? static_cast<std::int32_t>(*found.stopped) : kExact;
  Words answer = answer_of(status, found.nodes, false, found.score, found.bound);
  answer.insert(answer.end(), found.line.begin(), found.line.end());
  return answer;
}

Words covering_answer(Reader& in, Kind kind, const Limits& limits, const Hook& hook, std::uint64_t seed) {
  PeaksScoring scoring;
  int streak = 0;
  if (kind == Kind::kPeaks) {
    streak = in.number();
    scoring.draw = in.number();
    scoring.peak = in.number();
    scoring.last_peak = in.number();
  }
  CoveringRules rules = covering_rules(in);
  const CoveringPosition position = covering_position(in);
  std::string fault = fault_of(in, rules, position);
  if (streak < 0 || streak > kMaxCards) fault = "streak must be 0 to 126";
  if (fault.empty() && kind != Kind::kCovering && rules.is_wide()) fault = "a game with several holes or a waste has no best score";
  if (!fault.empty()) return answer_of(fault);
  rules.tableaux = count_tableaux(rules);
  if (kind == Kind::kHole) return score_answer(best_hole_score(rules, position, limits, hook, {}));
  if (kind == Kind::kPeaks) return score_answer(best_peaks_score(rules, position, streak, scoring, limits, hook, {}));
  const CoveringAnswer found = search_covering(rules, position, limits, hook, seed, {});
  Words answer = answer_of(static_cast<std::int32_t>(found.status), found.nodes, found.exact);
  answer.insert(answer.end(), found.line.begin(), found.line.end());
  return answer;
}

}  // namespace

Words search_words(const Words& problem, const Hook& hook) {
  Reader in(problem);
  const auto kind = in.choice<Kind>();
  Limits limits;
  limits.max_nodes = in.wide();
  limits.max_bytes = in.natural();
  const std::uint64_t seed = in.wide();
  switch (kind) {
    case Kind::kColumns:
      return columns_answer(in, limits, hook, seed);
    case Kind::kCovering:
    case Kind::kHole:
    case Kind::kPeaks:
      return covering_answer(in, kind, limits, hook, seed);
  }
  return answer_of("the problem is of an unknown kind");
}

}  // namespace longwood
