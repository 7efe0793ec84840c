import { describe, expect, it } from 'vitest';
import { knows } from '../language/speech.svelte';
import {
  formatPreferences,
  GROUPS,
  playSettingsOf,
  isSwitch,
  paceOf,
  parsePreferences,
  settingNames,
  SETTINGS,
} from './preferences';

const USUAL = parsePreferences(null);

describe('preferences', () => {
  it('have their defaults until the player changes something', () => {
    expect(USUAL).toMatchObject({
      theme: 'system',
      sound: 'off',
      autoPlay: 'off',
      supermoves: 'off',
      verdict: 'off',
      foundations: 'above',
    });
    expect(formatPreferences(USUAL)).toBe('{}');
  });

  it('are the same after they are stored and loaded', () => {
    const chosen = { ...USUAL, theme: 'contrast', hand: 'left', sound: 'on' } as const;
    expect(parsePreferences(formatPreferences(chosen))).toEqual(chosen);
  });

  it.each([
    '',
    'nonsense',
    'null',
    '[1]',
    '7',
    '{"theme": "pink", "speed": 3, "hand": {}, "toString": "off"}',
    '{"theme": "constructor"}',
  ])('have their defaults where the stored text is invalid: %s', (text) => expect(parsePreferences(text)).toEqual(USUAL));

  it('have a message for every label', () => {
    const ids = settingNames.flatMap((name) => {
      const setting = SETTINGS[name];
      return [
        setting.label,
        ...('about' in setting ? [setting.about] : []),
        ...(isSwitch(name) ? [] : Object.values(setting.choices)),
      ];
    });
    expect([...ids, ...Object.values(GROUPS)].filter((id) => !knows(id))).toEqual([]);
  });
});

describe('what depends on the preferences', () => {
  it('animation is off if the player or the system turns it off', () => {
    expect(paceOf({ ...USUAL, speed: 'slow' }, true)).toBe(0);
    expect(paceOf({ ...USUAL, speed: 'off' }, false)).toBe(0);
    expect(paceOf({ ...USUAL, speed: 'slow' }, false)).toBeGreaterThan(paceOf(USUAL, false));
  });

  it('the table plays by them', () => {
    expect(playSettingsOf({ ...USUAL, supermoves: 'on', autoPlay: 'free' }, true)).toEqual({
      supermoves: true,
      autoPlay: 'free',
      verdict: false,
      stepMs: 0,
    });
    expect(playSettingsOf(USUAL, false).stepMs).toBeGreaterThan(100);
  });
});
