/** Stores the player's last name for multiplayer games in this browser. */
const KEY = 'longwood-name';
export const MAX_NAME_LENGTH = 24;

export function rememberedName(): string {
  try {
    return localStorage.getItem(KEY) ?? '';
  } catch {
    return '';
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
