import type { documentMachine } from '@rentsafe/domain/document';
import type { VerbOf } from '@rentsafe/domain/machine';
import type { StepText } from '../../../record/VerbActions';

export const stepTexts: Readonly<Record<VerbOf<typeof documentMachine>, StepText>> = {
  sign: { label: 'Sign…' },
  withdraw: { label: 'Withdraw…', isQuiet: true },
};

export const stepDialogs = {
  sign: async () => (await import('./SignDialog')).SignDialog,
  withdraw: async () => (await import('./WithdrawDialog')).WithdrawDialog,
};
