import { describe, expect, it } from 'vitest';
import { firstDayOfWeek } from './week';

const NOTHING = () => ({});

describe('firstDayOfWeek', () => {
  it.each([
    ['en', ['en-GB', 'en-US'], 1],
    ['en', ['fr-FR', 'en-US'], 0],
    ['en', ['de-DE'], 0],
    ['fil', ['fil-PH'], 0],
    ['he', ['he-IL'], 0],
    ['ru', ['ru-RU'], 1],
  ] as const)('in %s with the languages %s is %i', (language, preferred, day) => {
    // Node has the property or the method, depending on its version.
    expect(firstDayOfWeek(language, preferred)).toBe(day);
  });

  it('reads the method and the property, in which Sunday is 7', () => {
    expect(firstDayOfWeek('en', ['en-US'], () => ({ getWeekInfo: () => ({ firstDay: 7 }) }))).toBe(0);
    expect(firstDayOfWeek('en', ['en-EG'], () => ({ weekInfo: { firstDay: 6 } }))).toBe(6);
  });

  it('depends on the language alone if the browser knows nothing about weeks', () => {
    expect(firstDayOfWeek('en', ['en-GB'], NOTHING)).toBe(0);
    expect(firstDayOfWeek('ru', ['ru-RU'], NOTHING)).toBe(1);
    expect(
      firstDayOfWeek('he', ['he_IL'], () => {
        throw new RangeError('not a tag');
      }),
    ).toBe(0);
  });
});
