import { addDays, type PlainDate } from '@rentsafe/format/date';
import type { PayeeAccount } from './schema.ts';

/** Days for which bank details count as new. */
const NEW_DAYS = 30;

/** Whether bank details are newer than 30 days: they are shown, and whoever set them does not approve what they are paid. */
export const isNewAccount = ({ since }: Pick<PayeeAccount, 'since'>, today: PlainDate): boolean =>
  since !== null && since > addDays(today, -NEW_DAYS);
