// Control: how Python stops a running search and follows its progress.
#pragma once

#include <nanobind/nanobind.h>

#include <atomic>
#include <chrono>
#include <cstdint>
#include <optional>
#include <utility>

#include "core/common/limits.hpp"

namespace longwood {

// Lets Python stop a running search and follow its progress. Other Python threads use it while the search's hook does.
class Control {
 public:
  Control(std::optional<double> timeout_s, std::optional<nanobind::object> on_progress)
      : deadline_(timeout_s
                      ? std::optional(Clock::now() + std::chrono::duration_cast<Clock::duration>(std::chrono::duration<double>(*timeout_s)))
                      : std::nullopt),
        on_progress_(std::move(on_progress)) {}

  void cancel() { cancelled_ = true; }
  [[nodiscard]] bool cancelled() const { return cancelled_; }
  [[nodiscard]] bool timed_out() const { return timed_out_; }
  [[nodiscard]] std::uint64_t nodes() const { return nodes_; }

  Hook hook() { return {&Control::stop, this}; }

  void raise_if_interrupted() {
    if (interrupted_) throw nanobind::python_error();
  }

 private:
  using Clock = std::chrono::steady_clock;

  static bool stop(void* context, std::uint64_t nodes) {
    auto& self = *static_cast<Control*>(context);
    self.nodes_ = nodes;
    if (self.cancelled_) return true;
    const auto now = Clock::now();
    if (self.deadline_ && now >= *self.deadline_) {
      self.timed_out_ = true;
      return true;
    }
    if (now < self.next_call_) return false;
    self.next_call_ = now + std::chrono::milliseconds(50);
    return self.call_python(nodes);
  }

  // Checks for Ctrl-C and calls on_progress. Returns true if either raised an exception. The search then stops, and raise_if_interrupted()
  // passes the exception on to Python.
  bool call_python(std::uint64_t nodes) {
    nanobind::gil_scoped_acquire gil;
    if (PyErr_CheckSignals() != 0) {
      interrupted_ = true;
      return true;
    }
    if (!on_progress_) return false;
    PyObject* answer = PyObject_CallFunction(on_progress_->ptr(), "K", static_cast<unsigned long long>(nodes));
    if (answer == nullptr) {
      interrupted_ = true;
      return true;
    }
    Py_DECREF(answer);
    return false;
  }

  std::optional<Clock::time_point> deadline_;
  std::optional<nanobind::object> on_progress_;
  Clock::time_point next_call_ = Clock::now() + std::chrono::milliseconds(50);
  std::atomic<bool> cancelled_{false};
  std::atomic<std::uint64_t> nodes_{0};
  bool timed_out_ = false;
  bool interrupted_ = false;
};

}  // namespace longwood
