import { type StepLevel, type VerbOf, verbsOf } from '@rentsafe/domain/machine';
import { type Receipt, receiptMachine } from '@rentsafe/domain/receipt';
import type { StepText } from '../../../../record/StepActions';

type ReceiptVerb = VerbOf<typeof receiptMachine>;

/** What the state of a receipt allows. A credit that was there when the book began goes with its import. */
export const receiptVerbs = ({ state, source }: Receipt, level: StepLevel): readonly ReceiptVerb[] =>
  verbsOf(receiptMachine, state, level).filter((verb) => source !== 'opening' || verb !== 'reverse');

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
