import {
  type FormEntries,
  type FormIssue,
  fieldText,
  formIssues,
  integerOrUndefined,
  readFields,
} from '../form/index.ts';
import { type UserInput, userInput } from './schema.ts';

const controls: Readonly<Record<string, string>> = {
  first_name: 'firstName',
  last_name: 'lastName',
  email: 'email',
  access_level: 'accessLevel',
};

/** The control that a path of the payload or of a server's refusal means. */
export const userControl = ([key = '']: readonly string[]): string => controls[key] ?? key;

/** Reads the form of a new internal user: controls firstName, lastName, email, accessLevel. */
export function userFromForm(entries: FormEntries): UserInput {
  const fields = readFields(entries);
  return {
    first_name: fieldText(fields, 'firstName'),
    last_name: fieldText(fields, 'lastName'),
    email: fieldText(fields, 'email'),
    access_level: integerOrUndefined(fieldText(fields, 'accessLevel')),
  } as UserInput;
}

const words = {
  blank: {
    firstName: 'Enter a first name.',
    lastName: 'Enter a last name.',
    email: 'Enter an e-mail address.',
  },
  wrong: { accessLevel: 'Choose an access level.' },
};

/** What is to be mended in the form of a new internal user, by control; empty when it can be sent. */
export function userIssues(entries: FormEntries): FormIssue[] {
  const fields = readFields(entries);
  const { error } = userInput.safeParse(userFromForm(fields), { reportInput: true });
  return formIssues(error, fields, (path) => ({ name: userControl(path) }), words);
}
