// Remembers the inputs that a step last ran with, so that it runs again only when they have changed.
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

/** A fingerprint of the contents of files and folders, without those whose path matches `ignored`. */
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

const underWay = new Map();

/** Runs `work` unless it was done for the same fingerprint and its outputs still exist; who asks meanwhile waits for it. */
export function once(step) {
  const work = underWay.get(step.builtFrom) ?? runOnce(step).finally(() => underWay.delete(step.builtFrom));
  underWay.set(step.builtFrom, work);
  return work;
}

async function runOnce({ builtFrom, outputs, value, work }) {
  const isDone =
    existsSync(builtFrom) && readFileSync(builtFrom, 'utf8') === value && outputs.every(existsSync);
  if (isDone) return;
  // First: an interruption must not leave half-finished output that passes for the previous one.
  rmSync(builtFrom, { force: true });
  await work();
  mkdirSync(dirname(builtFrom), { recursive: true });
  writeFileSync(builtFrom, value);
}
