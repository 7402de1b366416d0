import * as z from 'zod/mini';
import { clientRef } from '../client/schema.ts';
import { plainDate } from '../date/schema.ts';
import { maintenanceCategory, maintenancePriority } from '../maintenance/schema.ts';
import { paginated } from '../pagination/schema.ts';
import { party } from '../party/index.ts';
import { optionalText, readVersion, recordId, text } from '../text/index.ts';

/** `ordered` and `done` follow from the work orders of a request. */
export const requestStates = ['new', 'accepted', 'ordered', 'done', 'declined', 'duplicate'] as const;
export type RequestState = (typeof requestStates)[number];

const details = {
  unit: z.optional(z.nullable(recordId)),
  /** Today when left out. */
  reported_on: z.optional(z.nullable(plainDate)),
  reported_by: text(),
  telephone: optionalText(30),
  category: maintenanceCategory,
  priority: maintenancePriority,
  summary: text(),
  description: optionalText(2000),
  /** How and when to get in. */
  access: optionalText(500),
};

export const requestInput = z.object({
  /** Whose book; the caller's own when left out. */
  client: z.optional(recordId),
  property: recordId,
  ...details,
});
export type RequestInput = z.input<typeof requestInput>;

export const requestDetails = z.object(details);
export type RequestDetails = z.input<typeof requestDetails>;

/** Only what is new or accepted may change. */
export const requestPatch = z.object({ ...z.partial(requestDetails).shape, version: readVersion });
export type RequestPatch = z.input<typeof requestPatch>;

export const requestDecline = z.object({ reason: text(500) });
export const requestDuplicate = z.object({ of: recordId });

const shown = z.nullable(z.string());
const numbered = z.object({ id: recordId, number: z.string() });

/** What somebody reported that has to be mended. */
export const maintenanceRequest = z.object({
  id: recordId,
  client: clientRef,
  number: z.string(),
  property: z.object({ id: recordId, name: z.string() }),
  unit: z.nullable(z.object({ id: recordId, unit_number: z.string() })),
  /** Whose lease it was on `reported_on`, and its first tenant. */
  lease: z.nullable(numbered),
  tenant: z.nullable(party),
  reported_on: plainDate,
  reported_by: z.string(),
  telephone: shown,
  category: maintenanceCategory,
  priority: maintenancePriority,
  summary: z.string(),
  description: shown,
  access: shown,
  state: z.enum(requestStates),
  accepted_on: z.nullable(plainDate),
  respond_by: plainDate,
  finish_by: plainDate,
  /** It waits longer than the book's targets allow. */
  overdue: z.boolean(),
  /** The work orders of it, oldest first. */
  orders: z.array(numbered),
  /** Why it was declined. */
  reason: shown,
  duplicate_of: z.nullable(numbered),
  version: readVersion,
});
export type MaintenanceRequest = z.output<typeof maintenanceRequest>;

/** Of the whole book. */
export const requestTotals = z.object({
  new: z.int(),
  accepted: z.int(),
  ordered: z.int(),
  overdue: z.int(),
});
export type RequestTotals = z.output<typeof requestTotals>;

export const requestPage = z.object({ ...paginated(maintenanceRequest).shape, totals: requestTotals });
