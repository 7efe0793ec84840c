/** The preferences of this browser: kept in its storage, shown on the page, in step between its tabs. */
import { writesCharacter } from '../drag/key-name';
import type { Seat } from '../layout/geometry';
import { sound, type Sound } from '../sound/sound';
import type { PlaySettings } from '../state/session/play-settings';
import {
  formatPreferences,
  playSettingsOf,
  paceOf,
  parsePreferences,
  seatOf,
  type Preferences,
  type SettingName,
} from './preferences';

const KEY = 'longwood-preferences';

const lessMotion = matchMedia('(prefers-reduced-motion: reduce)');
const moreContrast = matchMedia('(prefers-contrast: more)');

let chosen = $state.raw(parsePreferences(kept()));
let still = $state(lessMotion.matches);

export const preferences = (): Preferences => chosen;

/** How long one card takes to move, over the usual time; 0 when nothing is to move. */
export const pace = (): number => paceOf(chosen, still);

export const playSettings = (): PlaySettings => playSettingsOf(chosen, still);

export const seat = (): Seat => seatOf(chosen);

/** Whether keys that write characters do anything beyond writing them. */
export const heedsLetters = (): boolean => chosen.letterKeys === 'on';

export function playSound(what: Sound): void {
  if (chosen.sound === 'on') sound(what);
}

export function prefer<Name extends SettingName>(name: Name, choice: Preferences[Name]): void {
  chosen = { ...chosen, [name]: choice };
  try {
    localStorage.setItem(KEY, formatPreferences(chosen));
  } catch {
    // A browser that keeps nothing: it holds until the page is closed.
  }
  show();
}

function kept(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

/** What style sheets ask for; first-paint.js has done the same before. */
function show(): void {
  const { theme, suits } = chosen;
  const root = document.documentElement;
  root.dataset['theme'] = theme === 'system' && moreContrast.matches ? 'contrast' : theme;
  root.dataset['suits'] = suits;
  root.dataset['hand'] = chosen.hand;
  // The browser's own bars take the colour of ours.
  const bar = getComputedStyle(root).getPropertyValue('--bar-solid').trim();
  document.querySelector('meta[name=theme-color]')?.setAttribute('content', bar);
}

window.addEventListener('storage', (event) => {
  if (event.key !== KEY) return;
  chosen = parsePreferences(event.newValue);
  show();
});
// Before anyone else hears of the key, so that no page has to think of it; what the browser itself does with it stays.
window.addEventListener(
  'keydown',
  (event) => !heedsLetters() && writesCharacter(event) && event.stopImmediatePropagation(),
  { capture: true },
);
lessMotion.addEventListener('change', () => (still = lessMotion.matches));
moreContrast.addEventListener('change', show);
matchMedia('(prefers-color-scheme: dark)').addEventListener('change', show);
show();
