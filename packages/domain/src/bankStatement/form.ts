import { type FormParser, fieldText, formParser, integerOrUndefined } from '../form/index.ts';
import { type BankMatchInput, bankCostBearers, bankMatchInput } from './schema.ts';

/** The form of a cost of the bank: bearer, property, reason. */
export const bankCostForm: FormParser<BankMatchInput> = formParser({
  schema: bankMatchInput,
  read: (fields) => ({
    cost: {
      bearer: bankCostBearers.find((bearer) => bearer === fieldText(fields, 'bearer')),
      property: integerOrUndefined(fieldText(fields, 'property')),
      reason: fieldText(fields, 'reason'),
    },
  }),
  controlOf: (_fields, [field, part]) => (field === 'cost' && part ? String(part) : undefined),
});
