// Contacts of a branch, numbered form rows.
import * as z from 'zod/mini';
import {
  type Fields,
  type FormSource,
  fieldText,
  integerOrUndefined,
  isChecked,
  readFields,
  rowSuffixes,
} from '../form/fields.ts';
import { optionalField, optionalText, recordId } from '../text/index.ts';

export const contactTypes = ['owner', 'director', 'manager', 'accounts', 'caretaker', 'other'] as const;
export type ContactType = (typeof contactTypes)[number];

/** A branch contact as it is sent. */
export const contactInput = z.object({
  individual: recordId,
  contact_type: optionalField(z.enum(contactTypes)),
  position: optionalText(100),
  is_primary: z.optional(z.boolean()),
});
export type ContactInput = z.input<typeof contactInput>;

/** A branch contact as it is read. */
export const contact = z.object({
  individual: z.object({ id: recordId, first_name: z.string(), last_name: z.string() }),
  contact_type: z.optional(z.nullable(z.string())),
  position: z.optional(z.nullable(z.string())),
  is_primary: z.optional(z.boolean()),
});
export type Contact = z.output<typeof contact>;

/** A contact row as typed; `individual` is undefined until a person is chosen. */
export type ContactRow = Omit<ContactInput, 'individual'> & { individual?: number | undefined };

/**
 * Reads numbered contact rows (`contact_type_0`, `individual_0`, …) from the fields of a form: as many as keys starting with
 * `contact_type`.
 */
export function contactRows(source: FormSource): ContactRow[] {
  const fields = readFields(source);
  return rowSuffixes(fields, 'contact_type').map((suffix) => ({
    individual: integerOrUndefined(fieldText(fields, `individual${suffix}`)),
    position: fieldText(fields, `position${suffix}`),
    contact_type: fieldText(fields, `contact_type${suffix}`) as ContactInput['contact_type'],
    is_primary: isChecked(fieldText(fields, `is_primary${suffix}`)),
  }));
}

/**
 * The control of a path such as `['contacts', '1', 'individual']`; undefined when the path is of something else. That a
 * second contact is primary belongs to the last checkbox that is on.
 */
export function contactControl(fields: Fields, [list, row, name]: readonly string[]): string | undefined {
  if (list !== 'contacts') return undefined;
  const suffixes = rowSuffixes(fields, 'contact_type');
  if (row !== undefined) return (name ?? 'individual') + (suffixes[Number(row)] ?? '');
  const primary = suffixes.filter((suffix) => isChecked(fieldText(fields, `is_primary${suffix}`)));
  return `is_primary${primary.at(-1) ?? suffixes[0] ?? ''}`;
}
