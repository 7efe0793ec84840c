// Runs before anything is painted, so that no page flashes in colours that are not the player's. It is a script of its own
// and imports nothing: preferences.svelte.ts sets the same attributes from then on, and a test holds the two together.
try {
  const kept = JSON.parse(localStorage.getItem('longwood-preferences') ?? '{}') as Record<string, string | undefined>;
  const root = document.documentElement.dataset;
  root['theme'] = kept['theme'] ?? (matchMedia('(prefers-contrast: more)').matches ? 'contrast' : 'system');
  root['suits'] = kept['suits'] ?? 'two';
  root['hand'] = kept['hand'] ?? 'right';
} catch {
  // A browser that keeps nothing: everything is as usual.
}
