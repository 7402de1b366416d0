import type { Lease } from '@rentsafe/domain/lease';
import type { PlainDate } from '@rentsafe/format/date';
import { formatMoney } from '@rentsafe/format/money';
import { capitalised } from '../../../../text/capitalised';

/** Something that happens to a lease on a day. */
export interface LeaseDate {
  on: PlainDate;
  what: string;
  note: string;
}

/** The days of a lease, oldest first: its beginning, other amounts, notice and end. */
export function leaseDates({ from_on, to_on, schedules, notice, ended }: Lease): LeaseDate[] {
  const steps = schedules.flatMap(({ type, currency, steps: [, ...later] }) =>
    later.map((step) => ({
      on: step.from_on,
      what: `${capitalised(type)} changes`,
      note: `${formatMoney(step.amount, currency)} from then on`,
    })),
  );
  const dates = [
    { on: from_on, what: 'Lease begins', note: '' },
    ...steps,
    ...(notice ? [{ on: notice.given_on, what: 'Notice given', note: notice.reason ?? '' }] : []),
    ...(to_on ? [{ on: to_on, what: ended ? 'Lease ended' : 'Lease ends', note: ended?.reason ?? '' }] : []),
  ];
  return dates.sort((a, b) => (a.on < b.on ? -1 : a.on > b.on ? 1 : 0));
}
