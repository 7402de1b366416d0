import { type StepLevel, type VerbOf, verbsOf } from '@rentsafe/domain/machine';
import { type Receipt, receiptMachine } from '@rentsafe/domain/receipt';

export type ReceiptAction = VerbOf<typeof receiptMachine>;

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

/** What the state of a receipt allows. What came out of a deposit is taken back where the deposit is. */
export const actionsOf = ({ state, bank_account }: Receipt, level: StepLevel): readonly ReceiptAction[] =>
  bank_account === null ? [] : verbsOf(receiptMachine, state, level);
