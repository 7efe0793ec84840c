// Runs before the first paint, so that no page flashes in the wrong colours. It is a separate script without imports.
// preferences.svelte.ts sets the same attributes later, and a test checks that the two agree.
try {
  const stored = JSON.parse(localStorage.getItem('longwood-preferences') ?? '{}') as Record<string, string | undefined>;
  const root = document.documentElement.dataset;
  root['theme'] = stored['theme'] ?? (matchMedia('(prefers-contrast: more)').matches ? 'contrast' : 'system');
  root['suits'] = stored['suits'] ?? 'two';
  root['hand'] = stored['hand'] ?? 'right';
  root['felt'] = stored['felt'] ?? 'green';
  root['accent'] = stored['accent'] ?? 'green';
} catch {
  // Without storage the defaults apply.
}
