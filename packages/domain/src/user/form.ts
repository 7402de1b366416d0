import {
  type Fields,
  type FormParser,
  fieldText,
  formParser,
  integerOrUndefined,
  isChecked,
} from '../form/index.ts';
import { type InternalUser, type UserInput, type UserPatch, userInput, userPatch } from './schema.ts';

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

/** The form of a user who is edited, with isActive beside the controls of a new one: what differs, with the version. */
export const userChangesForm = (user: InternalUser): FormParser<UserPatch> =>
  formParser({
    schema: userPatch,
    read: (fields) => {
      const before: Partial<Record<string, unknown>> = { is_active: true, ...user };
      const values = { ...readUser(fields), is_active: isChecked(fieldText(fields, 'isActive')) };
      const changed = Object.entries(values).filter(([name, value]) => before[name] !== value);
      return { version: user.version ?? 1, ...Object.fromEntries(changed) };
    },
    controlOf,
  });
