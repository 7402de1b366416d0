import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { makeTemporary } from './temporary.mjs';

vi.mock('node:child_process', { spy: true });

let memory;
const made = [];
beforeEach(() => {
  memory = mkdtempSync(join(tmpdir(), 'memory-'));
});
afterEach(() => {
  for (const folder of [...made.splice(0), memory]) rmSync(folder, { recursive: true });
});

function make(options) {
  const folder = makeTemporary(options);
  made.push(folder);
  return folder;
}

test('the folder is in memory where there is room, and other users get through it', () => {
  const folder = make({ memory, room: 1 });
  expect(dirname(folder)).toBe(memory);
  expect(statSync(folder).mode & 0o777).toBe(0o711);
});

test('it is among the temporary files where memory has too little room, or is no folder', () => {
  for (const options of [
    { memory, room: Number.MAX_SAFE_INTEGER },
    { memory: join(memory, 'missing'), room: 1 },
  ]) {
    const folder = make(options);
    expect(dirname(folder)).toBe(tmpdir());
    expect(existsSync(folder)).toBe(true);
  }
});

test('it is among the temporary files where memory runs no programs, and nothing stays behind there', () => {
  vi.mocked(spawnSync).mockReturnValueOnce({ status: null });
  expect(dirname(make({ memory, room: 1 }))).toBe(tmpdir());
  expect(readdirSync(memory)).toEqual([]);
});
