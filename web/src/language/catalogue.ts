/** The languages of the app, and how to choose one for a player. No DOM. */

/** Each language code with the native name of the language. */
export const LANGUAGES = { en: 'English', fil: 'Filipino', he: 'עברית', ru: 'Русский' } as const;

export type Language = keyof typeof LANGUAGES;

export const isLanguage = (code: string | null | undefined): code is Language =>
  code != null && Object.hasOwn(LANGUAGES, code);

export const directionOf = (language: Language): 'ltr' | 'rtl' => (language === 'he' ? 'rtl' : 'ltr');

/** Other codes that browsers send: Tagalog, which is close to Filipino, and the old code of Hebrew. */
const OTHER_CODES: Readonly<Record<string, Language>> = { tl: 'fil', iw: 'he' };

/** Returns the first available language in a list of codes, most preferred first; English if there is none. */
export function bestLanguage(codes: readonly string[]): Language {
  for (const code of codes) {
    const base = code.toLowerCase().split(/[-_]/)[0] ?? '';
    const language = OTHER_CODES[base] ?? base;
    if (isLanguage(language)) return language;
  }
  return 'en';
}
