import type { VerbOf } from '@rentsafe/domain/machine';
import type { requestMachine } from '@rentsafe/domain/maintenanceRequest';
import { Ban, Copy, Pencil } from 'lucide-react';
import type { StepText } from '../../../../record/VerbActions';

export const requestStepTexts: Readonly<Record<VerbOf<typeof requestMachine>, StepText>> = {
  accept: { label: 'Accept…' },
  edit: { label: 'Edit…', inMenu: Pencil },
  decline: { label: 'Decline…', inMenu: Ban },
  duplicate: { label: 'Mark as duplicate…', inMenu: Copy },
  reopen: { label: 'Reopen…', isQuiet: true },
};

export const requestStepDialogs = {
  accept: async () => (await import('./AcceptDialog')).AcceptDialog,
  edit: async () => (await import('./EditRequestDialog')).EditRequestDialog,
  decline: async () => (await import('./DeclineDialog')).DeclineDialog,
  duplicate: async () => (await import('./DeclineDialog')).DuplicateDialog,
  reopen: async () => (await import('./AcceptDialog')).ReopenDialog,
};
