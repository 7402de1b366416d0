import type { PlainDate } from '@rentsafe/format/date';
import * as z from 'zod/mini';
import { plainDate } from '../date/schema.ts';
import { type IssueCode, issue } from '../errors/codes.ts';
import {
  type Fields,
  type FormParser,
  fieldText,
  formParser,
  isChecked,
  numberOrText,
  rowSuffixes,
} from '../form/index.ts';
import { amountText, type Currency, currency } from '../money/index.ts';
import { amountOf, dayOf, lastDayOf } from './form.ts';
import { type LeaseAgreement, type LeaseInput, leaseAgreement, type scheduleTypes } from './schema.ts';

type ScheduleType = (typeof scheduleTypes)[number];

interface Step {
  type: ScheduleType;
  currency: Currency;
  amount: string;
}
type Later = Step & { from_on: PlainDate };

const { schedules, ...rest } = leaseAgreement.shape;
const { type, every, vat } = schedules.def.element.shape;

/** The terms as a form holds them: what each charge begins with, and what it is from a later day on. */
const typedTerms = z.object({
  ...rest,
  charges: z.array(z.object({ type, currency, amount: amountText, every, vat })),
  later: z.array(z.object({ type, currency, amount: amountText, from_on: plainDate })),
});

interface Wrong {
  path: (string | number)[];
  code: IssueCode;
}

const isSame = (a: Step, b: Step) => a.type === b.type && a.currency === b.currency;

/** What does not agree: an end before the start, a charge that stands twice, a step of another currency, or not later than the one before. */
function disagreements({
  from_on,
  to_on,
  charges,
  later,
}: {
  from_on: PlainDate;
  to_on?: PlainDate | null | undefined;
  charges: readonly Step[];
  later: readonly Later[];
}): Wrong[] {
  const twice = charges.flatMap((charge, index) =>
    charges.slice(0, index).some((other) => isSame(other, charge))
      ? [{ path: ['charges', index, 'type'], code: 'not_valid' as const }]
      : [],
  );
  const wrongSteps = later.flatMap((step, index): Wrong[] => {
    const at = (name: string, code: IssueCode): Wrong[] => [{ path: ['later', index, name], code }];
    if (!charges.some((charge) => charge.type === step.type)) return at('type', 'not_valid');
    if (!charges.some((charge) => isSame(charge, step))) return at('currency', 'not_valid');
    const isRepeated = later
      .slice(0, index)
      .some((other) => isSame(other, step) && other.from_on === step.from_on);
    return step.from_on <= from_on || isRepeated ? at('from_on', 'not_in_order') : [];
  });
  return [
    ...(to_on && to_on < from_on ? [{ path: ['to_on'], code: 'before_start' as const }] : []),
    ...twice,
    ...wrongSteps,
  ];
}

const checkedTerms = typedTerms.check(({ value, issues }) => {
  for (const { path, code } of disagreements(value)) {
    issues.push({ code: 'custom', input: value, path, message: issue(code).error });
  }
});

const schema = z.pipe(
  checkedTerms,
  z.transform(
    ({ charges, later, ...terms }): LeaseAgreement => ({
      ...terms,
      schedules: charges.map(({ amount, ...charge }) => ({
        ...charge,
        steps: [
          { from_on: terms.from_on, amount },
          ...later
            .filter((step) => isSame(step, { ...charge, amount }))
            .map((step) => ({ from_on: step.from_on, amount: step.amount }))
            .sort((a, b) => (a.from_on < b.from_on ? -1 : 1)),
        ],
      })),
    }),
  ),
);

const rows = (fields: Fields, prefix: 'charge' | 'later') => rowSuffixes(fields, `${prefix}_amount`);

function read(fields: Fields): Record<keyof LeaseInput | 'charges' | 'later', unknown> {
  const text = (name: string) => fieldText(fields, name);
  const deposit = amountOf(fields, 'deposit_amount');
  return {
    number: text('number') || null,
    from_on: dayOf(fields, 'from_on'),
    to_on: lastDayOf(fields),
    due_day: numberOrText(text('due_day')),
    grace_days: numberOrText(text('grace_days')),
    notice_days: numberOrText(text('notice_days')),
    business_use: isChecked(text('business_use')),
    reportable: isChecked(text('reportable')),
    deposit: deposit ? { amount: deposit, currency: text('deposit_currency') } : null,
    charges: rows(fields, 'charge').map((suffix) => ({
      type: text(`charge_type${suffix}`),
      currency: text(`charge_currency${suffix}`),
      amount: amountOf(fields, `charge_amount${suffix}`),
      every: Number(text(`charge_every${suffix}`)),
      vat: isChecked(text(`charge_vat${suffix}`)) ? 'standard' : 'none',
    })),
    later: rows(fields, 'later').map((suffix) => ({
      type: text(`later_type${suffix}`),
      currency: text(`later_currency${suffix}`),
      amount: amountOf(fields, `later_amount${suffix}`),
      from_on: dayOf(fields, `later_from_on${suffix}`),
    })),
  } as Record<keyof LeaseInput | 'charges' | 'later', unknown>;
}

/** The control of a path of the form, or of a server's refusal of the schedules: a wrong step is shown at its charge. */
function controlOf(fields: Fields, [first = '', row, ...more]: readonly string[]): string | undefined {
  const last = more.at(-1);
  if (first === 'deposit') return `deposit_${row ?? 'amount'}`;
  if (first === 'vat') return `charge_vat${rows(fields, 'charge')[0] ?? ''}`;
  if (first === 'later') return `later_${last ?? 'amount'}${rows(fields, 'later')[Number(row)] ?? ''}`;
  if (first !== 'charges' && first !== 'schedules') return undefined;
  const name = more.includes('steps') ? 'amount' : (last ?? 'type');
  return `charge_${name}${rows(fields, 'charge')[Number(row ?? 0)] ?? ''}`;
}

/**
 * The form of the terms of a lease: its days, what it charges in numbered rows (`charge_type`, `charge_currency`,
 * `charge_amount`, `charge_every`, `charge_vat`), and from a later day on (`later_type`, …, `later_from_on`).
 */
export const leaseTermsForm: FormParser<LeaseAgreement> = formParser({ schema, read, controlOf });
