// Writes the TypeScript types of the wire protocol to standard output, from the JSON Schema on standard input:
//   python -m longwood.protocol.schema | node web/protocol/generate.mjs > web/src/protocol/messages.ts
// The digest at the top lets a test find stale types without running node.
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

const HEAD = `// Generated from src/longwood/protocol/ by \`make protocol\`; do not edit.
// schema sha256: ${digest}

`;
process.stdout.write(HEAD + withoutNoise(types));

/**
 * Return the schema in the form that json-schema-to-typescript reads best.
 *
 * It doesn't know `prefixItems`, so tuples use `items`. It would make an alias of every title, so titles are left out. It would copy a
 * referenced type under a new name if the reference has a description, so such references are wrapped in `allOf`.
 */
function prepared(node) {
  if (Array.isArray(node)) return node.map(prepared);
  if (node === null || typeof node !== 'object') return node;
  if (node.$ref && node.description) return { description: node.description, allOf: [{ $ref: node.$ref }] };
  const { prefixItems, ...rest } = node;
  const entries = Object.entries(prefixItems ? { ...rest, items: prefixItems } : rest);
  return Object.fromEntries(
    entries
      .filter(([key, value]) => !(key === 'title' && typeof value === 'string'))
      .map(([key, value]) => [key, prepared(value)]),
  );
}

/** Return the source without the empty root interface, and without the notes on where in the schema each type was found. */
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
