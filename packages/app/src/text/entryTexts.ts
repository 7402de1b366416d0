import type { Account, Entry, EntryKind } from '@rentsafe/domain/entry';
import { capitalised } from './capitalised';

export const entryTypes: Readonly<Record<EntryKind, string>> = {
  charge: 'Invoice',
  charge_run: 'Invoice',
  credit_note: 'Credit note',
  write_off: 'Write-off',
  receipt: 'Receipt',
  identification: 'Receipt',
  allocation: 'Allocation',
  unallocation: 'Allocation',
  receipt_reversal: 'Reversal',
  opening: 'Opening balance',
  opening_reversal: 'Reversal',
  bill: 'Bill',
  disbursement_approval: 'Disbursement approved',
  disbursement_payment: 'Disbursement',
  disbursement_failure: 'Disbursement failed',
  deposit_deduction: 'From the deposit',
  bank_transfer: 'Bank transfer',
  bank_cost: 'Bank cost',
  bank_cost_reversal: 'Reversal',
  journal: 'Journal',
  journal_reversal: 'Reversal',
  shortfall: 'Shortfall',
};

/** What of a tenant is not allocated is named, as every transfer has a debit and a credit. */
export const accountText = ({ kind }: Pick<Account, 'kind'>) =>
  kind === 'credit' ? 'Tenant credit' : capitalised(kind.replace('_', ' '));

/** What an entry moved for a lease: of the run of a month, which charges many, its part. */
export function transfersOf(lease: number, { transfers }: Entry): Entry['transfers'] {
  const leases = (transfer: Entry['transfers'][number]) =>
    [transfer.debit.lease, transfer.credit.lease].filter((id) => id !== null);
  const isOfMany = transfers.some((transfer) => leases(transfer).some((id) => id !== lease));
  return isOfMany ? transfers.filter((transfer) => leases(transfer).includes(lease)) : transfers;
}
