import * as z from 'zod/mini';
import { recordId, text } from '../text/index.ts';

/** The provider itself: its users are staff. */
export const PROVIDER_CLIENT_ID = 1;

/** The provider, or a client company. */
export const client = z.object({ id: recordId, name: z.string(), company: z.nullable(recordId) });
export type Client = z.output<typeof client>;

/** Whose book a record is in. */
export const clientRef = z.object({ id: recordId, name: z.string() });

export const clientInput = z.object({ name: text(200), company: z.optional(z.nullable(recordId)) });
export type ClientInput = z.input<typeof clientInput>;
