import { describe, expect, it } from 'vitest';
import { arrivalMs, celebrationOf, CELEBRATIONS, pictureOf, type CelebrationName } from './celebrations';

const STAGES = [
  { width: 360, height: 480 },
  { width: 740, height: 350 },
  { width: 820, height: 640 },
  { width: 1440, height: 520 },
  { width: 2560, height: 820 },
];
const NAMES = Object.keys(CELEBRATIONS) as CelebrationName[];
const DEALS = Array.from({ length: 400 }, (_, i) => String(i + 1));
const dealOf = (name: CelebrationName): string => DEALS.find((deal) => celebrationOf(deal) === name) ?? '';

describe('celebrations', () => {
  it('are chosen by the deal, and each about as often', () => {
    const counts = NAMES.map((name) => DEALS.filter((deal) => celebrationOf(deal) === name).length);
    expect(Math.min(...counts)).toBeGreaterThan(DEALS.length / NAMES.length / 2);
    expect(celebrationOf('pysolfc:7')).toBe(celebrationOf('pysolfc:7'));
  });

  it.each(NAMES.flatMap((name) => STAGES.map((stage) => ({ name, ...stage }))))(
    '$name fits on a stage of $width x $height',
    ({ name, ...stage }) => {
      const { cardWidth, flights } = pictureOf(dealOf(name), stage, 112);
      expect(cardWidth).toBeGreaterThan(16);
      const half = (cardWidth * Math.hypot(1, 1.4)) / 2;
      for (const { way } of flights) {
        const rest = way.at(-1);
        expect(rest?.x).toBeGreaterThan(half * 0.7);
        expect(rest?.x).toBeLessThan(stage.width - half * 0.7);
        expect(rest?.y).toBeGreaterThan(half * 0.7);
        expect(rest?.y).toBeLessThan(stage.height - half * 0.5);
      }
    },
  );

  it.each(NAMES)('%s has different cards that all arrive within two seconds', (name) => {
    const picture = pictureOf(dealOf(name), { width: 1440, height: 520 }, 112);
    const faces = picture.flights.map(({ face }) => face);
    expect(new Set(faces).size).toBe(faces.length);
    expect(faces.every((face) => /^[A2-9TJQK][SHCD]$/.test(face))).toBe(true);
    expect(arrivalMs(picture)).toBeLessThan(2000);
  });
});
