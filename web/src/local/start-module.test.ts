import { describe, expect, it } from 'vitest';
import { startModule } from './start-module';

/** The smallest module. */
const MODULE = new Uint8Array([0, 0x61, 0x73, 0x6d, 1, 0, 0, 0]);
const answer = (body: Uint8Array<ArrayBuffer>, type = 'application/wasm', status = 200) =>
  new Response(body, { status, headers: { 'Content-Type': type } });

/** Starts a program as Pyodide does: it waits for ever if its module can't be loaded. */
const started = (response: Promise<Response>) =>
  startModule(
    () =>
      new Promise((resolve) => {
        WebAssembly.instantiateStreaming(response, {}).then(resolve, () => undefined);
      }),
  );

describe('startModule', () => {
  it('starts a module of any media type', async () => {
    for (const type of ['application/wasm', 'application/octet-stream', 'application/wasm; charset=utf-8'])
      await expect(started(Promise.resolve(answer(MODULE, type)))).resolves.toHaveProperty('instance');
  });

  it('rejects if the module cannot be loaded', async () => {
    await expect(started(Promise.reject(new TypeError('Failed to fetch')))).rejects.toThrow('Failed to fetch');
    await expect(started(Promise.resolve(answer(MODULE, 'text/html', 404)))).rejects.toThrow('404');
    await expect(started(Promise.resolve(answer(MODULE.slice(0, 6))))).rejects.toThrow(WebAssembly.CompileError);
  });

  it('changes nothing for others', async () => {
    const before = WebAssembly.instantiateStreaming;
    await started(Promise.resolve(answer(MODULE)));
    await started(Promise.reject(new Error('no'))).catch(() => undefined);
    expect(WebAssembly.instantiateStreaming).toBe(before);
  });
});
