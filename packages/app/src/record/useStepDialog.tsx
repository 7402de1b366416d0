import { type RecordOf, reasonFields, type Steps, type VerbOf } from '@rentsafe/domain/step';
import type { ComponentType, ReactNode } from 'react';
import { type Opening, useLazyDialog } from '../overlays/useLazyDialog';
import type { StepDialogProps, StepKind } from './stepKind';

/** A step to be taken, and with which record. */
export interface StepTask<S extends Steps> {
  verb: VerbOf<S>;
  record: RecordOf<S>;
}

type DialogOf<S extends Steps> = ComponentType<StepDialogProps<S>>;

/** The dialog of a step: its own, else one that asks for a day and a reason, or only whether. */
export async function dialogOf<S extends Steps>(
  { steps, looks }: StepKind<S>,
  verb: VerbOf<S>,
): Promise<DialogOf<S>> {
  const own = looks[verb]?.dialog;
  if (own) return (await own()) as DialogOf<S>;
  const dialog =
    looks[verb]?.isPlain || reasonFields(steps.calls[verb]?.body).length > 0
      ? (await import('./ReasonDialog')).ReasonDialog
      : (await import('./StepQuestion')).StepQuestion;
  return dialog as DialogOf<S>;
}

/**
 * Opens the dialogs of the steps of a kind of record, each loaded when it is wanted.
 *
 * @param current The record as it is now, where it may change under an open dialog. @default as it was when the dialog was opened
 */
export function useStepDialog<S extends Steps>(
  kind: StepKind<S>,
  current?: RecordOf<S>,
): { trigger: Opening<StepTask<S>>; dialog: ReactNode } {
  const { trigger, opened, onClose } = useLazyDialog<StepTask<S>, StepDialogProps<S>>(
    async (task) =>
      (task ? dialogOf(kind, task.verb) : (await import('./ReasonDialog')).ReasonDialog) as DialogOf<S>,
    'The form could not be opened',
  );
  if (!opened) return { trigger, dialog: null };
  const { verb, record } = opened.subject;
  const dialog = <opened.Dialog kind={kind} verb={verb} record={current ?? record} onClose={onClose} />;
  return { trigger, dialog };
}
