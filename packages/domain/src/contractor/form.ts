import {
  type FormEntries,
  type FormIssue,
  fieldText,
  formIssues,
  numberOrText,
  readFields,
} from '../form/index.ts';
import { type ContractorInput, contractorInput } from './schema.ts';

const rates = ['standard_rate', 'emergency_rate'];

/** Reads the contractor form, whose controls are named as the fields. As typed: `contractorIssues` checks it. */
export function contractorFromForm(entries: FormEntries): ContractorInput {
  const fields = readFields(entries);
  const values = Object.keys(contractorInput.shape).map((name) => {
    const typed = fieldText(fields, name);
    return [name, rates.includes(name) ? numberOrText(typed) : typed];
  });
  return Object.fromEntries(values) as ContractorInput;
}

const rateWords = 'Enter an amount such as 25.00.';
const words = {
  blank: {
    industry: 'Choose an industry.',
    name: 'Enter a name.',
    charge_currency: 'Choose a currency.',
  },
  wrong: { standard_rate: rateWords, emergency_rate: rateWords },
};

/** What is to be mended in the contractor form, by control; empty when all is well. */
export function contractorIssues(entries: FormEntries): FormIssue[] {
  const fields = readFields(entries);
  const { error } = contractorInput.safeParse(contractorFromForm(fields), { reportInput: true });
  return formIssues(error, fields, ([name = '']) => ({ name }), words);
}
