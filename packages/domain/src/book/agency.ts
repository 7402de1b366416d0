import * as z from 'zod/mini';
import { emailAddress, optionalField, optionalText, recordId } from '../text/index.ts';

const maybeText = z.nullable(z.string());

/** Who keeps a book, as its papers say, and the payees that every month has. */
export const agency = z.object({
  name: maybeText,
  /** Several lines. */
  address: maybeText,
  telephone: maybeText,
  email: maybeText,
  vat_number: maybeText,
  tin: maybeText,
  /** Its own company in the register, which commission is paid to. */
  company: z.nullable(z.object({ id: recordId, name: z.string() })),
  /** An image that is a file of the book. */
  logo: z.nullable(recordId),
});
export type Agency = z.output<typeof agency>;

/** What is left out stays; null or blank clears. */
export const agencyInput = z.object({
  name: optionalText(150),
  address: optionalText(500),
  telephone: optionalText(100),
  email: optionalField(emailAddress),
  vat_number: optionalText(50),
  tin: optionalText(50),
  company: z.optional(z.nullable(recordId)),
  logo: z.optional(z.nullable(recordId)),
});
export type AgencyInput = z.input<typeof agencyInput>;

/** Without these a paper does not say whom it is from. */
const letterhead = ['name', 'address', 'telephone'] as const;

/** What the letterhead of a book still lacks: 'name', 'address', 'telephone', and 'VAT number' of one that is registered. */
export function missingOfAgency(book: { agency: Agency; vat_registered: boolean }): string[] {
  const { agency: own, vat_registered } = book;
  return [
    ...letterhead.filter((field) => !own[field]),
    ...(vat_registered && !own.vat_number ? ['VAT number'] : []),
  ];
}
