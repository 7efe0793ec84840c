import { describe, expect, it } from 'vitest';
import { PlayClock } from './clock';

function clockAt() {
  const time = { now: 1000 };
  return { time, clock: new PlayClock(() => time.now) };
}

describe('PlayClock', () => {
  it('stands until the first action', () => {
    const { time, clock } = clockAt();
    clock.report(0, false, false);
    time.now += 5000;
    expect(clock.elapsedMs).toBe(0);
    clock.begin();
    time.now += 700;
    expect(clock.elapsedMs).toBe(700);
  });

  it('goes on from what the server knows of a game begun before', () => {
    const { time, clock } = clockAt();
    clock.report(60_000, true, false);
    time.now += 1000;
    expect(clock.elapsedMs).toBe(61_000);
  });

  it('never goes back to an older report', () => {
    const { time, clock } = clockAt();
    clock.begin();
    time.now += 9000;
    clock.report(4000, true, false);
    expect(clock.elapsedMs).toBe(9000);
  });

  it('stands while the page is hidden', () => {
    const { time, clock } = clockAt();
    clock.begin();
    time.now += 1000;
    clock.setVisible(false);
    time.now += 50_000;
    clock.setVisible(true);
    time.now += 1000;
    expect(clock.elapsedMs).toBe(2000);
  });

  it('stops when the game is over and goes on when the end is taken back', () => {
    const { time, clock } = clockAt();
    clock.begin();
    time.now += 1000;
    clock.report(1000, true, true);
    time.now += 1000;
    expect(clock.elapsedMs).toBe(1000);
    clock.report(1000, true, false);
    time.now += 1000;
    expect(clock.elapsedMs).toBe(2000);
  });
});
