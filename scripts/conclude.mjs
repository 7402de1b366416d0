// How a proof ends: the full report goes to a folder that is not committed, and the last line says whether it holds, as the
// exit status does. docs/proofs.md keeps that line of the last release.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './pnpm.mjs';

/** Ends the proof that `npm run prove:<name>` runs. */
export function conclude(name, { holds, summary, report }) {
  const folder = 'test-results/proofs';
  mkdirSync(join(root, folder), { recursive: true });
  writeFileSync(join(root, folder, `${name}.txt`), `${report}\n\n${summary}\n`);
  console.log(`\nThe full report is in ${folder}/${name}.txt.`);
  console.log(`prove:${name} ${holds ? 'holds' : 'DOES NOT HOLD'}: ${summary}`);
  process.exitCode = holds ? 0 : 1;
}
