/**
 * The settings as data: each with its choices and the ids of their messages. No DOM, no storage.
 * To add a setting, add an entry to SETTINGS: the dialog, the storage and the tests all use that list.
 */
import type { LayoutPreferences } from '../layout/geometry';
import type { PlaySettings } from '../state/session/play-settings';

interface Setting {
  group: Group;
  /** The message id of the setting's name. */
  label: string;
  /** The message id of a line that explains the setting. */
  about?: string;
  /** The default choice. */
  default: string;
  /** Each choice with the message id of its name. A switch has the choices `off` and `on`, which need no names. */
  choices: Readonly<Record<string, string>>;
  /** What choices of earlier versions, which may still be stored, mean now. */
  former?: Readonly<Record<string, string>>;
}

/** The groups of settings in the order of the dialog, each with the message id of its heading. */
export const GROUPS = {
  cards: 'settings-cards',
  looks: 'settings-looks',
  table: 'settings-table',
  play: 'settings-play',
} as const;

type Group = keyof typeof GROUPS;

const SWITCH = { off: '', on: '' } as const;

export const SETTINGS = {
  theme: {
    group: 'looks',
    label: 'setting-theme',
    default: 'system',
    choices: { system: 'theme-system', light: 'theme-light', dark: 'theme-dark', contrast: 'theme-contrast' },
  },
  accent: {
    group: 'looks',
    label: 'setting-accent',
    default: 'green',
    choices: {
      green: 'accent-green',
      blue: 'accent-blue',
      violet: 'accent-violet',
      rose: 'accent-rose',
      orange: 'accent-orange',
    },
  },
  face: {
    group: 'cards',
    label: 'setting-face',
    default: 'classic',
    choices: { classic: 'face-classic', modern: 'face-modern', minimal: 'face-minimal' },
  },
  back: {
    group: 'cards',
    label: 'setting-back',
    default: 'classic',
    choices: {
      classic: 'back-classic',
      crimson: 'back-crimson',
      waves: 'back-waves',
      stars: 'back-stars',
      leaves: 'back-leaves',
      weave: 'back-weave',
    },
  },
  felt: {
    group: 'cards',
    label: 'setting-felt',
    default: 'green',
    choices: { green: 'felt-green', blue: 'felt-blue', plum: 'felt-plum', slate: 'felt-slate', night: 'felt-night' },
  },
  cardSize: {
    group: 'cards',
    label: 'setting-card-size',
    default: 'normal',
    choices: { small: 'card-size-small', normal: 'card-size-normal', large: 'card-size-large' },
  },
  suits: { group: 'cards', label: 'setting-suits', default: 'two', choices: { two: 'suits-two', four: 'suits-four' } },
  index: {
    group: 'cards',
    label: 'setting-index',
    default: 'normal',
    choices: { normal: 'index-normal', large: 'index-large' },
  },
  speed: {
    group: 'looks',
    label: 'setting-speed',
    default: 'normal',
    choices: { off: 'speed-off', slow: 'speed-slow', normal: 'speed-normal', fast: 'speed-fast' },
  },
  sound: {
    group: 'looks',
    label: 'setting-sound',
    default: 'off',
    choices: { off: 'sound-off', quiet: 'sound-quiet', normal: 'sound-normal', loud: 'sound-loud' },
    former: { on: 'normal' },
  },
  foundations: {
    group: 'table',
    label: 'setting-foundations',
    about: 'setting-foundations-about',
    default: 'above',
    choices: { above: 'foundations-above', below: 'foundations-below' },
  },
  hand: {
    group: 'table',
    label: 'setting-hand',
    about: 'setting-hand-about',
    default: 'right',
    choices: { right: 'hand-right', left: 'hand-left' },
  },
  mirror: { group: 'table', label: 'setting-mirror', about: 'setting-mirror-about', default: 'off', choices: SWITCH },
  time: { group: 'table', label: 'setting-time', about: 'setting-time-about', default: 'on', choices: SWITCH },
  score: { group: 'table', label: 'setting-score', default: 'on', choices: SWITCH },
  tap: { group: 'play', label: 'setting-tap', default: 'play', choices: { play: 'tap-play', choose: 'tap-choose' } },
  autoPlay: {
    group: 'play',
    label: 'setting-auto-play',
    default: 'off',
    choices: { off: 'auto-play-off', free: 'auto-play-free', all: 'auto-play-all' },
  },
  supermoves: {
    group: 'play',
    label: 'setting-supermoves',
    about: 'setting-supermoves-about',
    default: 'off',
    choices: SWITCH,
  },
  phrases: { group: 'play', label: 'setting-phrases', default: 'on', choices: SWITCH },
  verdict: { group: 'play', label: 'setting-verdict', about: 'setting-verdict-about', default: 'off', choices: SWITCH },
  strict: { group: 'play', label: 'setting-strict', about: 'setting-strict-about', default: 'off', choices: SWITCH },
  dailyCount: {
    group: 'play',
    label: 'setting-daily-count',
    about: 'setting-daily-count-about',
    default: 'on',
    choices: SWITCH,
  },
  letterKeys: {
    group: 'play',
    label: 'setting-letter-keys',
    about: 'setting-letter-keys-about',
    default: 'on',
    choices: SWITCH,
  },
} as const satisfies Record<string, Setting>;

