// The parts of the C and C++ libraries that the WebAssembly module needs. Compiling the whole libraries would take longer than compiling
// the core. Everything else that the core uses is in headers.
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <new>

#include "core/common/compiler.hpp"

extern "C" __attribute__((import_module("longwood"), import_name("out_of_memory"))) [[noreturn]] void longwood_out_of_memory();
extern "C" std::byte __heap_base;  // defined by the linker: the end of the stack and of the static data

namespace {

// The allocator. There are four sizes of blocks for each power of two, and a list of free blocks for each size. Blocks are neither split
// nor merged. The search's tables double in size when they grow, so they always fit well. Memory that has been freed is only returned to
// the browser when the instance is dropped.
struct Block {
  std::size_t kind;  // the index of its size
  Block* next;       // the next free block of this size, while this one is free
};

constexpr std::size_t kHeader = 16;  // keeps memory aligned for vectors
static_assert(sizeof(Block) <= kHeader);
constexpr std::size_t kPage = std::size_t{1} << 16;
constexpr std::size_t kGrowth = std::size_t{1} << 20;  // the least by which the memory grows, if it can
constexpr std::size_t kLeast = 64;
constexpr std::size_t kMost = std::size_t{1} << 30;
constexpr std::size_t kKinds = 4 * static_cast<std::size_t>(std::countr_zero(kMost) - std::countr_zero(kLeast)) + 1;

constexpr std::size_t size_of(std::size_t kind) { return (4 + kind % 4) * (kLeast / 4) << kind / 4; }

constexpr std::size_t kind_for(std::size_t size) {
  if (size <= kLeast) return 0;
  const auto power = static_cast<std::size_t>(std::bit_width(size - 1) - 1);  // 2^power < size <= 2^(power + 1)
  const std::size_t quarter = std::size_t{1} << (power - 2);
  const std::size_t quarters = (size - (std::size_t{1} << power) + quarter - 1) / quarter;
  return 4 * (power - static_cast<std::size_t>(std::countr_zero(kLeast))) + quarters;
}
static_assert(size_of(kind_for(64)) == 64 && size_of(kind_for(65)) == 80 && size_of(kind_for(128)) == 128 && kind_for(kMost) == kKinds - 1);

std::array<Block*, kKinds> free_blocks{};
std::size_t unused = 0;  // the address of the memory that has never been used

// Returns the address of memory that has never been used, or 0 if the browser gives no more.
std::size_t fresh_memory(std::size_t bytes) {
  if (unused == 0) unused = (reinterpret_cast<std::size_t>(&__heap_base) + kHeader - 1) / kHeader * kHeader;
  const std::size_t end = __builtin_wasm_memory_size(0) * kPage;
  if (bytes > end - unused) {
    const std::size_t missing = bytes - (end - unused);
    const auto grow = [](std::size_t more) { return __builtin_wasm_memory_grow(0, (more + kPage - 1) / kPage) != ~std::size_t{0}; };
    if (!(missing < kGrowth && grow(kGrowth)) && !grow(missing)) return 0;
  }
  const std::size_t at = unused;
  unused += bytes;
  return at;
}

}  // namespace

extern "C" {

void* malloc(std::size_t bytes) {
  if (bytes > kMost - kHeader) return nullptr;
  const std::size_t kind = kind_for(bytes + kHeader);
  for (std::size_t larger = kind; larger < kKinds && larger < kind + 2; ++larger) {
    if (Block* const block = free_blocks[larger]) {
      free_blocks[larger] = block->next;
      return reinterpret_cast<std::byte*>(block) + kHeader;
    }
  }
  const std::size_t at = fresh_memory(size_of(kind));
  if (at == 0) return nullptr;
  auto* const block = reinterpret_cast<Block*>(at);
  block->kind = kind;
  return reinterpret_cast<std::byte*>(block) + kHeader;
}

void* aligned_alloc(std::size_t, std::size_t bytes) { return malloc(bytes); }  // the core can use any memory that is aligned for vectors

void free(void* memory) {
  if (memory == nullptr) return;
  auto* const block = reinterpret_cast<Block*>(static_cast<std::byte*>(memory) - kHeader);
  block->next = free_blocks[block->kind];
  free_blocks[block->kind] = block;
}

__attribute__((no_builtin("strlen"))) std::size_t strlen(const char* text) {
  std::size_t length = 0;
  while (text[length] != 0) ++length;
  return length;
}

__attribute__((no_builtin("memcmp"))) int memcmp(const void* a, const void* b, std::size_t bytes) {
  const auto* const left = static_cast<const unsigned char*>(a);
  const auto* const right = static_cast<const unsigned char*>(b);
  for (std::size_t i = 0; i < bytes; ++i) {
    if (left[i] != right[i]) return left[i] - right[i];
  }
  return 0;
}

__attribute__((no_builtin("wmemchr"))) wchar_t* wmemchr(const wchar_t* text, wchar_t wanted, std::size_t count) {  // also finds an int
  for (std::size_t i = 0; i < count; ++i) {
    if (text[i] == wanted) return const_cast<wchar_t*>(text + i);
  }
  return nullptr;
}

int __cxa_atexit(void (*)(void*), void*, void*) { return 0; }  // the module never ends, nor does its only thread
int __cxa_thread_atexit(void (*)(void*), void*, void*) { return 0; }
}

void longwood::out_of_memory() { longwood_out_of_memory(); }

void* operator new(std::size_t bytes) {
  void* const memory = std::malloc(bytes);
  if (memory == nullptr) longwood::out_of_memory();
  return memory;
}
void operator delete(void* memory) noexcept { std::free(memory); }
void operator delete(void* memory, std::size_t) noexcept { std::free(memory); }

void std::__libcpp_verbose_abort(const char*, ...) noexcept { __builtin_trap(); }  // called by the standard library instead of throwing
