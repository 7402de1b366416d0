'use client';

import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { isDirty, markAdded } from '../../internal/form/dirty';
import { hasIssues } from '../../internal/form/issues';
import { useMessages } from '../../internal/messages/messages';
import { firstField } from '../../internal/overlay/focus';
import { AlertDialog } from '../AlertDialog';
import { announce } from '../Announcer';
import { Button } from '../Button';
import { Dialog, type DialogProps, useDialogClose } from '../Dialog';
import { Form, type FormProps, type FormSubmitEvent } from '../Form';
import * as styles from './FormDialog.css';
import { formDialogMessages } from './FormDialog.messages';
import { Unconfirmed, useOverdue } from './Unconfirmed';

export interface FormDialogSubmitEvent<Value = undefined> extends FormSubmitEvent<Value> {
  /** The form is to stay open for another one. */
  another: boolean;
}

export interface FormDialogProps<Value = undefined>
  extends Pick<FormProps<Value>, 'schema' | 'validate'>,
    Omit<
      DialogProps,
      'onClose' | 'onSubmit' | 'pending' | 'closeOnOutside' | 'footer' | 'children' | 'open' | 'defaultOpen'
    > {
  /** Whether it is shown. */
  open: boolean;
  /** Sends what the fields hold. The issues that it returns are shown at the fields; none, or nothing, means done. */
  onSubmit: (event: FormDialogSubmitEvent<NoInfer<Value>>) => ReturnType<FormProps<Value>['onSubmit']>;
  /** Offers 'Save and add another', after which the form stands there anew. @default false */
  repeatable?: boolean;
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
  /** Whether its fields are there: until then it cannot be sent. The first one takes the focus when they come. @default true */
  ready?: boolean;
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
  repeatable = false,
  ready = true,
  children,
  ...rest
}: Omit<FormDialogProps<Value>, 'open'>) {
  const messages = useMessages(formDialogMessages);
  const formId = useId();
  const formRef = useRef<HTMLFormElement>(null);
  const isOpen = useRef(true);
  const isAnother = useRef(false);
  const [round, setRound] = useState(0);
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

  const wasReady = useRef(ready);
  useEffect(() => {
    const form = formRef.current;
    if (ready && !wasReady.current && form) {
      markAdded(form);
      if (!form.contains(document.activeElement)) firstField(form)?.focus();
    }
    wasReady.current = ready;
  }, [ready]);

  const stopUnready = (event: FormEvent) => {
    if (ready) return;
    event.preventDefault();
    event.stopPropagation();
  };

  const send: FormProps<Value>['onSubmit'] = async (event) => {
    const another = isAnother.current;
    const issues = await onSubmit({ ...event, another });
    // A late answer must not close the form that was opened since.
    if (!isOpen.current || (issues && hasIssues(issues))) return issues;
    if (another) startAnew();
    else onClose();
    return issues;
  };

  const startAnew = () => {
    flushSync(() => setRound((count) => count + 1));
    if (formRef.current) firstField(formRef.current)?.focus();
  };

  const sendForAnother = () => {
    // Read by `send` before this returns: all other ways to submit are of this one alone.
    isAnother.current = true;
    formRef.current?.requestSubmit();
    isAnother.current = false;
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
            {repeatable && (
              <Button aria-disabled={pending || !ready || undefined} onClick={sendForAnother}>
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
        }
      >
        <Form
          key={round}
          id={formId}
          ref={formRef}
          {...(schema && { schema })}
          {...(validate && { validate })}
          onSubmitCapture={stopUnready}
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
