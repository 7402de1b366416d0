import type { claimMachine } from '@rentsafe/domain/claim';
import type { VerbOf } from '@rentsafe/domain/machine';
import { Pencil, Undo2 } from 'lucide-react';
import type { StepText } from '../../../../record/VerbActions';

type ClaimVerb = VerbOf<typeof claimMachine>;

const texts: Readonly<Record<ClaimVerb, StepText>> = {
  notice: { label: 'Give notice…' },
  list: { label: 'List…' },
  settle: { label: 'Settle…' },
  edit: { label: 'Edit…', inMenu: Pencil },
  withdraw: { label: 'Withdraw…', inMenu: Undo2 },
};

/** While it waits, listing is possible and not what comes next. */
export const stepTexts = (isWaiting: boolean): typeof texts => ({
  ...texts,
  list: { ...texts.list, isQuiet: isWaiting },
});

export const stepDialogs = {
  notice: async () => (await import('./NoticeDialog')).NoticeDialog,
  edit: async () => (await import('./EditClaimDialog')).EditClaimDialog,
  list: async () => (await import('./ListDialog')).ListDialog,
  settle: async () => (await import('./SettleDialog')).SettleDialog,
  withdraw: async () => (await import('./WithdrawDialog')).WithdrawDialog,
};
