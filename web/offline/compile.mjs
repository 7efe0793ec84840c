// Replaces the Python sources in archives by bytecode: node compile.mjs ARCHIVE…
//
// Without it, the browser would compile all modules at every start, which takes longer than everything else. Only the Python in Pyodide
// writes the bytecode that it reads. Nothing is compressed here, because web servers compress the whole archive better.
import { readFileSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { loadPyodide } from 'pyodide';

// Without docstrings and assertions, which take a sixth of the bytes of the standard library.
const OPTIMIZED = ['library.zip'];
const COMPILE = `
import zipfile
from importlib._bootstrap_external import _code_to_hash_pyc
UNCHECKED = bytes(8)  # the digest of a source, which nothing compares
with zipfile.ZipFile("/tmp/sources.zip") as sources, zipfile.ZipFile("/tmp/compiled.zip", "w", zipfile.ZIP_STORED) as compiled:
    for info in sources.infolist():
        data = sources.read(info)
        if info.filename.endswith(".py"):
            code = compile(data, info.filename, "exec", dont_inherit=True, optimize=optimize)
            info.filename, data = info.filename + "c", _code_to_hash_pyc(code, UNCHECKED, False)
        info.compress_type = zipfile.ZIP_STORED
        compiled.writestr(info, data)
`;

const python = await loadPyodide();
for (const path of process.argv.slice(2)) {
  python.FS.writeFile('/tmp/sources.zip', new Uint8Array(readFileSync(path)));
  python.globals.set('optimize', OPTIMIZED.includes(basename(path)) ? 2 : 0);
  python.runPython(COMPILE);
  writeFileSync(path, python.FS.readFile('/tmp/compiled.zip'));
}
