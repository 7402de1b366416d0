import type { ReactNode } from 'react';
import { useMessages } from '../../internal/messages/messages';
import { Button } from '../Button';
import { useDialogClose } from '../Dialog';
import { formDialogMessages } from './FormDialog.messages';

interface FormDialogFootProps {
  formId: string;
  submitLabel: string;
  pendingLabel: string;
  tone: 'danger' | 'neutral';
  pending: boolean;
  ready: boolean;
  /** Left out where there is no other one. */
  onAnother: (() => void) | undefined;
  /** What is known of an answer that does not come. */
  children: ReactNode;
}

/** The buttons of the form, after what is known of its answer. */
export function FormDialogFoot(props: FormDialogFootProps) {
  const { formId, submitLabel, pendingLabel, tone, pending, ready, onAnother, children } = props;
  const messages = useMessages(formDialogMessages);
  const close = useDialogClose();
  return (
    <>
      {children}
      <Button onClick={() => close('cancel')}>{messages.cancel}</Button>
      {onAnother && (
        <Button aria-disabled={pending || !ready || undefined} onClick={onAnother}>
          {messages.saveAndAddAnother}
        </Button>
      )}
      <Button
        type="submit"
        form={formId}
        variant={tone === 'danger' ? 'danger' : 'primary'}
        pending={pending}
        aria-disabled={!ready || undefined}
      >
        {pending ? pendingLabel : submitLabel}
      </Button>
    </>
  );
}
