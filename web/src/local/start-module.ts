/**
 * Starts a program that loads a WebAssembly module from a URL, as Pyodide does. If its module can't be loaded, Pyodide writes that to the
 * console and then waits for ever.
 */

const TYPE = 'application/wasm';

/** Returns the result of `start`. Rejects if a module that it streams can't be loaded. Any media type is accepted. */
export async function startModule<Result>(start: () => Promise<Result>): Promise<Result> {
  const { instantiateStreaming } = WebAssembly;
  let fail: (reason: unknown) => void;
  const failure = new Promise<never>((_, reject) => (fail = reject));
  const watched: typeof instantiateStreaming = async (source, imports) => {
    try {
      return await instantiateStreaming(typed(await source), imports);
    } catch (error) {
      fail(error);
      throw error;
    }
  };
  Object.assign(WebAssembly, { instantiateStreaming: watched });
  try {
    return await Promise.race([start(), failure]);
  } finally {
    Object.assign(WebAssembly, { instantiateStreaming });
  }
}

/** Returns a response with the media type of WebAssembly. Browsers compile no other one, and many web servers don't know the type. */
function typed(response: Response): Response {
  if (!response.ok) throw new Error(`${response.url}: ${response.status}`);
  if (response.headers.get('Content-Type')?.toLowerCase() === TYPE) return response; // the browser can cache the compiled code
  return new Response(response.body, { headers: { 'Content-Type': TYPE } });
}
