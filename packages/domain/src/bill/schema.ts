import * as z from 'zod/mini';
import { clientRef } from '../client/schema.ts';
import { plainDate } from '../date/schema.ts';
import { money, moneyInput } from '../money/schema.ts';
import { party, partyInput } from '../party/index.ts';
import { recordId, text } from '../text/index.ts';

/** How much of a bill is paid. */
export const billStates = ['open', 'part', 'settled'] as const;
export type BillState = (typeof billStates)[number];

/** What a supplier asks for work at a property, to be paid from its landlord's money. */
export const billInput = z.object({
  /** Whose book; the caller's own when left out. */
  client: z.optional(recordId),
  party: partyInput,
  property: recordId,
  /** The supplier's own. */
  number: text(50),
  billed_on: plainDate,
  due_on: plainDate,
  amount: moneyInput,
  description: text(500),
});
export type BillInput = z.input<typeof billInput>;

export const bill = z.object({
  id: recordId,
  client: clientRef,
  party,
  property: z.object({ id: recordId, name: z.string() }),
  number: z.string(),
  billed_on: plainDate,
  due_on: plainDate,
  amount: money,
  description: z.string(),
  paid: money,
  open: money,
  state: z.enum(billStates),
  /** The number of its entry in the book. */
  entry: recordId,
});
export type Bill = z.output<typeof bill>;
