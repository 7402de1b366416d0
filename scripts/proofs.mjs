// The pages of docs that show what was proved: each was made at a commit, from sources that keep changing.
// A page is current, with the fingerprint of those sources, or is marked as outdated. `npm run proofs` marks them.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './pnpm.mjs';
import { fingerprint } from './stamp.mjs';

const [domain, ui, app, api] = ['domain', 'ui', 'app', 'api'].map((name) => `packages/${name}/src`);

/** By page: the command that makes it, and the sources that it covers. The eyes-free page is compared by its journeys. */
export const proofs = {
  'proof-api.md': { command: 'npm run prove:api', sources: [domain, api] },
  'proof-faults.md': { command: 'npm run prove:faults', sources: [domain, ui, app, api, 'e2e/faults'] },
  'proof-forms.md': { command: 'npm run prove:forms', sources: [domain, ui, app] },
  'proof-once.md': { command: 'npm run prove:once', sources: [domain, ui, app, api, 'e2e/exactlyOnce'] },
  'proof-security.md': { command: 'npm run prove:security', sources: [domain, ui, app, api, 'e2e'] },
};

const stamp = /\n<!-- made of ([0-9a-f]{64}) -->\n/;
const outdated = /\n> Outdated: [^\n]*\n/;
const notice = (command) =>
  `\n> Outdated: the sources that this page covers have changed since it was made. \`${command}\` makes it again.\n`;

/** Whether a page may stay as it is: it is marked as outdated, or its sources are those that it was made from. */
export const isTrue = (text, value) => outdated.test(text) || stamp.exec(text)?.[1] === value;

/** The page with the notice under its title, and without the outdated fingerprint. */
export const markOutdated = (text, command) =>
  text.replace(stamp, '').replace(/^(# [^\n]*\n)/, `$1${notice(command)}`);

/** A page just made, with the fingerprint of what it was made from. */
export const addStamp = (text, value) =>
  `${text.replace(outdated, '').replace(stamp, '').trimEnd()}\n\n<!-- made of ${value} -->\n`;

const fileOf = (page) => join(root, 'docs', page);
export const fingerprintOf = ({ sources }) => fingerprint(root, sources);

/** Writes a page that a proof has just made. */
export function writeProof(page, text) {
  writeFileSync(fileOf(page), addStamp(text, fingerprintOf(proofs[page])));
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  for (const [page, proof] of Object.entries(proofs)) {
    const text = readFileSync(fileOf(page), 'utf8');
    if (isTrue(text, fingerprintOf(proof))) continue;
    writeFileSync(fileOf(page), markOutdated(text, proof.command));
    console.log(`docs/${page} is outdated: ${proof.command}`);
  }
}
