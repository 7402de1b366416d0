import { today } from '@rentsafe/domain/date';
import { addDays, daysBetween, type PlainDate } from '@rentsafe/format/date';

const DAYS = 730;
const HOUR = 3_600_000;

/** The day from which sample records were added: two years before. */
export const firstDay = (day: PlainDate): PlainDate => addDays(day, -DAYS);

/** When the nth of `total` sample records was added, over two years up to yesterday: one after the other, in working hours. */
export function addedAt(nth: number, total: number, now: Date): Date {
  const day = today(now);
  const first = firstDay(day);
  const share = (nth / total) * daysBetween(first, day);
  const hours = 6 + 8 * (share % 1);
  return new Date(Date.parse(`${addDays(first, Math.floor(share))}T00:00:00Z`) + hours * HOUR);
}
