import { describe, expect, it, vi } from 'vitest';
import { SearchClient, type SearchWorker } from './client';
import type { FromSearch, ToSearch } from './search-worker';

/** A worker that does nothing until the test says what it sends. */
class FakeWorker implements SearchWorker {
  readonly sent: ToSearch[] = [];
  isTerminated = false;
  onmessage: SearchWorker['onmessage'] = null;
  onerror: SearchWorker['onerror'] = null;

  postMessage(message: ToSearch): void {
    this.sent.push(message);
  }
  terminate(): void {
    this.isTerminated = true;
  }
  send(message: FromSearch): void {
    this.onmessage?.({ data: message } as MessageEvent<FromSearch>);
  }
  answer(...words: number[]): void {
    this.send({ type: 'answer', answer: new Uint8Array(words), ms: 5 });
  }
  get problems(): number[] {
    return this.sent.flatMap((message) => (message.type === 'search' ? [message.problem[0] ?? -1] : []));
  }
}

const MODULE = {} as WebAssembly.Module;
const NO_LIMIT = { timeoutMs: null };
const problem = (number: number) => new Uint8Array([number]);

function setUp(load: () => Promise<WebAssembly.Module> = () => Promise.resolve(MODULE)) {
  const workers: FakeWorker[] = [];
  const loaded = vi.fn(load);
  const client = new SearchClient(loaded, () => {
    const worker = new FakeWorker();
    workers.push(worker);
    return worker;
  });
  return { client, workers, loaded, worker: (at = -1) => workers.at(at) as FakeWorker };
}

describe('SearchClient', () => {
  it('starts a worker for the first search and sends it the module and the problem', async () => {
    const { client, worker, workers, loaded } = setUp();
    expect(loaded).not.toHaveBeenCalled();
    const found = client.search(problem(1), { timeoutMs: 100 });
    await vi.waitFor(() => expect(worker()?.sent).toHaveLength(2));
    expect(worker().sent).toEqual([
      { type: 'module', module: MODULE },
      { type: 'search', problem: problem(1), timeoutMs: 100 },
    ]);
    worker().answer(7);
    expect(await found).toEqual({ words: new Uint8Array([7]), ms: 5 });
    expect(workers).toHaveLength(1);
  });

  it('runs one search at a time, in order, in the same worker', async () => {
    const { client, worker, workers, loaded } = setUp();
    const first = client.search(problem(1), NO_LIMIT);
    const second = client.search(problem(2), NO_LIMIT);
    await vi.waitFor(() => expect(worker()?.problems).toEqual([1]));
    worker().answer(11);
    expect((await first).words).toEqual(new Uint8Array([11]));
    await vi.waitFor(() => expect(worker().problems).toEqual([1, 2]));
    worker().answer(12);
    expect((await second).words).toEqual(new Uint8Array([12]));
    expect(workers).toHaveLength(1);
    expect(loaded).toHaveBeenCalledTimes(1);
  });

  it('reports progress', async () => {
    const { client, worker } = setUp();
    const nodes: number[] = [];
    const found = client.search(problem(1), { ...NO_LIMIT, onProgress: (count) => nodes.push(count) });
    await vi.waitFor(() => expect(worker()?.problems).toEqual([1]));
    worker().send({ type: 'progress', nodes: 1024 });
    worker().send({ type: 'progress', nodes: 2048 });
    worker().answer();
    await found;
    expect(nodes).toEqual([1024, 2048]);
  });

  it('ends the worker to cancel a search, and continues with a new one and the same module', async () => {
    const { client, worker, workers, loaded } = setUp();
    const canceller = new AbortController();
    const cancelled = client.search(problem(1), { ...NO_LIMIT, signal: canceller.signal });
    const next = client.search(problem(2), NO_LIMIT);
    await vi.waitFor(() => expect(worker()?.problems).toEqual([1]));
    canceller.abort();
    await expect(cancelled).rejects.toThrow('aborted');
    await vi.waitFor(() => expect(worker().problems).toEqual([2]));
    expect(workers.map(({ isTerminated }) => isTerminated)).toEqual([true, false]);
    worker(0).answer(1); // too late
    worker().answer(2);
    expect((await next).words).toEqual(new Uint8Array([2]));
    expect(loaded).toHaveBeenCalledTimes(1);
  });

  it('cancels a waiting search without ending the worker', async () => {
    const { client, worker, workers } = setUp();
    const canceller = new AbortController();
    const first = client.search(problem(1), NO_LIMIT);
    const waiting = client.search(problem(2), { ...NO_LIMIT, signal: canceller.signal });
    await vi.waitFor(() => expect(worker()?.problems).toEqual([1]));
    canceller.abort();
    await expect(waiting).rejects.toThrow('aborted');
    worker().answer();
    await first;
    canceller.abort();
    expect(workers).toHaveLength(1);
    expect(worker()).toMatchObject({ problems: [1], isTerminated: false });
    await expect(client.search(problem(3), { ...NO_LIMIT, signal: canceller.signal })).rejects.toThrow('aborted');
  });

  it('cancels a search while its worker starts', async () => {
    let finish: (module: WebAssembly.Module) => void = () => undefined;
    const { client, worker } = setUp(() => new Promise((resolve) => (finish = resolve)));
    const canceller = new AbortController();
    const cancelled = client.search(problem(1), { ...NO_LIMIT, signal: canceller.signal });
    canceller.abort();
    await expect(cancelled).rejects.toThrow('aborted');
    const next = client.search(problem(2), NO_LIMIT);
    finish(MODULE);
    await vi.waitFor(() => expect(worker()?.problems).toEqual([2]));
    worker().answer();
    await next;
  });

  it('rejects a search that fails, and continues in a new worker', async () => {
    const { client, worker, workers } = setUp();
    const failing = client.search(problem(1), NO_LIMIT);
    const next = client.search(problem(2), NO_LIMIT);
    await vi.waitFor(() => expect(worker()?.problems).toEqual([1]));
    worker().send({ type: 'failed', reason: 'unreachable' });
    await expect(failing).rejects.toThrow('unreachable');
    await vi.waitFor(() => expect(worker().problems).toEqual([2]));
    worker().onerror?.({ message: 'no script' } as ErrorEvent);
    await expect(next).rejects.toThrow('no script');
    expect(workers.map(({ isTerminated }) => isTerminated)).toEqual([true, true]);
  });

  it('loads the module again if that failed', async () => {
    let isOnline = false;
    const { client, worker, loaded } = setUp(() =>
      isOnline ? Promise.resolve(MODULE) : Promise.reject(new Error('offline')),
    );
    await expect(client.search(problem(1), NO_LIMIT)).rejects.toThrow('offline');
    isOnline = true;
    const found = client.search(problem(2), NO_LIMIT);
    await vi.waitFor(() => expect(worker()?.problems).toEqual([2]));
    worker().answer();
    await found;
    expect(loaded).toHaveBeenCalledTimes(2);
  });
});
