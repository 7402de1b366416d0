import type * as z from 'zod/mini';
import { issueList } from '../errors/issues.ts';
import type { Fields } from './index.ts';

/** What is wrong with one control of a form, in words for the person who fills it in. */
export interface FormIssue {
  /** Name of the control, with the suffix of its row: `city_id_1`. */
  field: string;
  message: string;
}

/** A control by its name and the suffix of its row. */
export interface Control {
  name: string;
  suffix?: string | undefined;
}

/** What a control is called in the form: `city_id_1`. */
export const controlName = ({ name, suffix = '' }: Control): string => name + suffix;

const blank = new Set([
  'This field is required.',
  'This field may not be null.',
  'This field may not be blank.',
  'This list may not be empty.',
  'Not a valid choice.',
]);

const plainWords = new Map([
  ['Date has wrong format. Use one of these formats instead: YYYY-MM-DD.', 'Enter a date as dd/mm/yyyy.'],
  ['This date may not be in the future.', 'Enter a date that is not in the future.'],
  ['Enter a valid email address.', 'Enter an e-mail address such as name@example.com.'],
  ['Enter a valid URL.', 'Enter a web address such as https://www.example.com.'],
  ['Enter a valid phone number.', 'Enter a phone number such as 077 123 4567.'],
  ['A valid integer is required.', 'Enter a whole number.'],
  ['A valid number is required.', 'Enter an amount such as 1234.50.'],
  ['Ensure this value is greater than or equal to 0.', 'Enter a number that is not below 0.'],
  ['Null characters are not allowed.', 'Take out the characters that cannot be stored.'],
]);

/** Own words of a form, by control name without the row's suffix. */
export interface FormWords {
  /** What to do about an empty control. */
  blank: Readonly<Record<string, string>>;
  /** What to do about any other fault. */
  wrong?: Readonly<Record<string, string>>;
}

function inPlainWords(message: string): string {
  const limit = /^Ensure this field has no more than (\d+) characters\.$/.exec(message)?.[1];
  if (limit) return `Use at most ${limit} characters.`;
  return plainWords.get(message) ?? message;
}

/**
 * The issues of a failed parse by control, one a control. `controlOf` turns a path of the payload into the name of its
 * control.
 */
export function formIssues(
  error: z.core.$ZodError | undefined,
  fields: Fields,
  controlOf: (path: readonly string[]) => Control,
  words: FormWords,
): FormIssue[] {
  const found = new Map<string, FormIssue>();
  for (const { path, message } of error ? issueList(error) : []) {
    const control = controlOf(path);
    const { name } = control;
    const field = controlName(control);
    const whenBlank = blank.has(message) || !fields.get(field) ? words.blank[name] : undefined;
    const said = whenBlank ?? words.wrong?.[name] ?? inPlainWords(message);
    if (!found.has(field)) found.set(field, { field, message: said });
  }
  return [...found.values()];
}
