import * as z from 'zod/mini';
import { plainDate } from '../date/schema.ts';
import { paginated } from '../pagination/schema.ts';
import { party } from './schema.ts';

/** So many days a client may name whom its user looked up or recorded. */
export const GRANT_DAYS = 30;

/** So many numbers one user may look up within an hour, and all users of a client together. */
export const LOOKUPS_AN_HOUR = { user: 100, client: 300 } as const;

/**
 * Why somebody may be named: they are in the caller's book, are its own company, consented, were recorded by it and are in no other
 * book, or were looked up. Staff name everybody in the register.
 */
export const namingReasons = ['book', 'own', 'consent', 'created', 'grant', 'register'] as const;
export type NamingReason = (typeof namingReasons)[number];

/** What somebody is in the caller's book. */
export const partyRoles = ['tenant', 'guarantor', 'landlord', 'contractor', 'supplier'] as const;
export type PartyRole = (typeof partyRoles)[number];

/** Whom the caller may name; the record of one `by` grant cannot be opened. */
export const nameableParty = z.object({
  party,
  /** Tells two of one name apart: of a company its registration number, of a person the end of the ID number, `…9M21`. */
  number: z.nullable(z.string()),
  /** The town of the address, where the record may be read. */
  place: z.nullable(z.string()),
  roles: z.array(z.enum(partyRoles)),
  by: z.enum(namingReasons),
  /** The last day, of a grant and of a consent. */
  until: z.nullable(plainDate),
});
export type NameableParty = z.output<typeof nameableParty>;

export const nameablePage = paginated(nameableParty);

/** How many numbers the caller may still look up; null for staff, who are not limited. */
export const lookupAllowance = z.object({
  left: z.nullable(z.int().check(z.nonnegative())),
  limit: z.nullable(z.int()),
  /** When one more may be looked up; null where none was in the last hour. */
  resets_at: z.nullable(z.string()),
});
export type LookupAllowance = z.output<typeof lookupAllowance>;
