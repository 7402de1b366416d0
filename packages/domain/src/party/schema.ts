import * as z from 'zod/mini';
import { recordId } from '../text/index.ts';

/** What a landlord, a tenant or a supplier is in the register. */
export const partyTypes = ['individual', 'company'] as const;
export type PartyType = (typeof partyTypes)[number];

/** A person or a company as it is sent. */
export const partyInput = z.object({ type: z.enum(partyTypes), id: recordId });
export type PartyInput = z.input<typeof partyInput>;

/** A person or a company as it is named inside another record. */
export const party = z.object({ ...partyInput.shape, name: z.string() });
export type Party = z.output<typeof party>;
