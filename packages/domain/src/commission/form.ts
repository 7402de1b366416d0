import { dateOrText } from '@rentsafe/format/date';
import { decimalOrText, type FormParser, fieldText, formParser, integerOrUndefined } from '../form/index.ts';
import { type CommissionRuleInput, commissionRuleInput } from './schema.ts';

/** The form of a commission rule: property (empty: every property of the book), from_on, rate. */
export const commissionRuleForm: FormParser<CommissionRuleInput> = formParser({
  schema: commissionRuleInput,
  read: (fields) => ({
    property: integerOrUndefined(fieldText(fields, 'property')) ?? null,
    from_on: dateOrText(fieldText(fields, 'from_on')),
    rate: decimalOrText(fieldText(fields, 'rate')),
  }),
});
