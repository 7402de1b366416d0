import type { leaseMachine } from '@rentsafe/domain/lease';
import type { VerbOf } from '@rentsafe/domain/machine';
import { Ban, Pencil } from 'lucide-react';
import type { StepText } from '../../../../record/VerbActions';

/** The next steps stand as buttons; what is rare or final is in the menu. */
export const stepTexts: Readonly<Record<VerbOf<typeof leaseMachine>, StepText>> = {
  activate: { label: 'Activate' },
  cancel: { label: 'Cancel draft…', inMenu: Ban, isDanger: true },
  edit: { label: 'Edit', inMenu: Pencil },
  'give-notice': { label: 'Give notice' },
  'withdraw-notice': { label: 'Withdraw notice' },
  extend: { label: 'Renew' },
  end: { label: 'End lease…', inMenu: Ban, isDanger: true },
};

export const stepDialogs = {
  activate: async () => (await import('./LeaseQuestion')).ActivateQuestion,
  cancel: async () => (await import('./LeaseQuestion')).CancelQuestion,
  edit: async () => (await import('./EditLeaseDialog')).EditLeaseDialog,
  'give-notice': async () => (await import('./NoticeDialog')).NoticeDialog,
  'withdraw-notice': async () => (await import('./LeaseQuestion')).WithdrawNoticeQuestion,
  extend: async () => (await import('./RenewDialog')).RenewDialog,
  end: async () => (await import('./EndDialog')).EndDialog,
};
