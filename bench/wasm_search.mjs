// Runs the search worker of the built front end in Node. wasm_search.py starts it.
//
//     node bench/wasm_search.mjs WORKER MODULE < PROBLEMS > ANSWERS
//
// Each problem is preceded by its number of bytes, and each answer by its number of bytes and its CPU time in seconds (a double).
import { readFileSync, writeSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

const [worker, module] = process.argv.slice(2);

/** Returns the CPU time of this process in seconds. At first, that includes the threads in which V8 compiles the module. */
function cpuS() {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}

let listen;
let answer;
globalThis.self = {
  addEventListener: (_, listener) => (listen = listener),
  postMessage(message) {
    if (message.type === 'failed') throw new Error(message.reason);
    if (message.type === 'answer') answer = message.answer;
  },
};
await import(pathToFileURL(worker));
listen({ data: { type: 'module', module: new WebAssembly.Module(readFileSync(module)) } });

const input = readFileSync(0);
for (let at = 0; at < input.length; ) {
  const size = input.readUInt32LE(at);
  const problem = new Uint8Array(input.subarray(at + 4, at + 4 + size));
  at += 4 + size;
  const before = cpuS();
  listen({ data: { type: 'search', problem, timeoutMs: null } });
  const head = Buffer.alloc(12);
  head.writeUInt32LE(answer.length, 0);
  head.writeDoubleLE(cpuS() - before, 4);
  const output = Buffer.concat([head, answer]);
  for (let sent = 0; sent < output.length; ) sent += writeSync(1, output, sent);
}
