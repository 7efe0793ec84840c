/** The messages of the current language. Components that use a message update when the language changes. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { directionOf, type Language } from './catalogue';
import { unwrapHebrew } from './direction';

export type Values = Record<string, FluentVariable>;

/** Each language is a separate module (see vite.config.ts), so that the browser downloads only one. */
const texts: Record<Language, () => Promise<{ default: string }>> = {
  en: () => import('texts:en'),
  fil: () => import('texts:fil'),
  he: () => import('texts:he'),
  ru: () => import('texts:ru'),
};

let current = $state.raw<{ language: Language; bundle: FluentBundle } | null>(null);

export const language = (): Language => current?.language ?? 'en';

/** Downloads the messages of a language and switches to it. */
export async function setLanguage(language: Language): Promise<void> {
  const resource = new FluentResource((await texts[language]()).default);
  const bundle: FluentBundle = new FluentBundle(language, {
    // Isolates keep the direction of numbers and foreign names. Left-to-right languages do not need them.
    useIsolating: directionOf(language) === 'rtl',
    functions: {
      CARD: ([card], named) => cardInSentence(bundle, String(card), named),
      RANK: ([rank], named) => format(bundle, 'rank', { form: '', ...named, rank: rank ?? '' }),
    },
  });
  const errors = bundle.addResource(resource);
  if (errors.length > 0) throw errors[0];
  current = { language, bundle };
}

/** Returns a message with its values filled in. Throws an error if there is no such message. */
export function t(id: string, values: Values = {}): string {
  if (!current) throw new Error(`message "${id}" was requested before a language was set`);
  return format(current.bundle, id, values);
}

export const hasMessage = (id: string): boolean => current?.bundle.hasMessage(id) ?? false;

function format(bundle: FluentBundle, id: string, values: Values): string {
  const pattern = bundle.getMessage(id)?.value;
  if (pattern == null) throw new Error(`there is no message ${id} in ${bundle.locales.join()}`);
  return unwrapHebrew(bundle.formatPattern(pattern, values));
}

/** Returns CARD($card), a card's name in a sentence. Named arguments, such as a grammatical case, are passed on to the message `card`. */
function cardInSentence(bundle: FluentBundle, card: string, named: Values): string {
  if (card === 'XX') return format(bundle, 'card-joker', named);
  return format(bundle, 'card', { form: '', ...named, ...rankAndSuit(card) });
}

/** Returns the values of the message `card`. Ranks 2 to 9 are numbers, because a string never matches a key such as [2]. */
export const rankAndSuit = (card: string): { rank: number | string; suit: string } => {
  const rank = card.slice(0, 1);
  return { rank: Number(rank) || rank, suit: card.slice(1) };
};
