/** The languages of the table, and which one a player wants. Knows no DOM. */

/** Every language by its code, named in itself. */
export const LANGUAGES = { en: 'English', fil: 'Filipino', he: 'עברית', ru: 'Русский' } as const;

export type Language = keyof typeof LANGUAGES;

export const isLanguage = (code: string | null | undefined): code is Language =>
  code != null && Object.hasOwn(LANGUAGES, code);

export const directionOf = (language: Language): 'ltr' | 'rtl' => (language === 'he' ? 'rtl' : 'ltr');

/** Codes that browsers still use, or that name a language Filipino readers share. */
const OTHER_CODES: Readonly<Record<string, Language>> = { tl: 'fil', iw: 'he' };

/** The first language of the list, most wanted first, that the table speaks; English if none. */
export function wanted(codes: readonly string[]): Language {
  for (const code of codes) {
    const base = code.toLowerCase().split(/[-_]/)[0] ?? '';
    const language = OTHER_CODES[base] ?? base;
    if (isLanguage(language)) return language;
  }
  return 'en';
}
