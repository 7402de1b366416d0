import { fieldText, formParser, integerOrUndefined, withoutEmpty } from '../form/index.ts';
import { clientInput } from './schema.ts';

/** The form of a new client company: `name`, and `company`, the id of its record, which may be left out. */
export const clientForm = formParser({
  schema: clientInput,
  read: (fields) => ({
    name: fieldText(fields, 'name'),
    ...withoutEmpty({ company: integerOrUndefined(fieldText(fields, 'company')) }),
  }),
});
