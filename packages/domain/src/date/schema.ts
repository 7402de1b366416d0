import { isPlainDate } from '@rentsafe/format/date';
import * as z from 'zod/mini';
import { issue } from '../errors/codes.ts';
import { today } from './businessDay.ts';

const isDateForm = (value: string) => /^\d{4}-\d{2}-\d{2}$/.test(value);

/** A plain date on the wire. */
export const plainDate = z.string().check(
  z.refine(isDateForm, issue('not_a_date')),
  z.refine((value) => !isDateForm(value) || isPlainDate(value), issue('no_such_day')),
);

/** A plain date that is not after today in Harare. */
export const pastDate = plainDate.check(z.refine((value) => value <= today(), issue('in_future')));
