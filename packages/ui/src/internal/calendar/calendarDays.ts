import { dateFormat } from '@rentsafe/format/date';

/** The method of the standard, and the property of browsers before it. */
interface WeekInfo {
  getWeekInfo: () => { firstDay: number };
  weekInfo: { firstDay: number };
}

/** As Date counts them, from 0 for Sunday. Monday where the browser does not know. */
export function firstWeekday(locale: string) {
  const info: Intl.Locale & Partial<WeekInfo> = new Intl.Locale(locale);
  return (((info.getWeekInfo?.() ?? info.weekInfo)?.firstDay ?? 1) % 7) as 0 | 1 | 2 | 3 | 4 | 5 | 6;
}

/** The number of a day in a grid. Of a format's parts: some locales write a sign or a word after it. */
export const dayNumber = (day: Date, locale: string): string =>
  dateFormat(locale, { day: 'numeric' })
    .formatToParts(day)
    .find(({ type }) => type === 'day')?.value ?? String(day.getDate());
