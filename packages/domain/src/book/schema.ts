import * as z from 'zod/mini';
import { clientRef } from '../client/schema.ts';
import { plainDate } from '../date/schema.ts';
import { maintenanceTargets } from '../maintenance/schema.ts';
import { money, moneyInput } from '../money/schema.ts';
import { party, partyInput } from '../party/schema.ts';
import { readVersion } from '../text/index.ts';
import { agency, agencyInput } from './agency.ts';

/** The book of a client: its portfolio and its ledger. */
export const book = z.object({
  client: clientRef,
  managed: z.boolean(),
  vat_registered: z.boolean(),
  /** Whether what tenants have paid too much is applied when the next charge is made. */
  apply_credits: z.boolean(),
  claim_wait_days: z.int(),
  /** Charges that were recorded up to this day count in reports, whenever they were due; null where nobody has checked the book. */
  verified_on: z.nullable(plainDate),
  /** A cost of the bank above it is posted by an Admin; one in the other currency is compared at the last rate. */
  cost_limit: money,
  /** Days to respond to what is broken, and to mend it. */
  maintenance_targets: maintenanceTargets,
  agency,
  /** To whom withheld tax is paid. */
  tax_office: z.nullable(party),
  /** Nothing is posted up to this day; null where no period is locked. */
  locked_until: z.nullable(plainDate),
  /** How much the files of its records may take, in bytes. */
  file_quota: z.int(),
  /** How many entries it has. */
  last_seq: z.int(),
  version: readVersion,
});
export type Book = z.output<typeof book>;

/** Business days that a claim waits after its notice. */
export const waitDays = z.int().check(z.minimum(14), z.maximum(60));

export const bookPatch = z.object({
  managed: z.optional(z.boolean()),
  vat_registered: z.optional(z.boolean()),
  apply_credits: z.optional(z.boolean()),
  /** By Admins of the provider, as `verified_on`. */
  claim_wait_days: z.optional(waitDays),
  verified_on: z.optional(z.nullable(plainDate)),
  cost_limit: z.optional(moneyInput),
  maintenance_targets: z.optional(maintenanceTargets),
  agency: z.optional(agencyInput),
  tax_office: z.optional(z.nullable(partyInput)),
  /** By Admins of the provider. */
  file_quota: z.optional(z.int().check(z.minimum(0), z.maximum(2 ** 50))),
  version: readVersion,
});
export type BookPatch = z.input<typeof bookPatch>;
