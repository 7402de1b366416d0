import type * as z from 'zod/mini';
import { type Issue, type IssueCode, type IssueParams, issueList } from '../errors/index.ts';
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

const blank = new Set<Issue['code']>(['required', 'null', 'blank', 'empty', 'not_a_choice']);

const texts: Partial<Record<IssueCode, (params: IssueParams) => string>> = {
  required: () => 'This field is required.',
  not_a_date: () => 'Enter a date as dd/mm/yyyy.',
  in_future: () => 'Enter a date that is not in the future.',
  not_an_email: () => 'Enter an e-mail address such as name@example.com.',
  not_a_url: () => 'Enter a web address such as https://www.example.com.',
  not_a_phone: () => 'Enter a phone number such as 077 123 4567.',
  not_whole: () => 'Enter a whole number.',
  not_a_number: () => 'Enter an amount such as 1234.50.',
  below: () => 'Enter a number that is not below 0.',
  unstorable: () => 'Take out the characters that cannot be stored.',
  too_long: ({ max }) => `Use at most ${max} characters.`,
  above: ({ max }) => `Enter ${max} or less.`,
  before_start: () => 'The end date may not be before the start date.',
  second_primary: () => 'Only one contact may be primary.',
};

/** Own words of a form, by control name without the row's suffix. */
export interface FormWords {
  /** What to do about an empty control. */
  blank: Readonly<Record<string, string>>;
  /** What to do about any other fault. */
  wrong?: Readonly<Record<string, string>>;
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
  for (const { path, code, params } of error ? issueList(error) : []) {
    const control = controlOf(path.map(String));
    const { name } = control;
    const field = controlName(control);
    const whenBlank = blank.has(code) || !fields.get(field) ? words.blank[name] : undefined;
    const text =
      whenBlank ?? words.wrong?.[name] ?? texts[code as IssueCode]?.(params) ?? 'Check this value.';
    if (!found.has(field)) found.set(field, { field, message: text });
  }
  return [...found.values()];
}
