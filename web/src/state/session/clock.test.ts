import { describe, expect, it } from 'vitest';
import { PlayClock } from './clock';

function clockAt() {
  const time = { now: 1000 };
  return { time, clock: new PlayClock(() => time.now) };
}

describe('PlayClock', () => {
  it('does not run before the first action', () => {
    const { time, clock } = clockAt();
    clock.sync(0, false, false);
    time.now += 5000;
    expect(clock.elapsedMs).toBe(0);
    clock.begin();
    time.now += 700;
    expect(clock.elapsedMs).toBe(700);
  });

  it("continues from the server's time for a game begun earlier", () => {
    const { time, clock } = clockAt();
    clock.sync(60_000, true, false);
    time.now += 1000;
    expect(clock.elapsedMs).toBe(61_000);
  });

  it('ignores an older time from the server', () => {
    const { time, clock } = clockAt();
    clock.begin();
    time.now += 9000;
    clock.sync(4000, true, false);
    expect(clock.elapsedMs).toBe(9000);
  });

  it("has the server's time at the end of the game, although the answer took a while", () => {
    const { time, clock } = clockAt();
    clock.begin();
    time.now += 9000;
    clock.sync(7000, true, true);
    time.now += 1000;
    expect(clock.elapsedMs).toBe(7000);
  });

  it('pauses while the page is hidden', () => {
    const { time, clock } = clockAt();
    clock.begin();
    time.now += 1000;
    clock.setVisible(false);
    time.now += 50_000;
    clock.setVisible(true);
    time.now += 1000;
    expect(clock.elapsedMs).toBe(2000);
  });

  it('stops during a pause, even if the page is hidden and shown again meanwhile', () => {
    const { time, clock } = clockAt();
    clock.begin();
    time.now += 1000;
    clock.setPaused(true);
    time.now += 50_000;
    clock.setVisible(false);
    clock.setVisible(true);
    time.now += 50_000;
    expect(clock.elapsedMs).toBe(1000);
    clock.setPaused(false);
    time.now += 1000;
    expect(clock.elapsedMs).toBe(2000);
  });

  it('stops when the game is over and continues after an undo', () => {
    const { time, clock } = clockAt();
    clock.begin();
    time.now += 1000;
    clock.sync(1000, true, true);
    time.now += 1000;
    expect(clock.elapsedMs).toBe(1000);
    clock.sync(1000, true, false);
    time.now += 1000;
    expect(clock.elapsedMs).toBe(2000);
  });
});
