// LayeredSpace. space_impl.hpp includes this file and describes the interface.

namespace longwood::LONGWOOD_ISA {

// For any layout. A tableau is the mask of its cards. There is a hash table for each number of cards left.
template <class Mask, class Value>
class LayeredSpace {
 public:
  using Tableau = Mask;

  LayeredSpace(const CoveringRules& rules, const CoveringPosition& position, const RankLanes& lanes, std::size_t max_bytes)
      : lanes_(rules, position, lanes), max_bytes_(max_bytes) {
    const int slots = rules.slots();
    for (int slot = 0; slot < slots; ++slot) {
      if (position.ranks[static_cast<std::size_t>(slot)] >= 0) start_ |= Mask{1} << slot;
    }
    for (int slot = 0; slot < slots; ++slot) {
      for (const int above : rules.covered_by[static_cast<std::size_t>(slot)]) {
        by_distance(above - slot) |= Mask{1} << slot;
        covers_[static_cast<std::size_t>(slot)] |= Mask{1} << above;
        under_[static_cast<std::size_t>(above)] |= Mask{1} << slot;
      }
    }
    layers_.resize(static_cast<std::size_t>(left(start_)) + 1);
  }

  [[nodiscard]] bool has_memory() const { return true; }
  void clear() {
    for (Layer& layer : layers_) layer = Layer{};
    bytes_ = 0;
  }
  [[nodiscard]] Tableau start() const { return start_; }
  [[nodiscard]] int left(Tableau at) const {
    int count = std::popcount(static_cast<std::uint64_t>(at));
    if constexpr (sizeof(Mask) > 8) count += std::popcount(static_cast<std::uint64_t>(at >> 64));
    return count;
  }

  template <class Visit>
  void options(Tableau at, Visit&& visit) const {
    Mask covered = 0;
    for (const auto& [distance, slots] : distances_) covered |= (distance > 0 ? at >> distance : at << -distance) & slots;
    for (Mask rest = at & ~covered; rest != 0; rest &= rest - 1) {
      const int slot = lowest(rest);
      visit(slot, at ^ Mask{1} << slot);
    }
  }

  template <class Visit>
  void before(Tableau at, Visit&& visit) const {
    for (Mask rest = start_ & ~at; rest != 0; rest &= rest - 1) {
      const int slot = lowest(rest);
      if ((covers_[static_cast<std::size_t>(slot)] & at) == 0 && (under_[static_cast<std::size_t>(slot)] & start_ & ~at) == 0) {
        visit(slot, at | Mask{1} << slot);
      }
    }
  }

  template <class Add>
  void add_lanes(Tableau at, Add&& add) const {
    lanes_.add(at, add);
  }

  void prefetch(Tableau) const {}

  Value* find(Tableau at) {
    const Layer& layer = layers_[static_cast<std::size_t>(left(at))];
    if (layer.size == 0) return nullptr;
    std::size_t place = layer.place(at);
    for (;;) {
      if (!layer.taken(place)) return nullptr;
      if (layer.tableaux[place] == at) return &layer.values[place];
      place = (place + 1) & (layer.size - 1);
    }
  }

  Value* reach(Tableau at, bool* is_new) {
    Layer& layer = layers_[static_cast<std::size_t>(left(at))];
    if (2 * (layer.count + 1) > layer.size && !grow(layer)) return nullptr;
    std::size_t place = layer.place(at);
    while (layer.taken(place)) {
      if (layer.tableaux[place] == at) {
        *is_new = false;
        return &layer.values[place];
      }
      place = (place + 1) & (layer.size - 1);
    }
    layer.take(place, at);
    *is_new = true;
    return &layer.values[place];
  }

  template <class Visit>
  void each(Visit&& visit) {
    for (std::size_t number = layers_.size(); number-- > 0;) {
      Layer& layer = layers_[number];
      for (std::size_t word = 0; word < layer.size / 64; ++word) {
        for (std::uint64_t rest = layer.is_taken[word]; rest != 0; rest &= rest - 1) {
          const std::size_t place = word << 6 | static_cast<std::size_t>(std::countr_zero(rest));
          if (!visit(layer.tableaux[place], layer.values[place])) return;
        }
      }
    }
  }

 private:
  struct Layer {
    std::size_t size = 0;
    std::size_t count = 0;
    int shift = 64;
    Block<Mask> tableaux;
    Block<Value> values;
    Block<std::uint64_t> is_taken;

    [[nodiscard]] std::size_t place(Mask at) const { return static_cast<std::size_t>(mix(at) >> shift); }
    [[nodiscard]] bool taken(std::size_t at) const { return (is_taken[at >> 6] >> (at & 63) & 1) != 0; }
    void take(std::size_t at, Mask tableau) {
      is_taken[at >> 6] |= std::uint64_t{1} << (at & 63);
      tableaux[at] = tableau;
      ++count;
    }
  };

  static constexpr std::size_t kSmall = std::size_t{1} << 14;

  static int lowest(Mask mask) {
    const auto low = static_cast<std::uint64_t>(mask);
    if constexpr (sizeof(Mask) > 8) {
      if (low == 0) return 64 + std::countr_zero(static_cast<std::uint64_t>(mask >> 64));
    }
    return std::countr_zero(low);
  }

  Mask& by_distance(int distance) {
    for (auto& [known, slots] : distances_) {
      if (known == distance) return slots;
    }
    return distances_.emplace_back(distance, Mask{0}).second;
  }

  static std::size_t bytes_of(std::size_t size) { return size * (sizeof(Mask) + sizeof(Value)) + size / 8; }

  bool grow(Layer& layer) {
    Layer fresh;
    fresh.size = layer.size == 0 ? 64 : 2 * layer.size;
    if (layer.size != 0 && layer.size < kSmall && bytes_ + bytes_of(2 * fresh.size) <= max_bytes_) fresh.size *= 2;
    const std::size_t bytes = bytes_of(fresh.size);
    if (bytes_ + bytes > max_bytes_) return false;
    fresh.shift = 64 - std::countr_zero(fresh.size);
    fresh.tableaux = block<Mask>(fresh.size);
    fresh.values = block<Value>(fresh.size);
    fresh.is_taken = block<std::uint64_t>(fresh.size / 64);
    if (fresh.tableaux == nullptr || fresh.values == nullptr || fresh.is_taken == nullptr) return false;
    std::memset(fresh.is_taken.get(), 0, fresh.size / 8);
    for (std::size_t old = 0; old < layer.size; ++old) {
      if (!layer.taken(old)) continue;
      std::size_t place = fresh.place(layer.tableaux[old]);
      while (fresh.taken(place)) place = (place + 1) & (fresh.size - 1);
      fresh.take(place, layer.tableaux[old]);
      fresh.values[place] = layer.values[old];
    }
    bytes_ += bytes - bytes_of(layer.size);
    layer = std::move(fresh);
    return true;
  }

  Mask start_ = 0;
  std::vector<std::pair<int, Mask>> distances_;  // for each distance, the slots that are covered by the slot at that distance
  std::array<Mask, kMaxSlots> covers_{};
  std::array<Mask, kMaxSlots> under_{};
  const MaskLanes<Mask> lanes_;
  std::vector<Layer> layers_;
  std::size_t bytes_ = 0;
  std::size_t max_bytes_;
};

}  // namespace longwood::LONGWOOD_ISA
