import { isStorableText, isWebAddress, withScheme } from '@rentsafe/format/text';
import * as z from 'zod/mini';
import { issue } from '../errors/codes.ts';
import { maxLength, minLength } from './length.ts';

/** Refuses what a UTF-8 database cannot hold. */
export const storable = z.refine<string>(isStorableText, issue('unstorable'));

/** Required text: trimmed, 1 to `max` characters. */
export const text = (max = 150) => z.string().check(z.trim(), minLength(1), maxLength(max), storable);

/** Text that may be empty: trimmed, up to `max` characters. */
export const blankText = (max = 255) => z.string().check(z.trim(), maxLength(max), storable);

/** A field that may be left out, be null, or be the empty string of an untouched form control. */
export const optionalField = <T extends z.ZodMiniType>(schema: T) =>
  z.optional(z.nullable(z.union([schema, z.literal('')])));

/** Text that may be left out, null or empty. */
export const optionalText = (max = 255) => z.optional(z.nullable(blankText(max)));

/** An email address: trimmed, at most 254 characters. */
export const emailAddress = z.string().check(z.trim(), maxLength(254), z.email(), storable);

/** A record's id: a positive integer below 2^53. */
export const recordId = z.int().check(z.positive());

/** Which edition of a record was read: a change sends it back. Absent on a backend that has no editions. */
export const recordVersion = z.optional(z.int().check(z.positive()));

/** The version that was read, as a change sends it. */
export const readVersion = z.int().check(z.positive());

/** A web address: http or https only, at most 300 characters; https:// is put before one without a scheme. */
export const webAddress = z
  .string()
  .check(
    z.trim(),
    z.overwrite(withScheme),
    maxLength(300),
    z.refine(isWebAddress, issue('not_a_url')),
    storable,
  );

/** One telephone number: at most 17 digits with the usual signs between them; E.164 when it is stored. */
export const phoneNumber = z
  .string()
  .check(
    z.trim(),
    minLength(1),
    maxLength(30),
    z.regex(/^\+?[\s().-]*(\d[\s().-]*){1,17}$/, issue('not_a_phone')),
  );
