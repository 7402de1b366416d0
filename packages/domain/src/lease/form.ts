import { dateOrText } from '@rentsafe/format/date';
import * as z from 'zod/mini';
import { issue } from '../errors/codes.ts';
import {
  decimalOrText,
  type Fields,
  type FormParser,
  fieldText,
  formParser,
  integerOrUndefined,
  isChecked,
  numberOrText,
  rowSuffixes,
} from '../form/index.ts';
import { readParty } from '../party/read.ts';
import {
  type LeaseChange,
  type LeaseEnd,
  type LeaseExtension,
  type LeaseNotice,
  type LeaseParties,
  leaseChange,
  leaseEnd,
  leaseExtension,
  leaseNotice,
  leaseParties,
} from './schema.ts';

/** An amount as typed, `1,234.50` too; what is none stays as it is, for the schema to refuse. */
export const amountOf = (fields: Fields, name: string): string => decimalOrText(fieldText(fields, name));

export const dayOf = (fields: Fields, name: string): string => dateOrText(fieldText(fields, name));

/** Null where the lease has no end. */
export const lastDayOf = (fields: Fields): string | null => dayOf(fields, 'to_on') || null;

/** The form that gives notice: given_on, ends_on, reason, agreed. */
export const leaseNoticeForm: FormParser<LeaseNotice> = formParser({
  schema: leaseNotice,
  read: (fields) => ({
    given_on: dayOf(fields, 'given_on'),
    ends_on: dayOf(fields, 'ends_on'),
    reason: fieldText(fields, 'reason') || null,
    agreed: isChecked(fieldText(fields, 'agreed')),
  }),
});

/** The form that ends a lease: on, reason. */
export const leaseEndForm: FormParser<LeaseEnd> = formParser({
  schema: leaseEnd,
  read: (fields) => ({ on: dayOf(fields, 'on'), reason: fieldText(fields, 'reason') || null }),
});

/** The ids of the schedules that get another amount. */
const changedSchedules = (fields: Fields) =>
  rowSuffixes(fields, 'step_amount_').filter(
    (id) => fieldText(fields, `step_amount_${id}`) || fieldText(fields, `step_from_on_${id}`),
  );

/** The form that renews a lease: to_on and, by the id of a schedule, `step_from_on_7` and `step_amount_7`. */
export const leaseExtensionForm: FormParser<LeaseExtension> = formParser({
  schema: leaseExtension,
  read: (fields) => ({
    to_on: lastDayOf(fields),
    steps: changedSchedules(fields).map((id) => ({
      schedule: integerOrUndefined(id),
      from_on: dayOf(fields, `step_from_on_${id}`),
      amount: amountOf(fields, `step_amount_${id}`),
    })),
  }),
  controlOf: (fields, [list, row, name = 'amount']) =>
    list === 'steps' && row !== undefined
      ? `step_${name}_${changedSchedules(fields)[Number(row)] ?? ''}`
      : undefined,
});

/** The parties as a form holds them: `party` is `individual:7`, and `role`, in numbered rows. */
export const partyRows = (fields: Fields) =>
  rowSuffixes(fields, 'role').map((suffix) => ({
    party: readParty(fieldText(fields, `party${suffix}`)),
    role: fieldText(fields, `role${suffix}`),
  }));

/** The control of a path such as `['parties', '1', 'party', 'id']`; undefined when the path is of something else. */
export function partyControl(fields: Fields, [list, row, name]: readonly string[]): string | undefined {
  if (list !== 'parties') return undefined;
  const suffixes = rowSuffixes(fields, 'role');
  return (name === 'role' ? 'role' : 'party') + (suffixes[Number(row ?? 0)] ?? '');
}

const withTenant = leaseParties.check(
  z.refine(({ parties }) => parties.some(({ role }) => role === 'tenant'), {
    ...issue('empty'),
    path: ['parties', 0, 'role'],
  }),
);

/** The form of the parties of a lease: one of them is a tenant. */
export const leasePartiesForm: FormParser<LeaseParties> = formParser({
  schema: withTenant,
  read: (fields) => ({ parties: partyRows(fields) }),
  controlOf: partyControl,
});

/** What may change of a lease in force: grace_days, notice_days, reportable and the parties. */
export const leaseChangeForm: FormParser<LeaseChange> = formParser({
  schema: leaseChange,
  read: (fields) => ({
    grace_days: numberOrText(fieldText(fields, 'grace_days')),
    notice_days: numberOrText(fieldText(fields, 'notice_days')),
    reportable: isChecked(fieldText(fields, 'reportable')),
    parties: partyRows(fields),
  }),
  controlOf: partyControl,
});
