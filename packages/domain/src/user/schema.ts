import * as z from 'zod/mini';
import { emailAddress, recordId, text } from '../text/index.ts';

/** Access levels on the wire. */
export const ADMIN = 1;
export const USER = 2;
export const accessLevels = [
  { value: ADMIN, label: 'Admin' },
  { value: USER, label: 'User' },
] as const;

export const accessLevel = z.union([z.literal(ADMIN), z.literal(USER)]);
export type AccessLevel = z.output<typeof accessLevel>;

export function accessLevelLabel(level: number | string | null | undefined): string {
  return accessLevels.find(({ value }) => value === Number(level))?.label ?? String(level ?? '');
}

/** `invited`: no password has been set yet. */
export const userStatuses = ['invited', 'active', 'inactive'] as const;
export type UserStatus = (typeof userStatuses)[number];

/** A row of the list; what is optional, a server may leave out. */
export const internalUser = z.object({
  id: recordId,
  first_name: z.string(),
  last_name: z.string(),
  email: z.string(),
  access_level: z.int(),
  is_active: z.optional(z.boolean()),
  status: z.optional(z.enum(userStatuses)),
  last_sign_in_at: z.optional(z.nullable(z.string())),
  /** Whether they sign in with a second factor. */
  has_factor: z.optional(z.boolean()),
  version: z.optional(z.int()),
});
export type InternalUser = z.output<typeof internalUser>;

/** A one-time link with which a person sets a password. */
export const invitation = z.object({ url: z.string(), expires_at: z.string() });
export type Invitation = z.output<typeof invitation>;

export const userInput = z.object({
  first_name: text(),
  last_name: text(),
  email: emailAddress,
  access_level: accessLevel,
});
export type UserInput = z.input<typeof userInput>;

/** What changes, and the version that was read. */
export const userPatch = z.object({
  version: recordId,
  first_name: z.optional(text()),
  last_name: z.optional(text()),
  email: z.optional(emailAddress),
  access_level: z.optional(accessLevel),
  is_active: z.optional(z.boolean()),
});
export type UserPatch = z.input<typeof userPatch>;
