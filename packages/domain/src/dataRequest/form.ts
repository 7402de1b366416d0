import { dateOrText } from '@rentsafe/format/date';
import { fieldText, formParser, integerOrUndefined } from '../form/index.ts';
import { dataRequestEnd, dataRequestInput, dataRequestOutcome } from './schema.ts';

/** The form of a new request: `party` as an id of an individual, `right`, `purpose`, `requested_by`, `requested_on`, `identity_check`, `details`. */
export const dataRequestForm = formParser({
  schema: dataRequestInput,
  read: (fields) => ({
    party: { type: 'individual', id: integerOrUndefined(fieldText(fields, 'party')) },
    right: fieldText(fields, 'right'),
    purpose: fieldText(fields, 'right') === 'objection' ? fieldText(fields, 'purpose') || null : null,
    requested_by: fieldText(fields, 'requested_by'),
    requested_on: dateOrText(fieldText(fields, 'requested_on')),
    identity_check: fieldText(fields, 'identity_check'),
    details: fieldText(fields, 'details'),
  }),
});

export const dataRequestOutcomeForm = formParser({
  schema: dataRequestOutcome,
  read: (fields) => ({ outcome: fieldText(fields, 'outcome') }),
});

export const dataRequestEndForm = formParser({
  schema: dataRequestEnd,
  read: (fields) => ({ reason: fieldText(fields, 'reason') }),
});
