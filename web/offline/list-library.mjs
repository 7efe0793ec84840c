// Prints the files of the standard library that longwood.local imports in Pyodide. See tools/offline_library.py.
import { readFileSync } from 'node:fs';
import { loadPyodide } from 'pyodide';

// Pyodide accepts no Buffer.
const packed = (name) => new Uint8Array(readFileSync(new URL(`../node_modules/.offline/${name}`, import.meta.url)));

const python = await loadPyodide();
for (const name of ['msgspec.zip', 'longwood.zip'])
  python.unpackArchive(packed(name), 'zip', { extractDir: '/lib/longwood' });
const files = await python.runPythonAsync(`
import importlib, os, pkgutil, sys
sys.path.insert(0, "/lib/longwood")
import longwood
for top in ("cards", "rules", "variants", "play", "protocol", "tables", "local", "locales", "solver"):
    module = importlib.import_module(f"longwood.{top}")
    for found in pkgutil.walk_packages(getattr(module, "__path__", []), f"longwood.{top}."):
        importlib.import_module(found.name)
# Modules that are imported only when something is formatted, encoded or reported for the first time.
import traceback, linecache, encodings.idna, encodings.utf_8_sig, encodings.latin_1, encodings.ascii, bisect, heapq
try:
    raise ValueError("x")
except ValueError:
    traceback.format_exc()
library = next(path for path in sys.path if path.endswith(".zip"))
names = set()
for module in list(sys.modules.values()):
    file = getattr(module, "__file__", None) or ""
    if file.startswith(library):
        names.add(file[len(library) + 1:])
"\\n".join(sorted(names)) + "\\n"
`);
process.stdout.write(files);
