import type { Receipt } from '@rentsafe/domain/receipt';

export type ReceiptAction = 'identify' | 'allocate' | 'unallocate' | 'reverse';

/** What is to be done, and with which receipt. */
export interface ReceiptTask {
  action: ReceiptAction;
  receipt: Receipt;
}

export interface ReceiptDialogProps {
  receipt: Receipt;
  onClose: () => void;
}

export const actionLabels: Readonly<Record<ReceiptAction, string>> = {
  identify: 'Identify…',
  allocate: 'Allocate…',
  unallocate: 'Unallocate…',
  reverse: 'Reverse…',
};

const actionsIn: Readonly<Record<Receipt['state'], readonly ReceiptAction[]>> = {
  unidentified: ['identify', 'reverse'],
  unallocated: ['allocate', 'reverse'],
  part: ['allocate', 'unallocate', 'reverse'],
  allocated: ['unallocate', 'reverse'],
  reversed: [],
};

/** What the state of a receipt allows; reversing is for Admins. What came out of a deposit is taken back where the deposit is. */
export const actionsOf = ({ state, bank_account }: Receipt, mayReverse: boolean): readonly ReceiptAction[] =>
  bank_account === null ? [] : actionsIn[state].filter((action) => action !== 'reverse' || mayReverse);
