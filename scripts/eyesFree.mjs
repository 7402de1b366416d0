// `npm run prove:eyes-free`: walks the main journeys by keyboard and screen reader alone, accepts what is announced as the golden transcript,
// and prints it in docs/proof-eyes-free.md.
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureChromium } from './chromium.mjs';
import { root } from './pnpm.mjs';
import { buildProduct } from './prepare.mjs';

const transcript = join(root, 'e2e/eyesFree/transcript.txt');
const doc = join(root, 'docs/proof-eyes-free.md');

/** The page of docs/ that shows a transcript. */
export function page(text) {
  const chapters = text
    .trim()
    .replace(/^## (.+)\n\n/gm, '```\n\n## $1\n\n```\n')
    .replace('```\n\n', '')
    .replaceAll('\n\n```\n\n', '\n```\n\n');
  return `# The main journeys, as a screen reader announces them

Written by \`npm run prove:eyes-free\`; nothing here is typed by hand. A blind user works with the keyboard alone:
\`e2e/eyesFree.spec.ts\` only presses keys, and reads of the page only what Chromium's accessibility tree holds of the focus,
and what live regions announce. \`npm test\` compares it character by character.

A line at the margin is what the user does; below it is what is announced: the landmarks and groups entered, then the focus
(name, role, states, value, description), then live regions (\`status\` or \`ALERT\`) and a new title of the page.
\`(silence)\` marks what the browser itself handles: its own print dialog, or a selection. One figure is masked, \`20 of …
results\`: other journeys add records meanwhile.

${chapters}
\`\`\`
`;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  process.env.CHROMIUM_PATH = await ensureChromium();
  await buildProduct();
  const { status } = spawnSync(join(root, 'node_modules/.bin/playwright'), ['test', 'e2e/eyesFree.spec.ts'], {
    cwd: root,
    env: { ...process.env, EYES_FREE: 'accept' },
    stdio: 'inherit',
  });
  if (status === 0) writeFileSync(doc, page(readFileSync(transcript, 'utf8')));
  process.exitCode = status ?? 1;
}