export type SettingName = keyof typeof SETTINGS;
export type Preferences = { [Name in SettingName]: keyof (typeof SETTINGS)[Name]['choices'] };

export const settingNames = Object.keys(SETTINGS) as SettingName[];

export const isSwitch = (name: SettingName): boolean => SETTINGS[name].choices === SWITCH;

/** Parses stored preferences. Anything missing or unknown gets its default. */
export function parsePreferences(text: string | null): Preferences {
  const stored = parseObject(text);
  const chosen = settingNames.map((name): [string, string] => {
    const setting: Setting = SETTINGS[name];
    const value = stored[name];
    const now = typeof value === 'string' ? (setting.former?.[value] ?? value) : '';
    return [name, Object.hasOwn(setting.choices, now) ? now : setting.default];
  });
  return Object.fromEntries(chosen) as Preferences;
}

function parseObject(text: string | null): Record<string, unknown> {
  try {
    const stored: unknown = JSON.parse(text ?? '{}');
    return typeof stored === 'object' && stored !== null ? { ...stored } : {};
  } catch {
    return {};
  }
}

/** Returns the text to store. It contains only what differs from the defaults, so that a new default reaches players who never chose. */
export function formatPreferences(preferences: Preferences): string {
  return JSON.stringify(
    Object.fromEntries(
      settingNames
        .filter((name) => preferences[name] !== SETTINGS[name].default)
        .map((name) => [name, preferences[name]]),
    ),
  );
}

/** The animation time relative to normal; 0 turns animation off. */
const TIME_SCALES: Readonly<Record<Preferences['speed'], number>> = { off: 0, fast: 0.55, normal: 1, slow: 1.9 };

/** The pause between the moves that a single gesture makes, at normal speed. */
const STEP_MS = 170;

/** Returns the animation time relative to normal; 0 if animation is off. */
export const timeScaleOf = (preferences: Preferences, reducedMotion: boolean): number =>
  reducedMotion ? 0 : TIME_SCALES[preferences.speed];

export function playSettingsOf(preferences: Preferences, reducedMotion: boolean): PlaySettings {
  return {
    supermoves: preferences.supermoves === 'on',
    autoPlay: preferences.autoPlay,
    verdict: preferences.verdict === 'on',
    stepMs: Math.round(STEP_MS * timeScaleOf(preferences, reducedMotion)),
  };
}

/** The loudness of sounds relative to normal; 0 turns them off. */
const VOLUMES: Readonly<Record<Preferences['sound'], number>> = { off: 0, quiet: 0.35, normal: 1, loud: 1.8 };

export const volumeOf = (preferences: Preferences): number => VOLUMES[preferences.sound];

/** The size of the cards relative to normal. */
const CARD_SCALES: Readonly<Record<Preferences['cardSize'], number>> = { small: 0.82, normal: 1, large: 1.25 };

export const layoutPreferencesOf = ({
  foundations,
  hand,
  index,
  mirror,
  cardSize,
}: Preferences): LayoutPreferences => ({
  below: foundations === 'below',
  left: hand === 'left',
  large: index === 'large',
  mirrored: mirror === 'on',
  scale: CARD_SCALES[cardSize],
});
