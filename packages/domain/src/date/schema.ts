import * as z from 'zod/mini';
import { isPlainDate, today } from './format.ts';

/** A plain date on the wire. */
export const plainDate = z
  .string()
  .check(
    z.refine(isPlainDate, { error: 'Date has wrong format. Use one of these formats instead: YYYY-MM-DD.' }),
  );

/** A plain date that is not after today in Harare. */
export const pastDate = plainDate.check(
  z.refine((value) => value <= today(), { error: 'This date may not be in the future.' }),
);
