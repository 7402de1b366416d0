// The folder for what a run of the tests writes and removes again: databases, their copies, profiles of browsers.
import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** In bytes: of a run's files 1.6 GB were there at most, and its browsers and servers need memory as well. */
const roomNeeded = 8 * 1024 ** 3;

function roomIn(folder) {
  try {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize;
  } catch {
    return 0;
  }
}

function make(parent) {
  const folder = mkdtempSync(join(parent, 'rentsafe-test-'));
  // PostgreSQL runs as `nobody`, who has to get through.
  chmodSync(folder, 0o711);
  return folder;
}

/** Containers often forbid it in memory: then a copy of PostgreSQL could not be run from there. */
function mayRunPrograms(folder) {
  const program = join(folder, 'program');
  writeFileSync(program, '#!/bin/sh\n', { mode: 0o755 });
  return spawnSync(program).status === 0;
}

/**
 * Makes a folder: where the system keeps files in memory (Linux), if there is `room` in bytes and programs may run there,
 * else among its temporary files. On a disk, a copy of a database costs ten times as much.
 */
export function makeTemporary({ memory = '/dev/shm', room = roomNeeded } = {}) {
  if (roomIn(memory) >= room) {
    const folder = make(memory);
    if (mayRunPrograms(folder)) return folder;
    rmSync(folder, { recursive: true });
  }
  return make(tmpdir());
}
