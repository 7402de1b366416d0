import * as z from 'zod/mini';
import { countRows, type FormEntries, integerOrUndefined, isChecked, rowText } from '../form/index.ts';
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
 * Reads numbered contact rows (`contact_type_0`, `individual_0`, …) from form entries: as many as keys starting with
 * `contact_type`.
 */
export function contactRows(entries: FormEntries): ContactRow[] {
  return countRows(entries, 'contact_type').map((suffix) => ({
    individual: integerOrUndefined(rowText(entries, 'individual', suffix)),
    position: rowText(entries, 'position', suffix),
    contact_type: rowText(entries, 'contact_type', suffix) as ContactInput['contact_type'],
    is_primary: isChecked(rowText(entries, 'is_primary', suffix)),
  }));
}
