'use client';

import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useMessages } from '../../internal/messages/messages';
import { AlertDialog } from '../AlertDialog/AlertDialog';
import { announce } from '../Announcer/announce';
import { Button } from '../Button/Button';
import { useDialogClose } from '../Dialog/closing';
import { Dialog, type DialogProps } from '../Dialog/Dialog';
import { isDirty } from '../Form/dirty';
import { Form, type FormProps } from '../Form/Form';
import { hasIssues } from '../Form/issues';
import * as styles from './FormDialog.css';
import { formDialogMessages } from './FormDialog.messages';
import { Unconfirmed, useOverdue } from './Unconfirmed';

export interface FormDialogProps<Value = undefined>
  extends Pick<FormProps<Value>, 'schema' | 'validate' | 'onSubmit'>,
    Omit<
      DialogProps,
      'onClose' | 'onSubmit' | 'pending' | 'closeOnOutside' | 'footer' | 'children' | 'open' | 'defaultOpen'
    > {
  /** Whether it is shown. */
  open: boolean;
  /** An attempt to close while it waits for an answer. @default announces that it has to wait, and shows it in the foot */
  onCloseBlocked?: DialogProps['onCloseBlocked'];
  /** It was sent, or given up. Not called while it waits for an answer. */
  onClose: () => void;
  /** The text of the submit button: the result, "Add Unit". */
  submitLabel: string;
  /** What the submit button reads while the form is sent: 'Adding Company...' */
  pendingLabel: string;
  /** `danger` for what cannot be undone. @default 'neutral' */
  tone?: 'danger' | 'neutral';
  /** It was sent, and may have been saved: the question before closing states it. @default false */
  unconfirmed?: boolean;
  /** The fields. */
  children: ReactNode;
}

/**
 * Creates something in a dialog. Asks before it discards what was typed; while it is sent every attempt to close is
 * answered by 'Processing form, please wait', or reported by `onCloseBlocked`, for 30 seconds. Renders the `div` of a Dialog.
 */
export function FormDialog<Value = undefined>({ open, ...props }: FormDialogProps<Value>) {
  return open ? <OpenFormDialog {...props} /> : null;
}

function OpenFormDialog<Value>({
  onClose,
  onCloseBlocked,
  schema,
  validate,
  onSubmit,
  submitLabel,
  pendingLabel,
  tone = 'neutral',
  unconfirmed = false,
  children,
  ...rest
}: Omit<FormDialogProps<Value>, 'open'>) {
  const messages = useMessages(formDialogMessages);
  const formId = useId();
  const formRef = useRef<HTMLFormElement>(null);
  const isOpen = useRef(true);
  const [pending, setPending] = useState(false);
  const [blocked, setBlocked] = useState(false);
  const [asking, setAsking] = useState(false);
  const overdue = useOverdue(pending);

  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
    };
  }, []);

  const send: FormProps<Value>['onSubmit'] = async (event) => {
    const issues = await onSubmit(event);
    // A late answer must not close the form that was opened since.
    if (isOpen.current && !(issues && hasIssues(issues))) onClose();
    return issues;
  };

  const close = () => {
    if (asking) setAsking(false);
    else if (!pending && formRef.current && isDirty(formRef.current)) setAsking(true);
    else onClose();
  };

  const showWait = () => {
    setBlocked(true);
    announce(messages.wait);
  };

  return (
    <>
      <Dialog
        size="lg"
        {...rest}
        open
        onClose={close}
        pending={pending && !overdue}
        onCloseBlocked={onCloseBlocked ?? showWait}
        footer={
          <>
            {overdue && <Unconfirmed>{messages.unconfirmed}</Unconfirmed>}
            {blocked && pending && !overdue && <span className={styles.wait}>{messages.wait}</span>}
            <CancelButton>{messages.cancel}</CancelButton>
            <Button
              type="submit"
              form={formId}
              variant={tone === 'danger' ? 'danger' : 'primary'}
              pending={pending}
            >
              {pending ? pendingLabel : submitLabel}
            </Button>
          </>
        }
      >
        <Form
          id={formId}
          ref={formRef}
          {...(schema && { schema })}
          {...(validate && { validate })}
          onSubmit={send}
          onPendingChange={(event) => {
            setPending(event.pending);
            setBlocked(false);
          }}
        >
          {children}
        </Form>
      </Dialog>
      <AlertDialog
        open={asking}
        title={messages.discardTitle}
        description={unconfirmed ? messages.discardUnconfirmedText : messages.discardText}
        confirmLabel={messages.discard}
        cancelLabel={messages.keepEditing}
        onConfirm={onClose}
        onCancel={() => setAsking(false)}
      />
    </>
  );
}

function CancelButton({ children }: { children: ReactNode }) {
  const close = useDialogClose();
  return <Button onClick={() => close('cancel')}>{children}</Button>;
}
