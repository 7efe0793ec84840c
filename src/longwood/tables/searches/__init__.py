"""The questions that a table asks the solver, and the answers, which the referee checks."""
