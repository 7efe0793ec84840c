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
  it('are as usual until something is chosen', () => {
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

  it('come back as they were kept', () => {
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
  ])('are as usual where what was kept is no choice: %s', (text) => expect(parsePreferences(text)).toEqual(USUAL));

  it('have a text for every name', () => {
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

describe('what follows from them', () => {
  it('nothing moves where the system asks for less motion', () => {
    expect(paceOf({ ...USUAL, speed: 'slow' }, true)).toBe(0);
    expect(paceOf({ ...USUAL, speed: 'off' }, false)).toBe(0);
    expect(paceOf({ ...USUAL, speed: 'slow' }, false)).toBeGreaterThan(paceOf(USUAL, false));
  });

  it('the table behaves so', () => {
    expect(playSettingsOf({ ...USUAL, supermoves: 'on', autoPlay: 'free' }, true)).toEqual({
      supermoves: true,
      autoPlay: 'free',
      verdict: false,
      stepMs: 0,
    });
    expect(playSettingsOf(USUAL, false).stepMs).toBeGreaterThan(100);
  });
});
