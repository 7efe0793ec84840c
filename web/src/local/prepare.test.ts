import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { OfflineState } from './prepare';

const download = vi.hoisted(() => vi.fn(() => Promise.resolve()));
const isDownloaded = vi.hoisted(() => vi.fn(() => Promise.resolve(false)));
const expireCopies = vi.hoisted(() => vi.fn(() => Promise.resolve()));
vi.mock('./download', () => ({ download }));
vi.mock('./files', () => ({ isDownloaded }));
vi.mock('./sync', () => ({ expireCopies }));
vi.mock('./start', () => ({ hasServiceWorker: () => true, hasPlayedHere: () => false }));

/** The module, as in a page that was just loaded. */
let page: typeof import('./prepare');
const filesNow = (): OfflineState['files'] => {
  let files: OfflineState['files'] = 'impossible';
  page.offlineState.subscribe((state) => (files = state.files))();
  return files;
};

/** Makes a move every second. */
async function playFor(seconds: number): Promise<void> {
  for (let second = 0; second < seconds; second++) {
    page.prepareOffline();
    await vi.advanceTimersByTimeAsync(1_000);
  }
}

beforeEach(async () => {
  vi.clearAllMocks();
  vi.resetModules();
  vi.useFakeTimers();
  vi.stubGlobal('navigator', { onLine: true, storage: { persist: () => Promise.resolve(true) } });
  vi.stubGlobal('requestIdleCallback', (run: () => void) => setTimeout(run));
  page = await import('./prepare');
});

describe('the download', () => {
  it('begins when the player pauses', async () => {
    await playFor(10);
    expect(download).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1_500);
    expect(download).toHaveBeenCalledOnce();
    await vi.waitFor(() => expect(filesNow()).toBe('ready'));
  });

  it('begins after half a minute if the player does not pause', async () => {
    await playFor(25);
    expect(download).not.toHaveBeenCalled();
    await playFor(10);
    expect(download).toHaveBeenCalledOnce();
  });

  it('is not needed if the files are there, and then nothing waits', async () => {
    isDownloaded.mockResolvedValueOnce(true);
    await playFor(1);
    expect(filesNow()).toBe('ready');
    expect(download).not.toHaveBeenCalled();
  });

  it('begins at once if the player asks for it, and is not begun again', async () => {
    let end: (() => void) | undefined;
    download.mockReturnValueOnce(new Promise((resolve) => (end = () => resolve(undefined))));
    await playFor(1);
    void page.downloadNow();
    await vi.advanceTimersByTimeAsync(0);
    expect(filesNow()).toBe('downloading');
    await vi.advanceTimersByTimeAsync(5_000);
    expect(download).toHaveBeenCalledOnce();
    end?.();
    await vi.waitFor(() => expect(filesNow()).toBe('ready'));
  });

  it('is tried again after the next move if it fails', async () => {
    download.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    await playFor(1);
    await vi.advanceTimersByTimeAsync(3_000);
    expect(filesNow()).toBe('failed');
    await playFor(1);
    await vi.advanceTimersByTimeAsync(3_000);
    expect(filesNow()).toBe('ready');
    expect(download).toHaveBeenCalledTimes(2);
  });
});
