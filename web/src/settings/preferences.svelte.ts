/** The preferences of this browser. They are stored locally, applied to the page and synchronised between tabs. */
import { typesCharacter } from '../drag/key-name';
import { addSheets, type CardStyle } from '../cards/sheet';
import type { LayoutPreferences } from '../layout/geometry';
import { sound, type Sound } from '../sound/sound';
import type { PlaySettings } from '../state/session/play-settings';
import {
  formatPreferences,
  playSettingsOf,
  timeScaleOf,
  parsePreferences,
  layoutPreferencesOf,
  volumeOf,
  type Preferences,
  type SettingName,
} from './preferences';

const KEY = 'longwood-preferences';

const lessMotion = matchMedia('(prefers-reduced-motion: reduce)');
const moreContrast = matchMedia('(prefers-contrast: more)');

let chosen = $state.raw(parsePreferences(readStored()));
let reducedMotion = $state(lessMotion.matches);

export const preferences = (): Preferences => chosen;

/** Returns the animation time relative to normal; 0 if animation is off. */
export const timeScale = (): number => timeScaleOf(chosen, reducedMotion);

export const playSettings = (): PlaySettings => playSettingsOf(chosen, reducedMotion);

export const layoutPreferences = (): LayoutPreferences => layoutPreferencesOf(chosen);

export const cardStyle = (): CardStyle => chosen;

/** Whether keys that type a character work as shortcuts. */
export const letterKeysEnabled = (): boolean => chosen.letterKeys === 'on';

export function playSound(what: Sound): void {
  const volume = volumeOf(chosen);
  if (volume > 0) sound(what, volume);
}

export function prefer<Name extends SettingName>(name: Name, choice: Preferences[Name]): void {
  chosen = { ...chosen, [name]: choice };
  try {
    localStorage.setItem(KEY, formatPreferences(chosen));
  } catch {
    // Without storage the choice lasts until the page is closed.
  }
  apply();
}

function readStored(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

/** Sets the attributes that style sheets use, as first-paint.ts did before the first paint. */
function apply(): void {
  const { theme, suits } = chosen;
  addSheets(chosen);
  const root = document.documentElement;
  root.dataset['theme'] = theme === 'system' && moreContrast.matches ? 'contrast' : theme;
  root.dataset['suits'] = suits;
  root.dataset['hand'] = chosen.hand;
  root.dataset['felt'] = chosen.felt;
  root.dataset['accent'] = chosen.accent;
  // Give the browser's own bars the colour of ours.
  const bar = getComputedStyle(root).getPropertyValue('--bar-solid').trim();
  document.querySelector('meta[name=theme-color]')?.setAttribute('content', bar);
}

window.addEventListener('storage', (event) => {
  if (event.key !== KEY) return;
  chosen = parsePreferences(event.newValue);
  apply();
});
// Stop such keys before any other listener gets them, so that no page has to check the setting. The browser still handles them.
window.addEventListener(
  'keydown',
  (event) => !letterKeysEnabled() && typesCharacter(event) && event.stopImmediatePropagation(),
  { capture: true },
);
lessMotion.addEventListener('change', () => (reducedMotion = lessMotion.matches));
moreContrast.addEventListener('change', apply);
matchMedia('(prefers-color-scheme: dark)').addEventListener('change', apply);
apply();
