/** The table on which the solver plays a deal because the player has given it up on another table. */
let toSolve = '';

/** Lets the solver play the deal of a new table from the start. Returns the table. */
export function solveOn<Dealt extends { table: string }>(dealt: Dealt): Dealt {
  toSolve = dealt.table;
  return dealt;
}

/** Whether the solver is to play the deal of this table. It returns true only once for a table, so that a reload changes nothing. */
export function isToSolve(table: string): boolean {
  const isNext = table === toSolve;
  if (isNext) toSolve = '';
  return isNext;
}
