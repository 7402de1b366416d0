import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Theme } from './prepareFrame.ts';

const folder = fileURLToPath(new URL('baselines', import.meta.url));

/** `components-button--focused` in dark: `components-button/focused.dark.png`. */
export const pictureOf = (storyId: string, view: Theme | 'phone'): string =>
  `${storyId.replace('--', '/')}.${view}.png`;

export function readBaseline(picture: string): Buffer | undefined {
  const file = join(folder, picture);
  return existsSync(file) ? readFileSync(file) : undefined;
}

export function writeBaseline(picture: string, image: Buffer): void {
  const file = join(folder, picture);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, image);
}

/** Pictures whose story no longer exists. */
export function orphans(pictures: Set<string>): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.png'))
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .filter((picture) => !pictures.has(picture));
}

export const removeBaseline = (picture: string): void => rmSync(join(folder, picture));

export interface Machine {
  /** Version of the Chromium that took the pictures, e.g. `156.0.8078.79`. */
  chromium: string;
}

const machineFile = join(folder, 'machine.json');

export const readMachine = (): Machine | undefined =>
  existsSync(machineFile) ? JSON.parse(readFileSync(machineFile, 'utf8')) : undefined;

export function writeMachine(machine: Machine): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(machineFile, `${JSON.stringify(machine, null, 2)}\n`);
}
