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
  numberOrText,
} from '../form/index.ts';
import {
  type MaintenanceScheduleInput,
  type MaintenanceSchedulePatch,
  maintenanceScheduleInput,
  maintenanceSchedulePatch,
} from './schema.ts';

function read(fields: Fields) {
  const amount = fieldText(fields, 'estimate');
  return {
    property: integerOrUndefined(fieldText(fields, 'property')),
    unit: integerOrUndefined(fieldText(fields, 'unit')) ?? null,
    category: fieldText(fields, 'category'),
    summary: fieldText(fields, 'summary'),
    instructions: fieldText(fields, 'instructions'),
    contractor: integerOrUndefined(fieldText(fields, 'contractor')) ?? null,
    estimate: amount ? { amount: decimalOrText(amount), currency: fieldText(fields, 'currency') } : null,
    every: { count: numberOrText(fieldText(fields, 'every_count')), unit: fieldText(fields, 'every_unit') },
    from_on: dateOrText(fieldText(fields, 'from_on')),
    to_on: dateOrText(fieldText(fields, 'to_on')) || null,
    lead_days: numberOrText(fieldText(fields, 'lead_days')),
  };
}

/** The path of the payload as the name of its control. */
function controlOf(_fields: Fields, [field, part]: readonly string[]) {
  if (field === 'every') return part === 'unit' ? 'every_unit' : 'every_count';
  if (field === 'estimate') return part === 'currency' ? 'currency' : 'estimate';
  return undefined;
}

interface Span {
  from_on?: string | undefined;
  to_on?: string | null | undefined;
}

/** A schedule that ends before it starts is refused at its end. */
const inOrder = z.refine<Span>(({ from_on, to_on }) => !from_on || !to_on || to_on >= from_on, {
  ...issue('before_start'),
  path: ['to_on'],
  // Also where other fields are wrong: all is said at once.
  when: ({ value }) => typeof value === 'object',
});

/** The form of a schedule: property, unit, category, summary, instructions, contractor, estimate, currency, every_count, every_unit, from_on, to_on, lead_days. */
export const maintenanceScheduleForm: FormParser<MaintenanceScheduleInput> = formParser({
  schema: maintenanceScheduleInput.check(inOrder),
  read,
  controlOf,
});

/** The same form for a change. */
export const maintenanceSchedulePatchForm = (version: number): FormParser<MaintenanceSchedulePatch> =>
  formParser({
    schema: maintenanceSchedulePatch.check(inOrder),
    read: (fields) => ({ ...read(fields), version }),
    controlOf,
  });
