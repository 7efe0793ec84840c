import { describe, expect, it, vi } from 'vitest';
import { OutdatedError } from './outdated';
import { LocalTables, type TablesWorker } from './tables';

vi.mock('./worker?worker&url', () => ({ default: '/assets/worker.js' }));

/** A worker that answers nothing by itself. */
class SilentWorker implements TablesWorker {
  onmessage: TablesWorker['onmessage'] = null;
  onerror: TablesWorker['onerror'] = null;
  readonly sent: string[] = [];
  readonly terminate = vi.fn();

  postMessage(message: string): void {
    this.sent.push(message);
  }
  ready(): void {
    this.onmessage?.(new MessageEvent('message', { data: { state: 'ready' } }));
  }
  fail(isOutdated = false): void {
    this.onmessage?.(new MessageEvent('message', { data: { state: 'failed', reason: 'out of memory', isOutdated } }));
  }
}

describe('the tables of a browser', () => {
  it('report that their worker has failed to everything that waits for it', async () => {
    const worker = new SilentWorker();
    const onFailure = vi.fn();
    const tables = new LocalTables(onFailure, () => worker);
    const states: string[] = [];
    tables.connect('t', { onMessage: () => undefined, onState: (...state) => states.push(state.join(' ')) });
    worker.ready();
    await tables.ready;
    const asked = tables.request('/api/statistics', {});
    const refused = expect(asked).rejects.toThrow('out of memory');
    await vi.waitFor(() => expect(worker.sent).toHaveLength(2));
    worker.fail();
    await refused;
    expect(states).toEqual(['open ', 'lost out of memory']);
    expect([onFailure.mock.calls.length, worker.terminate.mock.calls.length]).toEqual([1, 1]);
    await expect(tables.request('/api/statistics', {})).rejects.toThrow('out of memory');
  });

  it('cannot be started if the worker fails at once', async () => {
    const worker = new SilentWorker();
    const tables = new LocalTables(
      () => undefined,
      () => worker,
    );
    worker.fail();
    await expect(tables.ready).rejects.toThrow('out of memory');
  });

  it('cannot be started if a newer version has stored the games', async () => {
    const worker = new SilentWorker();
    const tables = new LocalTables(
      () => undefined,
      () => worker,
    );
    worker.fail(true);
    await expect(tables.ready).rejects.toThrow(OutdatedError);
  });
});
