/**
 * What a player may set, as data: every setting with its choices and the names of their texts. No DOM, no storage.
 * A new setting is one entry; the dialog, the storage and the checks read this list.
 */
import type { Seat } from '../layout/geometry';
import type { PlaySettings } from '../state/session/play-settings';

interface Setting {
  group: Group;
  /** Message of the setting's name. */
  label: string;
  /** Message of a line that explains it. */
  about?: string;
  /** What it is until the player sets it. */
  usual: string;
  /** Every choice with the message of its name; `off` and `on` make a switch, which needs no names. */
  choices: Readonly<Record<string, string>>;
}

/** In the order of the dialog, each with the message of its heading. */
export const GROUPS = { looks: 'settings-looks', table: 'settings-table', play: 'settings-play' } as const;

type Group = keyof typeof GROUPS;

const SWITCH = { off: '', on: '' } as const;

export const SETTINGS = {
  theme: {
    group: 'looks',
    label: 'setting-theme',
    usual: 'system',
    choices: { system: 'theme-system', light: 'theme-light', dark: 'theme-dark', contrast: 'theme-contrast' },
  },
  suits: { group: 'looks', label: 'setting-suits', usual: 'two', choices: { two: 'suits-two', four: 'suits-four' } },
  index: {
    group: 'looks',
    label: 'setting-index',
    usual: 'normal',
    choices: { normal: 'index-normal', large: 'index-large' },
  },
  speed: {
    group: 'looks',
    label: 'setting-speed',
    usual: 'normal',
    choices: { off: 'speed-off', slow: 'speed-slow', normal: 'speed-normal', fast: 'speed-fast' },
  },
  sound: { group: 'looks', label: 'setting-sound', usual: 'off', choices: SWITCH },
  foundations: {
    group: 'table',
    label: 'setting-foundations',
    usual: 'above',
    choices: { above: 'foundations-above', below: 'foundations-below' },
  },
  hand: {
    group: 'table',
    label: 'setting-hand',
    about: 'setting-hand-about',
    usual: 'right',
    choices: { right: 'hand-right', left: 'hand-left' },
  },
  mirror: { group: 'table', label: 'setting-mirror', about: 'setting-mirror-about', usual: 'off', choices: SWITCH },
  tap: { group: 'play', label: 'setting-tap', usual: 'play', choices: { play: 'tap-play', choose: 'tap-choose' } },
  autoPlay: {
    group: 'play',
    label: 'setting-auto-play',
    usual: 'off',
    choices: { off: 'auto-play-off', free: 'auto-play-free', all: 'auto-play-all' },
  },
  supermoves: {
    group: 'play',
    label: 'setting-supermoves',
    about: 'setting-supermoves-about',
    usual: 'off',
    choices: SWITCH,
  },
  verdict: { group: 'play', label: 'setting-verdict', about: 'setting-verdict-about', usual: 'off', choices: SWITCH },
  letterKeys: {
    group: 'play',
    label: 'setting-letter-keys',
    about: 'setting-letter-keys-about',
    usual: 'on',
    choices: SWITCH,
  },
} as const satisfies Record<string, Setting>;

export type SettingName = keyof typeof SETTINGS;
export type Preferences = { [Name in SettingName]: keyof (typeof SETTINGS)[Name]['choices'] };

export const settingNames = Object.keys(SETTINGS) as SettingName[];

export const isSwitch = (name: SettingName): boolean => SETTINGS[name].choices === SWITCH;

/** Preferences out of what a browser kept; whatever is not a choice of today is as usual. */
export function parsePreferences(text: string | null): Preferences {
  const kept = keptIn(text);
  const chosen = settingNames.map((name): [string, string] => {
    const value = kept[name];
    return [
      name,
      typeof value === 'string' && Object.hasOwn(SETTINGS[name].choices, value) ? value : SETTINGS[name].usual,
    ];
  });
  return Object.fromEntries(chosen) as Preferences;
}

function keptIn(text: string | null): Record<string, unknown> {
  try {
    const kept: unknown = JSON.parse(text ?? '{}');
    return typeof kept === 'object' && kept !== null ? { ...kept } : {};
  } catch {
    return {};
  }
}

/** As kept by a browser: only what differs from the usual, so that a better default reaches who never chose. */
export function formatPreferences(preferences: Preferences): string {
  return JSON.stringify(
    Object.fromEntries(
      settingNames
        .filter((name) => preferences[name] !== SETTINGS[name].usual)
        .map((name) => [name, preferences[name]]),
    ),
  );
}

/** How long one card takes to move, over the usual time; 0 is at once. */
const PACES: Readonly<Record<Preferences['speed'], number>> = { off: 0, fast: 0.55, normal: 1, slow: 1.9 };

/** Between the single moves of one gesture. */
const STEP_MS = 170;

/** Over the usual time; 0 when nothing is to move. */
export const paceOf = (preferences: Preferences, reducedMotion: boolean): number =>
  reducedMotion ? 0 : PACES[preferences.speed];

export function playSettingsOf(preferences: Preferences, reducedMotion: boolean): PlaySettings {
  return {
    supermoves: preferences.supermoves === 'on',
    autoPlay: preferences.autoPlay,
    verdict: preferences.verdict === 'on',
    stepMs: Math.round(STEP_MS * paceOf(preferences, reducedMotion)),
  };
}

export const seatOf = ({ foundations, hand, index, mirror }: Preferences): Seat => ({
  below: foundations === 'below',
  left: hand === 'left',
  large: index === 'large',
  mirrored: mirror === 'on',
});
