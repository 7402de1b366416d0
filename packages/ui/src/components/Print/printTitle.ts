import { toPlainDate } from '@rentsafe/domain/date';

// Control characters, what Windows, macOS or a shell refuse in a file name, and marks that turn the reading direction.
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const unsafe = /[\u0000-\u001f\u007f\\/:*?"<>|\u200e\u200f\u202a-\u202e\u2066-\u2069]+/g;
const LONGEST = 120;

/** A text that every system takes as a file name: browsers offer the title as the name of the PDF. */
export function fileSafe(text: string): string {
  const words = text.replace(unsafe, ' ').replace(/\s+/g, ' ').trim();
  const short = [...words].slice(0, LONGEST).join('');
  return short.replace(/^[. ]+|[. ]+$/g, '');
}

const pad = (value: number) => String(value).padStart(2, '0');

/** The title of a printed document: its name and the local moment, such as `Statement 2026-11-20 14.30`. */
export const printTitle = (name: string, now: Date) =>
  `${fileSafe(name)} ${toPlainDate(now)} ${pad(now.getHours())}.${pad(now.getMinutes())}`.trim();
