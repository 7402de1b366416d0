import * as z from 'zod/mini';
import {
  type Fields,
  type FormParser,
  fieldText,
  formParser,
  integerOrUndefined,
  isChecked,
} from '../form/index.ts';
import { type UserInput, userInput } from './schema.ts';

const controls: Readonly<Record<string, string>> = {
  first_name: 'firstName',
  last_name: 'lastName',
  access_level: 'accessLevel',
  is_active: 'isActive',
};

const controlOf = (_: Fields, [key = '']: readonly string[]): string | undefined => controls[key];

const readUser = (fields: Fields) => ({
  first_name: fieldText(fields, 'firstName'),
  last_name: fieldText(fields, 'lastName'),
  email: fieldText(fields, 'email'),
  access_level: integerOrUndefined(fieldText(fields, 'accessLevel')) ?? '',
});

/** The form of a new internal user: controls firstName, lastName, email, accessLevel. */
export const userForm: FormParser<UserInput> = formParser({ schema: userInput, read: readUser, controlOf });

const userChanges = z.object({ ...userInput.shape, is_active: z.boolean() });
export type UserChanges = z.input<typeof userChanges>;

/** The form of a user who is edited, with isActive beside the controls of a new one. */
export const userChangesForm: FormParser<UserChanges> = formParser({
  schema: userChanges,
  read: (fields) => ({ ...readUser(fields), is_active: isChecked(fieldText(fields, 'isActive')) }),
  controlOf,
});
