import { dateOrText } from '@rentsafe/format/date';
import { decimalOrText, type FormParser, fieldText, formParser, integerOrUndefined } from '../form/index.ts';
import { readParty } from '../party/read.ts';
import { type BillInput, billInput } from './schema.ts';

/** The form of a bill: party (`company:7`), property, number, billed_on, due_on, amount, currency, description. */
export const billForm: FormParser<BillInput> = formParser({
  schema: billInput,
  read: (fields) => ({
    party: readParty(fieldText(fields, 'party')),
    property: integerOrUndefined(fieldText(fields, 'property')),
    number: fieldText(fields, 'number'),
    billed_on: dateOrText(fieldText(fields, 'billed_on')),
    due_on: dateOrText(fieldText(fields, 'due_on')),
    amount: { amount: decimalOrText(fieldText(fields, 'amount')), currency: fieldText(fields, 'currency') },
    description: fieldText(fields, 'description'),
  }),
  controlOf: (_fields, [field]) => (field === 'party' ? 'party' : undefined),
});
