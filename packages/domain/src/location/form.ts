import * as z from 'zod/mini';
import { fieldText, formParser } from '../form/index.ts';
import { text } from '../text/index.ts';

/** The form of a place, new or renamed: the control name. */
export const placeForm = formParser({
  schema: z.object({ name: text() }),
  read: (fields) => ({ name: fieldText(fields, 'name') }),
});
