import { BUSINESS_TIME_ZONE, today } from '../date/index.ts';
import { fileSafeName } from '../text/index.ts';

/**
 * Title of a printed statement, which browsers offer as the file's name: the statement's name and a timestamp of the
 * business's time zone, `Landlord Property Statement 2026-03-05 10-30-00`.
 */
export function statementTitle(name: string, at: Date, timeZone: string = BUSINESS_TIME_ZONE): string {
  const time = new Intl.DateTimeFormat('en-GB', { timeZone, timeStyle: 'medium', hourCycle: 'h23' })
    .format(at)
    .replaceAll(':', '-');
  const safe = fileSafeName(name) || 'Statement';
  return `${safe} ${today(at, timeZone)} ${time}`;
}
