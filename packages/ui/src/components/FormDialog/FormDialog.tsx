'use client';

import { type FormEvent, type ReactNode, useId, useRef, useState } from 'react';
import { isDirty } from '../../internal/form/dirty';
import { useMessages } from '../../internal/messages/messages';
import { type OpenChangeReason, useOpenState } from '../../internal/overlay/openState';
import { AlertDialog } from '../AlertDialog';
import { Dialog, type DialogProps } from '../Dialog';
import { Form, type FormProps } from '../Form';
import * as styles from './FormDialog.css';
import { formDialogMessages } from './FormDialog.messages';
import { FormDialogFoot } from './FormDialogFoot';
import { Unconfirmed } from './Unconfirmed';
import { useReady } from './useReady';
import { type FormDialogSubmitEvent, useRounds } from './useRounds';
import { useWaiting } from './useWaiting';

export interface FormDialogProps<Value = undefined>
  extends Pick<FormProps<Value>, 'schema' | 'validate' | 'rules' | 'notices'>,
    Omit<DialogProps, 'onSubmit' | 'pending' | 'closeOnOutside' | 'footer' | 'children'> {
  /** Sends what the fields hold. The issues that it returns are shown at the fields; none, or nothing, means done. */
  onSubmit: (event: FormDialogSubmitEvent<NoInfer<Value>>) => ReturnType<FormProps<Value>['onSubmit']>;
  /** Offers 'Save and add another', after which the form stands there anew. @default false */
  repeatable?: boolean;
  /** An attempt to close while it waits for an answer. @default announces that it has to wait, and shows it in the foot */
  onCloseBlocked?: DialogProps['onCloseBlocked'];
  /** It was sent (`submit`), or given up. Not called while it waits for an answer. */
  onOpenChange?: DialogProps['onOpenChange'];
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
export function FormDialog<Value = undefined>({
  open: controlled,
  defaultOpen,
  onOpenChange,
  ...props
}: FormDialogProps<Value>) {
  const [open, change] = useOpenState({ open: controlled, defaultOpen, onOpenChange });
  return open ? <OpenFormDialog {...props} onClose={(reason) => change(false, reason)} /> : null;
}

interface OpenFormDialogProps<Value>
  extends Omit<FormDialogProps<Value>, 'open' | 'defaultOpen' | 'onOpenChange'> {
  onClose: (reason: OpenChangeReason) => void;
}

function OpenFormDialog<Value>({
  onClose,
  onCloseBlocked,
  schema,
  validate,
  rules,
  notices,
  onSubmit,
  submitLabel,
  pendingLabel,
  tone = 'neutral',
  unconfirmed = false,
  repeatable = false,
  ready = true,
  children,
  ...rest
}: OpenFormDialogProps<Value>) {
  const messages = useMessages(formDialogMessages);
  const formId = useId();
  const formRef = useRef<HTMLFormElement>(null);
  const { pending, overdue, blocked, onPendingChange, showWait } = useWaiting();
  const { round, send, sendForAnother, noteSubmit } = useRounds<Value>({
    formRef,
    onSubmit,
    onClose: () => onClose('submit'),
  });
  useReady(formRef, ready);
  /** What the user did to close it, while it asks whether to. */
  const [asking, setAsking] = useState<OpenChangeReason>();

  const beforeSubmit = (event: FormEvent) => {
    if (ready) return pending || noteSubmit();
    event.preventDefault();
    event.stopPropagation();
  };
  const close = (reason: OpenChangeReason) => {
    if (asking) setAsking(undefined);
    else if (!pending && formRef.current && (unconfirmed || isDirty(formRef.current))) setAsking(reason);
    else onClose(reason);
  };

  return (
    <>
      <Dialog
        size="lg"
        {...rest}
        open
        onOpenChange={({ reason }) => close(reason)}
        pending={pending && !overdue}
        onCloseBlocked={onCloseBlocked ?? showWait}
        footer={
          <FormDialogFoot
            {...{ formId, submitLabel, pendingLabel, tone, pending, ready }}
            onAnother={repeatable ? sendForAnother : undefined}
          >
            {overdue && <Unconfirmed>{messages.unconfirmed}</Unconfirmed>}
            {blocked && (
              <span data-part="wait" className={styles.wait}>
                {messages.wait}
              </span>
            )}
          </FormDialogFoot>
        }
      >
        <Form
          key={round}
          id={formId}
          ref={formRef}
          {...(schema && { schema })}
          {...(validate && { validate })}
          {...(rules && { rules })}
          {...{ notices, unconfirmed }}
          onSubmitCapture={beforeSubmit}
          onSubmit={send}
          onPendingChange={onPendingChange}
        >
          {children}
        </Form>
      </Dialog>
      <AlertDialog
        open={asking !== undefined}
        title={messages.discardTitle}
        description={unconfirmed ? messages.discardUnconfirmedText : messages.discardText}
        confirmLabel={messages.discard}
        cancelLabel={messages.keepEditing}
        onConfirm={() => asking && onClose(asking)}
        onOpenChange={() => setAsking(undefined)}
      />
    </>
  );
}
