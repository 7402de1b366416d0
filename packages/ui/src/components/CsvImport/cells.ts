import { readDate } from '@rentsafe/domain/date';
import { readDecimal } from '@rentsafe/domain/number';

export type CellKind = 'text' | 'date' | 'amount' | 'whole' | 'yesNo';

/** The sign before the cents. */
export type DecimalSign = '.' | ',';

export interface Cell {
  /** As a form sends it: `2026-03-05`, `1234.56`, `true`; what cannot be read, as it stands in the file. */
  value: string;
  problem: 'date' | 'amount' | 'whole' | 'yesNo' | null;
}

/** A currency before or after the figures is left out: it has a column of its own. */
const figures = (text: string) =>
  text.replace(/^(?:[A-Z]{2,3}\$?|\$)\s*|\s*[A-Z]{3}$/gi, '').replace(/[\s'’]/g, '');

function evidenceOf(text: string): DecimalSign | null {
  const sign = /^-?[\d.,]*([.,])(\d+)$/.exec(figures(text));
  if (!sign) return null;
  const [, last, digits = ''] = sign as unknown as [string, DecimalSign, string];
  const other = last === '.' ? ',' : '.';
  const has = (mark: string) => text.includes(mark);
  if (has(other)) return last;
  if (text.indexOf(last) !== text.lastIndexOf(last)) return other;
  return digits.length === 3 ? null : last;
}

/** How a column writes its decimals, by most of its cells: `1,234` alone could be either, and is read as the rest is. */
export function decimalSignOf(texts: Iterable<string>, fallback: DecimalSign): DecimalSign {
  const counts = { '.': 0, ',': 0 };
  for (const text of texts) {
    const sign = evidenceOf(text);
    if (sign) counts[sign] += 1;
  }
  if (counts['.'] === counts[',']) return fallback;
  return counts['.'] > counts[','] ? '.' : ',';
}

const swapped = (text: string) => text.replace(/[.,]/g, (mark) => (mark === '.' ? ',' : '.'));

function readNumber(text: string, sign: DecimalSign, decimals: number) {
  const plain = figures(text);
  return readDecimal(sign === ',' ? swapped(plain) : plain, { decimals });
}

const DAY_MS = 86_400_000;
const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** Excel counts days from 30 December 1899; 20000 is in 1954, 80000 in 2119. */
function excelDay(text: string): string | null {
  const days = /^(\d{5})(?:[.,]\d+)?$/.exec(text);
  const number = Number(days?.[1]);
  if (!(number >= 20_000 && number <= 80_000)) return null;
  return new Date(Date.UTC(1899, 11, 30) + number * DAY_MS).toISOString().slice(0, 10);
}

function readDay(text: string) {
  const day = text
    .replace(/[T ]\d{1,2}:\d{2}(:\d{2}(\.\d+)?)?Z?$/, '')
    .replace(
      /^(\d{4})\/(\d{1,2})\/(\d{1,2})$/,
      (_, y, m, d) => `${y}-${m.padStart(2, '0')}-${d.padStart(2, '0')}`,
    )
    .replace(/^(\d{1,2})[ -]([a-z]{3})[a-z]*[ -](\d{4})$/i, (all, d, name, y) => {
      const month = months.indexOf(name.toLowerCase());
      return month < 0 ? all : `${d}/${month + 1}/${y}`;
    });
  return excelDay(day) ?? day;
}

const yes = new Set(['yes', 'y', 'true', '1']);
const no = new Set(['no', 'n', 'false', '0']);

/** The value of a cell in the terms of its column. */
export function readCell(text: string, kind: CellKind, sign: DecimalSign): Cell {
  if (text === '' || kind === 'text') return { value: text, problem: null };
  switch (kind) {
    case 'date': {
      const { value, problem } = readDate(readDay(text));
      return problem ? { value: text, problem: 'date' } : { value, problem: null };
    }
    case 'yesNo': {
      const answer = text.toLowerCase();
      if (yes.has(answer)) return { value: 'true', problem: null };
      return no.has(answer) ? { value: 'false', problem: null } : { value: text, problem: 'yesNo' };
    }
    default: {
      const { value, problem } = readNumber(text, sign, kind === 'amount' ? 2 : 0);
      return problem || value === '' ? { value: text, problem: kind } : { value, problem: null };
    }
  }
}
