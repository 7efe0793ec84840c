// The messages of a language, which vite.config.ts bundles into a module.
declare module 'texts:*' {
  const texts: string;
  export default texts;
}

// The deals that no search has decided (docs/open-deals.json), for games that have any.
declare module 'odds:open' {
  import type { PackedDeals } from '../state/unsolved';
  const table: PackedDeals[];
  export default table;
}

// The published odds (docs/odds.json), of which vite.config.ts bundles what players see.
declare module 'odds:table' {
  import type { Odds } from '../state/odds';
  const table: Odds[];
  export default table;
}
