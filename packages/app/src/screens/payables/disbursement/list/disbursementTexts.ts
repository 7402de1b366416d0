import type { BillState } from '@rentsafe/domain/bill';
import type { DisbursementKind, DisbursementState } from '@rentsafe/domain/disbursement';
import type { StateTexts } from '../../../../text/StateBadge';

export const disbursementStateTexts: StateTexts<DisbursementState> = {
  draft: { label: 'Draft', tone: 'warning' },
  approved: { label: 'Approved', tone: 'info' },
  paid: { label: 'Paid', tone: 'success' },
  cancelled: { label: 'Cancelled', tone: 'neutral' },
};

export const disbursementKindTexts: Readonly<Record<DisbursementKind, string>> = {
  landlord: 'Landlord',
  bill: 'Bill',
  deposit: 'Deposit',
  credit: 'Tenant credit',
  rent_tax: 'Rental income tax',
  commission: 'Commission',
};

export const billStateTexts: StateTexts<BillState> = {
  open: { label: 'Open', tone: 'warning' },
  part: { label: 'Part paid', tone: 'info' },
  settled: { label: 'Paid', tone: 'success' },
};
