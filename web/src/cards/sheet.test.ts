import { describe, expect, it } from 'vitest';
import { OTHERS, otherText, sheetText } from '../../art/build-sheet.mjs';
import { cardHref, markHrefs, type CardStyle } from './sheet';
import backs from './backs.svg?raw';
import minimal from './minimal.svg?raw';
import modern from './modern.svg?raw';
import sheet from './sheet.svg?raw';
import { SETTINGS } from '../settings/preferences';

const CARDS = [...'CDHS'].flatMap((suit) => [...'A23456789TJQK'].map((rank) => rank + suit));

const all = (pattern: RegExp) => [...sheet.matchAll(pattern)].map((match) => match[1] ?? '');
const ids = all(/ id="([^"]*)"/g);
const references = all(/ href="([^"]*)"/g);
/** The ids that the components use. */
const asked = [
  ...[...CARDS, 'XX', null].flatMap((card) => [cardHref(card, false), cardHref(card, true)]),
  ...CARDS.flatMap(markHrefs),
].map((reference) => reference.slice(1));

describe('the card art sheet', () => {
  it('is up to date', () => {
    // Not toBe(sheetText()): nobody can read a diff of 300 kB.
    expect(sheet === sheetText(), 'stale: run `node art/build-sheet.mjs` in web/ and commit sheet.svg').toBe(true);
  });

  it('has every picture that cards and piles use', () => {
    expect(asked.filter((id) => !ids.includes(id))).toEqual([]);
  });

  it('has no duplicate or unused pictures', () => {
    expect(new Set(ids).size).toBe(ids.length);
    const used = new Set([...asked, ...references.map((reference) => reference.slice(1))]);
    expect(ids.filter((id) => !used.has(id))).toEqual([]);
  });

  it('has no external references', () => {
    expect(references.filter((reference) => !ids.includes(reference.replace(/^#/, '')))).toEqual([]);
    expect(sheet.replace('xmlns="http://www.w3.org/2000/svg"', '')).not.toMatch(/xlink|https?:|url\(|@import/);
  });

  it('contains only shapes: no scripts, styles, event handlers, images, text or foreign elements', () => {
    const elements = new Set(all(/<([a-zA-Z]+)/g));
    expect([...elements].sort()).toEqual(['circle', 'defs', 'g', 'path', 'rect', 'svg', 'use']);
    expect(sheet).not.toMatch(/ (style|class|on[a-z]+)=/);
  });

  it('takes every colour from the suit or a custom property', () => {
    const paints = new Set([...all(/ fill="([^"]*)"/g), ...all(/ stroke="([^"]*)"/g)]);
    expect([...paints].filter((paint) => !/^(none|currentColor|var\(--[a-z0-9-]+,[^)]+\))$/.test(paint))).toEqual([]);
  });

  it('is small enough for a phone', () => {
    expect(sheet.length).toBeLessThan(350_000);
  });
});

describe('the sheets of other faces and backs', () => {
  const SHEETS: Readonly<Record<string, string>> = { backs, minimal, modern };

  it('are up to date', () => {
    expect(Object.keys(SHEETS).sort()).toEqual([...OTHERS].sort());
    const stale = OTHERS.filter((name) => SHEETS[name] !== otherText(name));
    expect(stale, 'run `node art/build-sheet.mjs` in web/ and commit the files').toEqual([]);
  });

  it('have every picture that a setting can ask for', () => {
    const idsOf = (text: string) => [...text.matchAll(/ id="([^"]*)"/g)].map((match) => match[1] ?? '');
    const there = new Set([sheet, backs, minimal, modern].flatMap(idsOf));
    const faces = Object.keys(SETTINGS.face.choices) as CardStyle['face'][];
    const backNames = Object.keys(SETTINGS.back.choices) as CardStyle['back'][];
    const needed = faces.flatMap((face) =>
      backNames.flatMap((back) =>
        [...CARDS, 'XX', null].flatMap((card) =>
          [true, false].map((compact) => cardHref(card, compact, { face, back }).slice(1)),
        ),
      ),
    );
    expect(needed.filter((id) => !there.has(id))).toEqual([]);
    expect(faces.length).toBeGreaterThanOrEqual(3);
    expect(backNames.length).toBeGreaterThanOrEqual(6);
  });

  it('contain only shapes in colours of a suit or a custom property', () => {
    for (const text of Object.values(SHEETS)) {
      const elements = new Set([...text.matchAll(/<([a-zA-Z]+)/g)].map((match) => match[1]));
      expect(
        [...elements].filter((name) => !['circle', 'defs', 'g', 'path', 'rect', 'svg'].includes(name ?? '')),
      ).toEqual([]);
      const paints = [...text.matchAll(/ (?:fill|stroke)="([^"]*)"/g)].map((match) => match[1] ?? '');
      expect(paints.filter((paint) => !/^(none|currentColor|var\(--[a-z0-9-]+,[^)]+\))$/.test(paint))).toEqual([]);
    }
  });

  it('are small, and so is all art together', () => {
    const sizes = Object.values(SHEETS).map((text) => text.length);
    expect(Math.max(...sizes)).toBeLessThan(90_000);
  });
});
