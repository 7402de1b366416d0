import * as z from 'zod/mini';

const unstorable = /\0|\p{Surrogate}/u;

/** True for text that a UTF-8 database can hold: no NUL, no lone surrogate. */
export function isStorableText(text: string): boolean {
  return !unstorable.test(text);
}

/** Refuses what a UTF-8 database cannot hold. */
export const storable = z.refine<string>(isStorableText, { error: 'Null characters are not allowed.' });

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

/** `www.x.co.zw` and `x.co.zw:8080` get https://; text with a scheme is only trimmed. */
export function withScheme(url: string): string {
  const trimmed = url.trim();
  return trimmed === '' || /^[a-z][a-z\d+.-]*:(?!\d)/i.test(trimmed) ? trimmed : `https://${trimmed}`;
}

/** What the URL parser forgives but no address may hold: spaces, control characters, direction marks, backslashes. */
const unseen = /[\s\p{Cc}\p{Cf}\\]/u;

/** A web address with http or https, a host that has a dot, and no user name in front of it. */
export function isWebAddress(url: string): boolean {
  if (unseen.test(url) || !/^https?:\/\/[^/]/i.test(url) || !URL.canParse(url)) return false;
  const { hostname, username, password } = new URL(url);
  // `https://12345` is read as the IP address 0.0.48.57.
  const isHiddenIp = /^[\d.]+$/.test(hostname) && !url.includes(hostname);
  return !username && !password && !isHiddenIp && /^[^.]+(\.[^.]+)+$/.test(hostname);
}

/** A web address: http or https only, at most 300 characters; https:// is put before one without a scheme. */
export const webAddress = z
  .string()
  .check(
    z.trim(),
    z.overwrite(withScheme),
    z.maxLength(300),
    z.refine(isWebAddress, { error: 'Enter a valid URL.' }),
    storable,
  );

/** A name for a file on any system: no path, control or direction characters, at most 120 characters. */
export function fileSafeName(name: string): string {
  return name
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cf}\p{Cs}\u2028\u2029<>:"/\\|?*]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[\s.]+/, '')
    .slice(0, 120)
    .replace(/[\s.\ud800-\udbff]+$/, '');
}
