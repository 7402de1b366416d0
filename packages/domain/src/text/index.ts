import * as z from 'zod/mini';

const unstorable = /\0|\p{Surrogate}/u;

/** True for text that a UTF-8 database can hold: no NUL, no lone surrogate. */
export function isStorableText(text: string): boolean {
  return !unstorable.test(text);
}

const storable = z.refine<string>(isStorableText, { error: 'Null characters are not allowed.' });

/** Required text: trimmed, 1 to `max` characters. */
export const text = (max = 150) => z.string().check(z.trim(), z.minLength(1), z.maxLength(max), storable);

/** Text that may be empty: trimmed, up to `max` characters. */
export const blankText = (max = 255) => z.string().check(z.trim(), z.maxLength(max), storable);

/** A field that may be left out, be null, or be the empty string of an untouched form control. */
export const optionalField = <T extends z.ZodMiniType>(schema: T) =>
  z.optional(z.nullable(z.union([schema, z.literal('')])));

/** Text that may be left out, null or empty. */
export const optionalText = (max = 255) => z.optional(z.nullable(blankText(max)));

/** `null` for what a form leaves empty (undefined, null, ''), else the value. */
export function orNull<T>(value: T | '' | null | undefined): T | null {
  return value === '' || value === null || value === undefined ? null : value;
}

/** Joins the parts that are not empty. */
export function joinParts(parts: readonly (string | null | undefined)[], separator: string): string {
  return parts
    .map((part) => part?.trim())
    .filter(Boolean)
    .join(separator);
}

/** An e-mail address: trimmed, at most 254 characters. */
export const emailAddress = z.string().check(z.trim(), z.maxLength(254), z.email(), storable);

/** A record's id: a positive integer below 2^53. */
export const recordId = z.int().check(z.positive());

/** `www.x.co.zw` gets https://; other text is only trimmed. */
export function withScheme(url: string): string {
  const trimmed = url.trim();
  return trimmed === '' || /^[a-z][a-z\d+.-]*:/i.test(trimmed) ? trimmed : `https://${trimmed}`;
}

/** A web address with http or https and a host that has a dot or is localhost. */
export function isWebAddress(url: string): boolean {
  if (!URL.canParse(url)) return false;
  const { protocol, hostname } = new URL(url);
  return (protocol === 'https:' || protocol === 'http:') && /^[^.]+(\.[^.]+)+$/.test(hostname);
}

/** A web address: http or https only, at most 300 characters. */
export const webAddress = z
  .string()
  .check(z.trim(), z.maxLength(300), z.refine(isWebAddress, { error: 'Enter a valid URL.' }), storable);
