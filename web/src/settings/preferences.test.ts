import { describe, expect, it } from 'vitest';
import { hasMessage } from '../language/i18n.svelte';
import {
  formatPreferences,
  GROUPS,
  playSettingsOf,
  isSwitch,
  timeScaleOf,
  parsePreferences,
  settingNames,
  SETTINGS,
  volumeOf,
} from './preferences';

const DEFAULTS = parsePreferences(null);

describe('preferences', () => {
  it('have their defaults until the player changes something', () => {
    expect(DEFAULTS).toMatchObject({
      theme: 'system',
      sound: 'off',
      autoPlay: 'off',
      supermoves: 'off',
      verdict: 'off',
      foundations: 'above',
    });
    expect(formatPreferences(DEFAULTS)).toBe('{}');
  });

  it('are the same after they are stored and loaded', () => {
    const chosen = { ...DEFAULTS, theme: 'contrast', hand: 'left', sound: 'quiet' } as const;
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
  ])('have their defaults if the stored text is invalid: %s', (text) =>
    expect(parsePreferences(text)).toEqual(DEFAULTS),
  );

  it('understand what earlier versions stored', () => {
    expect(parsePreferences('{"sound": "on"}').sound).toBe('normal');
    expect(parsePreferences('{"sound": "off"}').sound).toBe('off');
  });

  it('have a message for every label', () => {
    const ids = settingNames.flatMap((name) => {
      const setting = SETTINGS[name];
      return [
        setting.label,
        ...('about' in setting ? [setting.about] : []),
        ...(isSwitch(name) ? [] : Object.values(setting.choices)),
      ];
    });
    expect([...ids, ...Object.values(GROUPS)].filter((id) => !hasMessage(id))).toEqual([]);
  });
});

describe('values derived from the preferences', () => {
  it('animation is off if the player or the system turns it off', () => {
    expect(timeScaleOf({ ...DEFAULTS, speed: 'slow' }, true)).toBe(0);
    expect(timeScaleOf({ ...DEFAULTS, speed: 'off' }, false)).toBe(0);
    expect(timeScaleOf({ ...DEFAULTS, speed: 'slow' }, false)).toBeGreaterThan(timeScaleOf(DEFAULTS, false));
  });

  it('sounds are off until the player chooses a volume', () => {
    expect(volumeOf(DEFAULTS)).toBe(0);
    const volumes = (['quiet', 'normal', 'loud'] as const).map((sound) => volumeOf({ ...DEFAULTS, sound }));
    expect(volumes).toEqual(volumes.toSorted((a, b) => a - b));
    expect(new Set(volumes).size).toBe(3);
    expect(volumes[0]).toBeGreaterThan(0);
  });

  it('the play settings follow the preferences', () => {
    expect(playSettingsOf({ ...DEFAULTS, supermoves: 'on', autoPlay: 'free' }, true)).toEqual({
      supermoves: true,
      autoPlay: 'free',
      verdict: false,
      stepMs: 0,
    });
    expect(playSettingsOf(DEFAULTS, false).stepMs).toBeGreaterThan(100);
  });
});
