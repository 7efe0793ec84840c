import { afterAll, describe, expect, it } from 'vitest';
import * as room from '../texts/room';
import { milliseconds } from '../texts/spit';
import * as text from '../texts/text';
import { bestLanguage, isLanguage, LANGUAGES, type Language } from './catalogue';
import { setLanguage, t } from './i18n.svelte';

afterAll(() => setLanguage('en'));

const sources = import.meta.glob<string>('../../../src/longwood/locales/*/*.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});

describe('bestLanguage', () => {
  it.each([
    [['he-IL', 'en'], 'he'],
    [['de', 'ru-RU'], 'ru'],
    [['tl'], 'fil'],
    [['iw'], 'he'],
    [['de'], 'en'],
    [[], 'en'],
    [['constructor'], 'en'],
  ])('%j is %s', (codes, language) => {
    expect(bestLanguage(codes)).toBe(language);
  });
});

describe.each(Object.keys(LANGUAGES).filter(isLanguage))('%s', (language: Language) => {
  it('has all its messages: the parser dropped none because of a syntax error', async () => {
    await setLanguage(language);
    const files = Object.entries(sources).filter(([path]) => path.includes(`/locales/${language}/`));
    const source = files.map(([, text]) => text).join('\n');
    const names = [...source.matchAll(/^([a-z][a-z0-9-]*) =/gm)].map(([, name]) => name as string);
    const inBrowser = names.filter((name) => !/^(?:page|brief|board|option|group|note|cli|lesson)-/.test(name));
    expect(inBrowser.length).toBeGreaterThan(300);
    for (const name of inBrowser) expect(t(name, ALL_VALUES)).not.toBe('');
  });
});

/** A value for each variable in any message. */
const ALL_VALUES = Object.fromEntries(
  [
    ...Object.values(sources)
      .join('\n')
      .matchAll(/\$([a-z]+)/g),
  ].map(([, name]) => [name as string, /^(card|onto|first|last)$/.test(name as string) ? 'TH' : 2]),
);

describe('Hebrew', () => {
  const refusalText = (id: string, values: Record<string, string | number>): string =>
    text.errorMessage(
      { code: 'illegal-move', message: 'in English', phrase: { id, values } },
      { id: 'golf', name: 'Golf' },
    );

  it('isolates only numbers and foreign names, so that the rank and suit of a card stay in order', async () => {
    await setLanguage('he');
    expect(t('error-no-game', { game: 'Le Cadran' })).toBe('אין משחק בשם \u2068Le Cadran\u2069');
    expect(refusalText('reason-fit-ace', { card: '2D', onto: 'AS' })).toBe(
      'אי אפשר להניח \u20682\u2069 יהלום על אס עלה: על אס לא מניחים דבר',
    );
    expect(refusalText('reason-no-stock', { game: 'Golf' })).toBe('במשחק גולף אין קופה');
  });

  it('keeps scores and captions left to right', async () => {
    await setLanguage('he');
    expect(text.signedValue(-5)).toBe('\u2066\u22125\u2069');
    expect(text.stockCaption(64, 3)).toBe('\u206664 \u21bb3\u2069');
    expect(text.endBody(-5)).toContain('\u2066\u22125\u2069');
  });
});

describe('Russian', () => {
  it('inflects words after numbers, and card names where the sentence requires it', async () => {
    await setLanguage('ru');
    expect([1, 3, 5, 21].map(text.cards)).toEqual(['1 карта', '3 карты', '5 карт', '21 карта']);
    expect(text.chosen(['QS', 'JH'])).toBe('2 карты от дамы пик до валета червей');
    expect(text.describeMove(['9H'], { id: 'c4', kind: 'column' })).toBe('Девятка червей: на колонку 4.');
  });
});

describe('milliseconds', () => {
  it.each([
    ['en', '49 ms'],
    ['ru', '49 мс'],
    ['he', '49 אלפיות שנייה'],
  ] as const)('are abbreviated in %s', async (language, text) => {
    await setLanguage(language);
    expect(milliseconds(49).replaceAll('\u00a0', ' ')).toBe(text);
  });
});

describe('Filipino', () => {
  it('adds a linker after numbers ending in 4, 6 or 9, and uses si for one player and sina for several', async () => {
    await setLanguage('fil');
    expect([1, 3, 4, 104].map(text.cards)).toEqual(['1 baraha', '3 baraha', '4 na baraha', '104 na baraha']);
    expect(room.waitReady(['Ana'])).toBe('Hinihintay si Ana.');
    expect(room.waitReady(['Ana', 'Ben'])).toBe('Hinihintay sina Ana at Ben.');
    expect(room.winners(['Ana', 'Ben'])).toBe('Panalo sina Ana at Ben');
  });
});
