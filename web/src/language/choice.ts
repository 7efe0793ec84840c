/** Which language this browser's player wants: asked for by address, chosen before, or set in the browser. */
import { directionOf, isLanguage, wanted, type Language } from './catalogue';
import { speak } from './speech.svelte';

/** The server reads it too, so that a page is in its language before any script runs. */
const COOKIE = 'longwood-language';
const YEAR_S = 365 * 24 * 3600;

/** The language of `?lang=`, else of the cookie, else the first the browser wants that there is. */
export function chosenLanguage(): Language {
  const asked = new URLSearchParams(location.search).get('lang');
  if (isLanguage(asked)) {
    remember(asked);
    return asked;
  }
  const kept = new RegExp(`(?:^|; )${COOKIE}=(\\w+)`).exec(document.cookie)?.[1];
  return isLanguage(kept) ? kept : wanted(navigator.languages);
}

/** Speak it now, and whenever this browser comes again. */
export async function chooseLanguage(language: Language): Promise<void> {
  remember(language);
  const here = new URL(location.href);
  if (here.searchParams.has('lang')) {
    here.searchParams.delete('lang');
    history.replaceState(history.state, '', here);
  }
  await show(language);
}

/** Speak it, and tell the browser so: for its fonts, hyphens and screen readers, and for the side things begin on. */
export async function show(language: Language): Promise<void> {
  await speak(language);
  document.documentElement.lang = language;
  document.documentElement.dir = directionOf(language);
}

function remember(language: Language): void {
  document.cookie = `${COOKIE}=${language}; Path=/; Max-Age=${YEAR_S}; SameSite=Lax`;
}
