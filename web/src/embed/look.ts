/** Gives a table in the page of others the look that its address asks for. See longwood-table.ts. */

/** The custom properties of theme.css that a page can set: each with the colour in the address, and what it is made of that. */
const COLOURS: Record<string, [string, (colour: string) => string]> = {
  '--felt': ['felt', (colour) => colour],
  '--felt-light': ['felt', (colour) => `color-mix(in oklab, ${colour}, white 8%)`],
  '--felt-dark': ['felt', (colour) => `color-mix(in oklab, ${colour}, black 20%)`],
  '--accent': ['accent', (colour) => colour],
};
const THEMES = ['system', 'light', 'dark', 'contrast'];

/** Applies the look. It overrides the preferences of this browser, but is not stored. */
export function applyLook(): void {
  const query = new URLSearchParams(location.search);
  const root = document.documentElement;
  const theme = query.get('theme') ?? '';
  if (THEMES.includes(theme)) root.dataset['theme'] = theme;
  for (const [property, [name, value]] of Object.entries(COLOURS)) {
    const colour = query.get(name) ?? '';
    if (CSS.supports('color', colour)) root.style.setProperty(property, value(colour));
  }
}
