// Writes the TypeScript types of the wire protocol to standard output, from the JSON Schema on standard input:
//   python -m longwood.server.protocol.schema | node web/protocol/generate.mjs > web/src/protocol/messages.ts
// The digest in the head lets a test see that the types are stale without running node.
import { createHash } from 'node:crypto';
import { compile } from 'json-schema-to-typescript';

const text = await new Promise((resolve, reject) => {
  const chunks = [];
  process.stdin.on('data', (chunk) => chunks.push(chunk));
  process.stdin.on('end', () => resolve(Buffer.concat(chunks).toString('utf8')));
  process.stdin.on('error', reject);
});
const schema = JSON.parse(text);
const digest = createHash('sha256').update(text).digest('hex');

const types = await compile(prepared(schema), 'Protocol', {
  bannerComment: '',
  additionalProperties: false,
  unreachableDefinitions: true,
  style: { singleQuote: true, printWidth: 120 },
});

const HEAD = `// Generated from src/longwood/server/protocol/ by \`make protocol\`; do not edit.
// schema sha256: ${digest}

`;
process.stdout.write(HEAD + withoutNoise(types));

/**
 * The schema as json-schema-to-typescript reads it best: tuples in the older spelling (it does not know
 * `prefixItems`), and no titles, of each of which it would make one more alias.
 */
function prepared(node) {
  if (Array.isArray(node)) return node.map(prepared);
  if (node === null || typeof node !== 'object') return node;
  const { prefixItems, ...rest } = node;
  const entries = Object.entries(prefixItems ? { ...rest, items: prefixItems } : rest);
  return Object.fromEntries(
    entries
      .filter(([key, value]) => !(key === 'title' && typeof value === 'string'))
      .map(([key, value]) => [key, prepared(value)]),
  );
}

/** Without the empty root interface and the remarks on where in the schema each type was found. */
function withoutNoise(source) {
  return source
    .replace(/export interface Protocol \{[^}]*\}\n/, '')
    .replace(
      /( \*\n)? \* This interface was referenced by `Protocol`'s JSON-Schema\n \* via the `definition` "\w+"\.\n/g,
      '',
    )
    .replace(/\/\*\*\n \*\/\n/g, '')
    .trimStart();
}
