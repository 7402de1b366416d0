import { statfs } from 'node:fs/promises';
import { OperatorError } from '../operatorError.ts';

/** What an embedded database, which ends where it finds no room, needs for itself while a copy of it is on its disk. */
const RESERVE_BYTES = 200 * 1024 * 1024;

const inMiB = (bytes: number) => `${Math.ceil(bytes / 1024 / 1024)} MiB`;

/** @throws OperatorError where a disk has too little room for so many bytes beside the database. */
export async function needRoom(
  folder: string,
  bytes: number,
  { purpose, otherwise }: { purpose: string; otherwise: string },
): Promise<void> {
  const { bavail, bsize } = await statfs(folder);
  const [needed, free] = [bytes + RESERVE_BYTES, bavail * bsize];
  if (free >= needed) return;
  throw new OperatorError(
    `The disk of ${folder} has too little room for ${purpose}: ${inMiB(needed)} must be free, ${inMiB(free)} are. ${otherwise}`,
  );
}
