import type { PayeeAccount } from '@rentsafe/domain/payee';
import { day } from '../text/day';
import { dotted } from '../text/dotted';

/** 'CBZ · Gweru · 0112345'; null where nothing is kept. */
export const accountText = ({ bank_name, bank_branch, account_number }: PayeeAccount): string | null => {
  const parts = [bank_name, bank_branch, account_number].filter((part): part is string => Boolean(part));
  return parts.length > 0 ? dotted(...parts) : null;
};

/** 'CBZ · 0112345, since 12 Jan 2026'; null where nothing is kept. */
export const sinceText = (account: PayeeAccount | null): string | null => {
  const text = account && accountText(account);
  return text && `${text}${account.since ? `, since ${day(account.since)}` : ''}`;
};
