import { type StepLevel, type VerbOf, verbsOf } from '@rentsafe/domain/machine';
import { type Receipt, receiptMachine } from '@rentsafe/domain/receipt';
import type { StepText } from '../record/StepActions';

type ReceiptVerb = VerbOf<typeof receiptMachine>;

/** What the state of a receipt allows. What came out of a deposit is taken back where the deposit is. */
export const receiptVerbs = ({ state, bank_account }: Receipt, level: StepLevel): readonly ReceiptVerb[] =>
  bank_account === null ? [] : verbsOf(receiptMachine, state, level);

export const stepTexts: Readonly<Record<ReceiptVerb, StepText>> = {
  identify: { label: 'Identify…' },
  allocate: { label: 'Allocate…' },
  unallocate: { label: 'Unallocate…', isQuiet: true },
  reverse: { label: 'Reverse…', isQuiet: true },
};

export const stepDialogs = {
  identify: async () => (await import('./IdentifyDialog')).IdentifyDialog,
  allocate: async () => (await import('./AllocateDialog')).AllocateDialog,
  unallocate: async () => (await import('./UnallocateDialog')).UnallocateDialog,
  reverse: async () => (await import('./ReverseDialog')).ReverseDialog,
};
