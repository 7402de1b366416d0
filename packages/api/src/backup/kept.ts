import { existsSync } from 'node:fs';
import { mkdir, readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { BUSINESS_TIME_ZONE } from '@rentsafe/domain/date';

const fileOf = (day: string) => `rentsafe-${day}.gz`;
const ofADay = /^rentsafe-\d{4}-\d{2}-\d{2}\.gz$/;
/** When the backup of a day is due: in the night, or as soon after as a server runs. */
const FROM_HOUR = '01';

/** The file of the backup that is due, or null. */
export function dueBackup(folder: string, now: Date): string | null {
  const [day = '', time = ''] = now.toLocaleString('sv', { timeZone: BUSINESS_TIME_ZONE }).split(' ');
  const file = path.join(folder, fileOf(day));
  return time >= FROM_HOUR && !existsSync(file) ? file : null;
}

/** Makes the backup that is due, then deletes the oldest beyond as many as are kept. Whether one was due. */
export async function backUpDue(
  { folder, kept, now }: { folder: string; kept: number; now: Date },
  backUp: (file: string) => Promise<number>,
): Promise<boolean> {
  const file = dueBackup(folder, now);
  if (!file) return false;
  await mkdir(folder, { recursive: true, mode: 0o700 });
  // Of a process that was killed: one server makes the backups of a folder.
  await rm(`${file}.part`, { force: true });
  await backUp(file);
  const made = (await readdir(folder)).filter((name) => ofADay.test(name)).sort();
  for (const name of made.slice(0, -kept)) await rm(path.join(folder, name));
  return true;
}
