// The messages of a language, which vite.config.ts bundles into a module.
declare module 'texts:*' {
  const texts: string;
  export default texts;
}

// The published odds (docs/odds.json), of which vite.config.ts bundles what players see.
declare module 'odds:table' {
  import type { Odds } from '../state/odds';
  const table: Odds[];
  export default table;
}
