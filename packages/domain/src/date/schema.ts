import * as z from 'zod/mini';
import { issue } from '../errors/codes.ts';
import { isPlainDate, today } from './format.ts';

/** A plain date on the wire. */
export const plainDate = z.string().check(z.refine(isPlainDate, issue('not_a_date')));

/** A plain date that is not after today in Harare. */
export const pastDate = plainDate.check(z.refine((value) => value <= today(), issue('in_future')));
