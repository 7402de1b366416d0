import type { PayeeAccount } from '@rentsafe/domain/payee';
import { dotted } from '../../../../text/dotted';

/** 'CBZ · Gweru · 0112345'; null where nothing is kept. */
export const accountText = ({ bank_name, bank_branch, account_number }: PayeeAccount): string | null => {
  const parts = [bank_name, bank_branch, account_number].filter((part): part is string => Boolean(part));
  return parts.length > 0 ? dotted(...parts) : null;
};
