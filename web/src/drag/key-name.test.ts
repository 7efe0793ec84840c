import { describe, expect, it } from 'vitest';
import { keyName, writesCharacter } from './key-name';

describe('a key', () => {
  it.each([
    ['u', 'KeyU', 'u', 'as it is written'],
    ['U', 'KeyU', 'u', 'with Shift'],
    ['ו', 'KeyU', 'u', 'on a Hebrew keyboard'],
    ["'", 'KeyW', 'w', 'on a Hebrew keyboard, where no letter stands'],
    ['г', 'KeyU', 'u', 'on a Russian keyboard'],
    ['q', 'KeyA', 'q', 'on a French keyboard'],
    ['?', 'KeyM', '?', 'on a French keyboard, the question mark'],
    ['?', 'Digit7', '?', 'on a Russian keyboard, the question mark'],
    [' ', 'Space', ' ', 'that writes no letter'],
    ['Enter', 'Enter', 'Enter', 'with a name'],
    ['ArrowLeft', 'ArrowLeft', 'ArrowLeft', 'with an arrow'],
  ])('%s at %s is %s: %s', (key, code, name) => expect(keyName({ key, code })).toBe(name));

  it('writes a character, or names what it does', () => {
    const writes = (key: string, held = {}): boolean => writesCharacter({ key, ctrlKey: false, metaKey: false, ...held });
    expect(['u', 'ו', '?', '1', 'U', "'"].filter((key) => !writes(key))).toEqual([]);
    expect([' ', 'Enter', 'ArrowLeft', 'Escape', 'F6'].filter((key) => writes(key))).toEqual([]);
    expect([writes('z', { ctrlKey: true }), writes('y', { metaKey: true })]).toEqual([false, false]);
  });
});
