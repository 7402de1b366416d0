// When, on what machine and at which commit a figure of docs/ was measured: for the pages that proofs write.
import { execFileSync } from 'node:child_process';
import os from 'node:os';
import { root } from './pnpm.mjs';

const git = (...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();

/** When, at which commit (with a + where `paths` hold changes that are not committed) and on what machine. */
export function provenance(paths) {
  const commit =
    git('rev-parse', '--short', 'HEAD') + (git('status', '--porcelain', '--', ...paths) ? '+' : '');
  const machine = [
    `${os.cpus().length} × ${os.cpus()[0]?.model.trim()}`,
    `${Math.round(os.totalmem() / 2 ** 30)} GB`,
    `${os.type()} ${os.arch()}`,
    `Node ${process.versions.node}`,
  ].join(', ');
  return { at: new Date().toISOString().slice(0, 16).replace('T', ' '), commit, machine };
}
