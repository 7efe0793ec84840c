/** Stores the player's last name and opponent for multiplayer games in this browser. */
const KEY = 'longwood-name';
export const MAX_NAME_LENGTH = 24;

export function rememberedName(): string {
  try {
    return localStorage.getItem(KEY) ?? '';
  } catch {
    return '';
  }
}

/** The level of the computer that this browser plays against. */
const levelKey = (game: string): string => `longwood-level-${game}`;

export function rememberedLevel(game: string, standard: string): string {
  try {
    return localStorage.getItem(levelKey(game)) ?? standard;
  } catch {
    return standard;
  }
}

export function rememberLevel(game: string, level: string): void {
  try {
    localStorage.setItem(levelKey(game), level);
  } catch {
    // Storage is blocked, so the standard level is used each time.
  }
}

export function forgetName(): void {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // Storage is blocked, so there is no name to remove.
  }
}

export function rememberName(name: string): void {
  try {
    localStorage.setItem(KEY, name);
  } catch {
    // Storage is blocked, so the player enters the name each time.
  }
}
