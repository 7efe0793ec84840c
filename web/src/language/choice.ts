/** The player's language: from the address, from an earlier choice, or from the browser's settings. */
import { bestLanguage, directionOf, isLanguage, type Language } from './catalogue';
import { setLanguage } from './i18n.svelte';

/** The server reads this cookie too, so that a page has the right language before any script runs. */
const COOKIE = 'longwood-language';
const YEAR_S = 365 * 24 * 3600;

/** Returns the language of `?lang=`, else of the cookie, else the first of the browser's preferred languages that is available. */
export function chosenLanguage(): Language {
  const query = new URLSearchParams(location.search);
  const asked = query.get('lang');
  if (isLanguage(asked)) {
    if (!query.has('embed')) remember(asked); // the language of another site's page is not the player's choice
    return asked;
  }
  const stored = new RegExp(`(?:^|; )${COOKIE}=(\\w+)`).exec(document.cookie)?.[1];
  return isLanguage(stored) ? stored : bestLanguage(navigator.languages);
}

/** Switches to a language and remembers it for the next visit. */
export async function chooseLanguage(language: Language): Promise<void> {
  remember(language);
  const here = new URL(location.href);
  if (here.searchParams.has('lang')) {
    here.searchParams.delete('lang');
    history.replaceState(history.state, '', here);
  }
  await applyLanguage(language);
}

/** Switches to a language and sets the page's `lang` and `dir`, for fonts, hyphenation, screen readers and text direction. */
export async function applyLanguage(language: Language): Promise<void> {
  await setLanguage(language);
  document.documentElement.lang = language;
  document.documentElement.dir = directionOf(language);
}

function remember(language: Language): void {
  document.cookie = `${COOKIE}=${language}; Path=/; Max-Age=${YEAR_S}; SameSite=Lax`;
}
