import { addDays, addMonths, firstDayOf, lastDayOf, monthOf, type PlainDate } from '@rentsafe/format/date';
import type { Comparison, Work } from './comparison.ts';

/** Reports of a whole book, each beside its own statements: what the server adds may cost as much again. */
export async function reportReads(
  get: (to: string) => Promise<unknown>,
  replayOf: (to: string) => Promise<Work>,
  day: PlainDate,
): Promise<Comparison[]> {
  const last = addMonths(monthOf(day), -1);
  const year = `from=${firstDayOf(addMonths(last, -11))}&to=${lastDayOf(last)}`;
  const paths = [
    `reports/occupancy/?${year}`,
    `reports/turnover/?${year}`,
    `reports/performance/?currency=USD&by=property&${year}`,
    `reports/performance/?currency=USD&by=landlord&${year}`,
    `reports/series/?currency=USD&months=12&to=${day}`,
    `reports/series/?currency=USD&months=36&to=${day}`,
    `reports/forecast/?currency=USD&months=12&as_at=${addDays(firstDayOf(monthOf(day)), -1)}`,
  ];
  const compared: Comparison[] = [];
  for (const to of paths) {
    const [path = '', query = ''] = to.split('?');
    const what = /(by|months)=\w+/.exec(query)?.[0].replace('=', ' ') ?? '';
    const name = [path, what, ': its SQL'].filter(Boolean).join(' ');
    compared.push({ name, ours: () => get(to), plain: await replayOf(to), goal: 2 });
  }
  return compared;
}
