/** The language now spoken. What is said in a component is said anew when it changes. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { directionOf, type Language } from './catalogue';
import { settled } from './direction';

export type Values = Record<string, FluentVariable>;

/** Each language is a module of its own (vite.config.ts), so that the browser fetches only one. */
const texts: Record<Language, () => Promise<{ default: string }>> = {
  en: () => import('texts:en'),
  fil: () => import('texts:fil'),
  he: () => import('texts:he'),
  ru: () => import('texts:ru'),
};

let spoken = $state.raw<{ language: Language; bundle: FluentBundle } | null>(null);

export const language = (): Language => spoken?.language ?? 'en';

/** Say everything in that language from now on, once its texts are here. */
export async function speak(language: Language): Promise<void> {
  const resource = new FluentResource((await texts[language]()).default);
  const bundle: FluentBundle = new FluentBundle(language, {
    // Isolates keep a number or a name in its own direction; where all goes one way there is nothing to keep apart.
    useIsolating: directionOf(language) === 'rtl',
    functions: {
      CARD: ([card], named) => cardIn(bundle, String(card), named),
      RANK: ([rank], named) => format(bundle, 'rank', { form: '', ...named, rank: rank ?? '' }),
    },
  });
  const errors = bundle.addResource(resource);
  if (errors.length > 0) throw errors[0];
  spoken = { language, bundle };
}

/** The message of that name with its values filled in. */
export function say(id: string, values: Values = {}): string {
  if (!spoken) throw new Error(`"${id}" is said before a language is chosen`);
  return format(spoken.bundle, id, values);
}

export const knows = (id: string): boolean => spoken?.bundle.hasMessage(id) ?? false;

function format(bundle: FluentBundle, id: string, values: Values): string {
  const pattern = bundle.getMessage(id)?.value;
  if (pattern == null) throw new Error(`there is no message ${id} in ${bundle.locales.join()}`);
  return settled(bundle.formatPattern(pattern, values));
}

/** CARD($card): a card's name within a sentence. Named arguments (a grammatical case) go on to the message `card`. */
function cardIn(bundle: FluentBundle, card: string, named: Values): string {
  if (card === 'XX') return format(bundle, 'card-joker', named);
  return format(bundle, 'card', { form: '', ...named, ...rankAndSuit(card) });
}

/** What the message `card` takes. Ranks 2 to 9 are numbers, as in the message `rank`: no text matches the key [2]. */
export const rankAndSuit = (card: string): { rank: number | string; suit: string } => {
  const rank = card.slice(0, 1);
  return { rank: Number(rank) || rank, suit: card.slice(1) };
};
