// Runs a fuzzer if the compiler does not have libFuzzer: first on each file in the given folders, then on random changes of these files.
//     fuzz_covering SECONDS SEED FOLDER...
// It does not measure coverage, so it finds less than libFuzzer. It saves an input that fails in the file `crash` in the current folder.
#include <chrono>
#include <csignal>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <random>
#include <vector>

#include "fuzz.hpp"

namespace {

using Input = std::vector<std::uint8_t>;

Input current;

void store_crash(int) {
  std::ofstream("crash", std::ios::binary)
      .write(reinterpret_cast<const char*>(current.data()), static_cast<std::streamsize>(current.size()));
  std::_Exit(1);
}

void run(Input input) {
  current = std::move(input);
  LLVMFuzzerTestOneInput(current.data(), current.size());
}

void change(Input& input, std::mt19937_64& random) {
  for (auto left = 1 + random() % 8; left > 0; --left) {
    const auto at = input.empty() ? 0 : random() % input.size();
    switch (input.empty() ? 3 : random() % 5) {
      case 0:
      case 1:
        input[at] = static_cast<std::uint8_t>(random());
        break;
      case 2:
        input.erase(input.begin() + static_cast<std::ptrdiff_t>(at));
        break;
      case 3:
        input.insert(input.begin() + static_cast<std::ptrdiff_t>(at), static_cast<std::uint8_t>(random()));
        break;
      default:
        std::swap(input[at], input[random() % input.size()]);
    }
  }
}

}  // namespace

int main(int argc, char** argv) {
  std::signal(SIGABRT, store_crash);
  std::vector<Input> seeds;
  for (int i = 3; i < argc; ++i) {
    for (const auto& entry : std::filesystem::directory_iterator(argv[i])) {
      std::ifstream file(entry.path(), std::ios::binary);
      seeds.emplace_back(std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>());
      run(seeds.back());
    }
  }
  std::mt19937_64 random(argc > 2 ? std::strtoull(argv[2], nullptr, 10) : 1);
  const auto ends = std::chrono::steady_clock::now() + std::chrono::seconds(argc > 1 ? std::atoi(argv[1]) : 0);
  std::uint64_t runs = 0;
  while (std::chrono::steady_clock::now() < ends) {
    Input input = seeds.empty() ? Input(random() % 300) : seeds[random() % seeds.size()];
    change(input, random);
    run(std::move(input));
    ++runs;
  }
  std::printf("%zu seeds and %llu changed inputs: nothing found\n", seeds.size(), static_cast<unsigned long long>(runs));
  return 0;
}
