import { describe, expect, it } from 'vitest';
import { digitOf, keyName, typesCharacter } from './key-name';

describe('a key', () => {
  it.each([
    ['u', 'KeyU', 'u', 'as typed'],
    ['U', 'KeyU', 'u', 'with Shift'],
    ['ו', 'KeyU', 'u', 'on a Hebrew keyboard'],
    ["'", 'KeyW', 'w', 'on a Hebrew keyboard, where the key types no letter'],
    ['г', 'KeyU', 'u', 'on a Russian keyboard'],
    ['q', 'KeyA', 'q', 'on a French keyboard'],
    ['?', 'KeyM', '?', 'on a French keyboard, the question mark'],
    ['?', 'Digit7', '?', 'on a Russian keyboard, the question mark'],
    [' ', 'Space', ' ', 'the space bar'],
    ['Enter', 'Enter', 'Enter', 'a named key'],
    ['ArrowLeft', 'ArrowLeft', 'ArrowLeft', 'an arrow key'],
  ])('%s at %s is %s: %s', (key, code, name) => expect(keyName({ key, code })).toBe(name));

  it('types a character or has a name', () => {
    const types = (key: string, held = {}): boolean => typesCharacter({ key, ctrlKey: false, metaKey: false, ...held });
    expect(['u', 'ו', '?', '1', 'U', "'"].filter((key) => !types(key))).toEqual([]);
    expect([' ', 'Enter', 'ArrowLeft', 'Escape', 'F6'].filter((key) => types(key))).toEqual([]);
    expect([types('z', { ctrlKey: true }), types('y', { metaKey: true })]).toEqual([false, false]);
  });

  it.each([
    ['3', 'Digit3', 3],
    ['#', 'Digit3', 3],
    ['à', 'Digit0', 0],
    ['7', 'Numpad7', 7],
    ['Home', 'Numpad7', null],
    ['Process', 'Digit3', null],
    ['Dead', 'Digit6', null],
    ['q', 'KeyQ', null],
  ])('%s at %s is the digit %s', (key, code, digit) => expect(digitOf({ key, code })).toBe(digit));
});
