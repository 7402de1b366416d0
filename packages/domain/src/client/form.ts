import * as z from 'zod/mini';
import { fieldText, formParser, integerOrUndefined, withoutEmpty } from '../form/index.ts';
import { ADMIN, userInput } from '../user/schema.ts';
import { clientInput } from './schema.ts';

/** A new client company, and its first user. */
const newClient = z.object({ ...clientInput.shape, admin: userInput });
export type NewClient = z.input<typeof newClient>;

const controls: Readonly<Record<string, string>> = { first_name: 'firstName', last_name: 'lastName' };

/**
 * The form of a new client company: `name`, and `company`, the id of its record, which may be left out; `firstName`, `lastName` and
 * `email` of its first user, an Admin.
 */
export const newClientForm = formParser({
  schema: newClient,
  read: (fields) => ({
    name: fieldText(fields, 'name'),
    ...withoutEmpty({ company: integerOrUndefined(fieldText(fields, 'company')) }),
    admin: {
      first_name: fieldText(fields, 'firstName'),
      last_name: fieldText(fields, 'lastName'),
      email: fieldText(fields, 'email'),
      access_level: ADMIN,
    },
  }),
  controlOf: (_fields, path) => {
    const field = path.at(-1) ?? '';
    return controls[field] ?? field;
  },
});
