import { dateOrText } from '@rentsafe/format/date';
import { decimalOrText, type FormParser, fieldText, formParser } from '../form/index.ts';
import { type TaxRateInput, taxRateInput } from './schema.ts';

/** The form of the rate of a tax: tax, from_on, rate. */
export const taxRateForm: FormParser<TaxRateInput> = formParser({
  schema: taxRateInput,
  read: (fields) => ({
    tax: fieldText(fields, 'tax'),
    from_on: dateOrText(fieldText(fields, 'from_on')),
    rate: decimalOrText(fieldText(fields, 'rate')),
  }),
});
