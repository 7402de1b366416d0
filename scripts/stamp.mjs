// Remembers what a step was last done for, so that it is done again only when its inputs changed.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

function filesOf(path) {
  const stat = statSync(path, { throwIfNoEntry: false });
  if (!stat) return [];
  if (!stat.isDirectory()) return [path];
  return readdirSync(path)
    .sort()
    .flatMap((name) => filesOf(join(path, name)));
}

/** A fingerprint of the contents of files and folders; tests and stories do not count, unless `ignored` says otherwise. */
export function fingerprint(root, paths, ignored = /\.(test|stories)\.tsx?$/) {
  const hash = createHash('sha256');
  for (const file of paths.flatMap((path) => filesOf(join(root, path)))) {
    if (ignored.test(file)) continue;
    hash
      .update(`${relative(root, file)}\0`)
      .update(readFileSync(file))
      .update('\0');
  }
  return hash.digest('hex');
}

/** Runs `work` unless it was done for the same fingerprint and its outputs are still there; returns whether it ran. */
export async function once({ stampFile, outputs, value, work }) {
  const isDone =
    existsSync(stampFile) && readFileSync(stampFile, 'utf8') === value && outputs.every(existsSync);
  if (isDone) return false;
  // First: what an interruption leaves half-made must not pass for what was there before.
  rmSync(stampFile, { force: true });
  await work();
  mkdirSync(dirname(stampFile), { recursive: true });
  writeFileSync(stampFile, value);
  return true;
}
