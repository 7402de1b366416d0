import type { LeaseRow, LeaseState } from '@rentsafe/domain/lease';
import { amountsText } from '../../../../text/Amounts';
import type { StateTexts } from '../../../../text/StateBadge';

export const leaseStateTexts: StateTexts<LeaseState> = {
  draft: { label: 'Draft', tone: 'info' },
  active: { label: 'Active', tone: 'success' },
  notice: { label: 'Notice', tone: 'warning' },
  ended: { label: 'Ended', tone: 'neutral' },
  cancelled: { label: 'Cancelled', tone: 'neutral' },
};

export const balanceText = (balances: LeaseRow['balances']) =>
  amountsText(balances.map(({ balance, currency }) => ({ amount: balance, currency })));
