#include "core/common/shuffle.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <utility>

namespace longwood {

namespace {

// SHA-256 as in FIPS 180-4, for a message that fits into one block.
constexpr std::array<std::uint32_t, 64> kRounds = {
    0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5, 0xd807aa98, 0x12835b01, 0x243185be,
    0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174, 0xe49b69c1, 0xefbe4786, 0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa,
    0x5cb0a9dc, 0x76f988da, 0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967, 0x27b70a85,
    0x2e1b2138, 0x4d2c6dfc, 0x53380d13, 0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85, 0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3,
    0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070, 0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a, 0x5b9cca4f,
    0x682e6ff3, 0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7, 0xc67178f2};
constexpr std::array<std::uint32_t, 8> kStart = {0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a,
                                                 0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19};

// Several messages are hashed side by side, so that the compiler can use vectors.
constexpr std::size_t kLanes = 16;
using Lanes = std::array<std::uint32_t, kLanes>;
using Blocks = std::array<Lanes, 16>;
using Digests = std::array<Lanes, 8>;

Digests sha256(const Blocks& blocks) {
  std::array<Lanes, 64> w;
  std::copy(blocks.begin(), blocks.end(), w.begin());
  for (std::size_t t = 16; t < 64; ++t) {
    for (std::size_t i = 0; i < kLanes; ++i) {
      const std::uint32_t before = w[t - 15][i];
      const std::uint32_t last = w[t - 2][i];
      const std::uint32_t s0 = std::rotr(before, 7) ^ std::rotr(before, 18) ^ before >> 3;
      const std::uint32_t s1 = std::rotr(last, 17) ^ std::rotr(last, 19) ^ last >> 10;
      w[t][i] = w[t - 16][i] + s0 + w[t - 7][i] + s1;
    }
  }
  Digests v;
  for (std::size_t k = 0; k < 8; ++k) v[k].fill(kStart[k]);
  for (std::size_t t = 0; t < 64; ++t) {
    // Instead of moving each value to the next place, the places move. The sums are stored apart from `v` at first, so that the compiler
    // knows that the loop reads nothing that it has written.
    const auto at = [t](std::size_t place) { return (place + 64 - t) % 8; };
    const Lanes &a = v[at(0)], &b = v[at(1)], &c = v[at(2)], &e = v[at(4)], &f = v[at(5)], &g = v[at(6)], &h = v[at(7)];
    Lanes first;
    Lanes both;
    for (std::size_t i = 0; i < kLanes; ++i) {
      const std::uint32_t s1 = std::rotr(e[i], 6) ^ std::rotr(e[i], 11) ^ std::rotr(e[i], 25);
      const std::uint32_t s0 = std::rotr(a[i], 2) ^ std::rotr(a[i], 13) ^ std::rotr(a[i], 22);
      first[i] = h[i] + s1 + ((e[i] & f[i]) ^ (~e[i] & g[i])) + kRounds[t] + w[t][i];
      both[i] = first[i] + s0 + ((a[i] & b[i]) ^ (a[i] & c[i]) ^ (b[i] & c[i]));
    }
    for (std::size_t i = 0; i < kLanes; ++i) v[at(3)][i] += first[i];
    v[at(7)] = both;
  }
  for (std::size_t k = 0; k < 8; ++k) {
    for (std::size_t i = 0; i < kLanes; ++i) v[k][i] += kStart[k];
  }
  return v;
}

// The random words of a deal number. Each digest of the algorithm's name, a zero byte, the number and the index of the block has four.
class RandomWords {
 public:
  explicit RandomWords(std::uint64_t number) {
    const char name[] = "longwood-1";  // the zero byte at its end belongs to the message
    for (std::size_t i = 0; i < sizeof name; ++i) put(message_, i, static_cast<std::uint8_t>(name[i]));
    for (std::size_t i = 0; i < 8; ++i) put(message_, sizeof name + i, static_cast<std::uint8_t>(number >> (56 - 8 * i)));
    put(message_, kBytes, 0x80);  // what ends a message, and its length in bits
    message_[15] = 8 * kBytes;
  }

  std::uint64_t next() {
    if (at_ == 4 * kLanes) hash_more();
    const std::size_t lane = at_ / 4;
    const std::size_t word = 2 * (at_ % 4);
    ++at_;
    return std::uint64_t{digests_[word][lane]} << 32 | digests_[word + 1][lane];
  }

 private:
  using Message = std::array<std::uint32_t, 16>;

  static constexpr std::size_t kBytes = 11 + 8 + 4;

  static void put(Message& message, std::size_t i, std::uint8_t byte) { message[i / 4] |= std::uint32_t{byte} << (24 - 8 * (i % 4)); }

  void hash_more() {
    Blocks blocks;
    for (std::size_t lane = 0; lane < kLanes; ++lane) {
      Message message = message_;
      for (std::size_t i = 0; i < 4; ++i) put(message, kBytes - 4 + i, static_cast<std::uint8_t>(hashed_ >> (24 - 8 * i)));
      for (std::size_t k = 0; k < 16; ++k) blocks[k][lane] = message[k];
      ++hashed_;
    }
    digests_ = sha256(blocks);
    at_ = 0;
  }

  Message message_{};  // with zeros as the index of the block
  Digests digests_;
  std::uint32_t hashed_ = 0;
  std::size_t at_ = 4 * kLanes;
};

// Returns whether a word is at least 2^64 - (2^64 mod n).
bool is_rejected(std::uint64_t word, std::uint64_t n) {
  const std::uint64_t rest = (~std::uint64_t{0} % n + 1) % n;
  return rest != 0 && word >= 0 - rest;
}

}  // namespace

void shuffle(std::vector<int>& deck, std::uint64_t number) {
  RandomWords words(number);
  for (std::uint64_t n = deck.size(); n > 1; --n) {
    std::uint64_t word = words.next();
    while (word >= 0 - n && is_rejected(word, n)) word = words.next();  // 2^64 mod n is below n
    std::swap(deck[n - 1], deck[word % n]);
  }
}

}  // namespace longwood
