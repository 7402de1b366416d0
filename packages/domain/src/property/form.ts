import { type FormEntries, type FormIssue, fieldText, formIssues, readFields } from '../form/index.ts';
import { type PropertyInput, propertyInput } from './schema.ts';

/** Reads the property form, whose controls are named as the fields. As typed: `propertyIssues` checks it. */
export function propertyFromForm(entries: FormEntries): PropertyInput {
  const fields = readFields(entries);
  const values = Object.keys(propertyInput.shape).map((name) => [name, fieldText(fields, name)]);
  return Object.fromEntries(values) as PropertyInput;
}

const words = {
  blank: {
    property_type: 'Choose a property type.',
    city_town: 'Enter a city or town.',
    landlord_type: 'Choose a landlord type.',
    landlord_name: 'Enter the name of the landlord.',
  },
};

/** What is to be mended in the property form, by control; empty when all is well. */
export function propertyIssues(entries: FormEntries): FormIssue[] {
  const fields = readFields(entries);
  const { error } = propertyInput.safeParse(propertyFromForm(fields), { reportInput: true });
  return formIssues(error, fields, ([name = '']) => ({ name }), words);
}
