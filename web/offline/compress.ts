/** Compresses files. The results are stored for the next build, because most files are the same then and Pyodide takes seconds. */
import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const FOLDER = fileURLToPath(new URL('../../.tools/compressed', import.meta.url));
/** The results of this build by the names of their files. */
const results = new Map<string, Promise<Buffer>>();

/** Returns the bytes in both formats that browsers accept. Less effort is made for the large files for offline play. */
export async function compress(data: Buffer, isForOffline: boolean): Promise<{ br: Buffer; gz: Buffer }> {
  // The size hint and the quality just below the highest need a third of the time for two percent more bytes. For the files for offline
  // play, one level less needs a seventh of the time for ten percent more bytes.
  const quality = isForOffline ? 9 : 10;
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: data.length };
  const digest = createHash('sha256').update(data).digest('hex');
  const [br, gz] = await Promise.all([
    stored(`${digest}.br${quality}`, () => promisify(brotliCompress)(data, { params })),
    stored(`${digest}.gz`, () => promisify(gzip)(data, { level: 9 })),
  ]);
  return { br, gz };
}

function stored(name: string, make: () => Promise<Buffer>): Promise<Buffer> {
  const result = results.get(name) ?? readOrMade(`${FOLDER}/${name}`, make);
  results.set(name, result);
  return result;
}

async function readOrMade(path: string, make: () => Promise<Buffer>): Promise<Buffer> {
  try {
    return await readFile(path);
  } catch {
    const data = await make();
    await mkdir(FOLDER, { recursive: true });
    const scratch = `${path}.${process.pid}`;
    await writeFile(scratch, data);
    await rename(scratch, path); // so that a build that is stopped leaves no half of a file
    return data;
  }
}

/** Deletes the results that this build didn't need. */
export async function forgetOthers(): Promise<void> {
  const names = await readdir(FOLDER).catch(() => []);
  await Promise.all(names.filter((name) => !results.has(name)).map((name) => rm(`${FOLDER}/${name}`, { force: true })));
}
