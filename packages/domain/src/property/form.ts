import { type FormParser, fieldText, formParser } from '../form/index.ts';
import { type PropertyInput, propertyInput } from './schema.ts';

/** The property form, whose controls are named as the fields. */
export const propertyForm: FormParser<PropertyInput> = formParser({
  schema: propertyInput,
  read: (fields) =>
    Object.fromEntries(Object.keys(propertyInput.shape).map((name) => [name, fieldText(fields, name)])),
});
