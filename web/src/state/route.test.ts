import { describe, expect, it } from 'vitest';
import type { CatalogueOption } from '../protocol/messages';
import { formatRoute, isDeal, parseOptions, parseRoute, type Route } from './route';

const parse = (address: string): Route => {
  const { pathname, search } = new URL(address, 'http://x');
  return parseRoute(pathname, search);
};

describe('addresses', () => {
  it.each([
    '/',
    '/?q=',
    '/?q=tri+peaks',
    '/t/abc',
    '/t/abc/replay',
    '/replay',
    '/statistics',
    '/daily',
    '/odds',
    '/room/abc',
    '/rules/golf',
    '/rules/golf?option=jokers%3D1',
    '/play/golf',
    '/play/golf?deal=9223372036854775807&option=jokers%3D1&option=open%3Dtrue',
    '/play/golf?round=1',
  ])('%s is parsed and formatted unchanged', (address) => {
    expect(formatRoute(parse(address))).toBe(address);
  });

  it('keeps a deal number as text, because it can exceed the safe integers', () => {
    expect(parse('/play/golf?deal=9007199254740993')).toMatchObject({ page: 'play', deal: '9007199254740993' });
  });

  it.each(['/nowhere', '/t/a/b', '/t/a/replay/b', '/room/a/b', '/replay/a', '/statistics/a', '/play/golf/7/8'])(
    '%s is unknown',
    (address) => {
      expect(parse(address).page).toBe('unknown');
    },
  );

  it.each(['/t', '/play', '/rules', '/learn/', '/room', '/games', '/rooms'])(
    '%s leads to the start page',
    (address) => {
      expect(parse(address)).toEqual({ page: 'menu' });
    },
  );

  it.each([
    ['/join/QWERTY', '/room/QWERTY'],
    ['/rooms/abc', '/room/abc'],
    ['/table/abc', '/t/abc'],
    ['/games/golf?deal=7', '/play/golf?deal=7'],
    ['/play/golf/7', '/play/golf?deal=7'],
    ['/play/golf/7/?option=jokers=1', '/play/golf?deal=7&option=jokers%3D1'],
    ['/play/golf/seven', '/play/golf?deal=seven'],
  ])('%s is understood as %s', (address, known) => {
    expect(formatRoute(parse(address))).toBe(known);
  });
});

describe('deals', () => {
  it.each(['0', '7', '9223372036854775807', 'winnable', 'hard', 'today'])('%s can be dealt', (deal) => {
    expect(isDeal(deal)).toBe(true);
  });

  it.each(['', 'abc', '-1', '1.5', '9223372036854775808', '00000000000000000001'])('%s cannot', (deal) => {
    expect(isDeal(deal)).toBe(false);
  });
});

describe('options', () => {
  const declared: CatalogueOption[] = [
    { name: 'jokers', type: 'int', label: '', default: 0, choices: [0, 1, 2] },
    { name: 'wrap', type: 'bool', label: '', default: false, choices: [false, true] },
    { name: 'on_king', type: 'choice', label: '', default: 'nothing', choices: ['nothing', 'queen'] },
  ];

  it('have the types that the game declares', () => {
    const pairs: [string, string][] = [
      ['jokers', '1'],
      ['wrap', ''],
      ['on_king', 'queen'],
    ];
    expect(parseOptions(pairs, declared)).toEqual({ jokers: 1, wrap: true, on_king: 'queen' });
  });

  it('are passed on to the server if the game does not declare them', () => {
    expect(parseOptions([['colour', 'red']], declared)).toEqual({ colour: 'red' });
  });
});
