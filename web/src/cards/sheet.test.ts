import { describe, expect, it } from 'vitest';
import { sheetText } from '../../art/build-sheet.mjs';
import { cardHref, markHrefs } from './sheet';
import sheet from './sheet.svg?raw';

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
