import { type FormParser, fieldText, formParser, numberOrText } from '../form/index.ts';
import { type ContractorInput, contractorInput } from './schema.ts';

const rates = ['standard_rate', 'emergency_rate'];

/** The contractor form, whose controls are named as the fields. */
export const contractorForm: FormParser<ContractorInput> = formParser({
  schema: contractorInput,
  read: (fields) =>
    Object.fromEntries(
      Object.keys(contractorInput.shape).map((name) => {
        const typed = fieldText(fields, name);
        return [name, rates.includes(name) ? numberOrText(typed) : typed];
      }),
    ),
});
