/** The table on which the solver plays a deal because the player has given it up on another table. */
let shown = '';

/** Lets the solver play the deal of a new table from the start. Returns the table. */
export function showOn<Dealt extends { table: string }>(dealt: Dealt): Dealt {
  shown = dealt.table;
  return dealt;
}

/** Whether the solver is to play the deal of this table. Only the first page of the table is told so. */
export function isShownOn(table: string): boolean {
  const isShown = table === shown;
  if (isShown) shown = '';
  return isShown;
}
