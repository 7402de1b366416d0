import * as z from 'zod/mini';
import { formParser } from '../form/index.ts';

/** The form that approves several at once, each as it was read: it has no fields. */
export const approvalsForm = formParser({ schema: z.object({}), read: () => ({}) });
