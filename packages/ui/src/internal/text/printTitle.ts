import { toPlainDate } from '@rentsafe/format/date';
import { fileSafeName } from '@rentsafe/format/text';

const pad = (value: number) => String(value).padStart(2, '0');

/** The title of a printed document: its name and the local moment, such as `Statement 2026-11-20 14.30`. Browsers offer it as the name of the PDF. */
export const printTitle = (name: string, now: Date) =>
  `${fileSafeName(name)} ${toPlainDate(now)} ${pad(now.getHours())}.${pad(now.getMinutes())}`.trim();
