'use client';

import * as Radix from '@radix-ui/react-alert-dialog';
import { clsx } from 'clsx';
import { type ComponentProps, type ReactNode, useRef } from 'react';
import { useMessages } from '../../messages/MessagesProvider';
import { Button } from '../Button/Button';
import * as styles from '../Dialog/Dialog.css';
import { rememberFocus } from '../Dialog/focus';
import { useReachableToasts } from '../Dialog/toasts';
import { Heading } from '../Heading/Heading';
import { alertDialogMessages } from './AlertDialog.messages';

export interface AlertDialogProps extends Omit<ComponentProps<'div'>, 'title' | 'children'> {
  open: boolean;
  /** The question, with its verb: 'Discard changes?' */
  title: ReactNode;
  /** What will happen, and whether it can be undone. */
  description: ReactNode;
  /** The verb of the question: 'Discard', 'Delete'. */
  confirmLabel: string;
  /** The safe answer; it has the focus. @default 'Cancel' */
  cancelLabel?: string;
  /** `danger` for what cannot be undone. @default 'danger' */
  tone?: 'danger' | 'neutral';
  /** The answer is being carried out: the dialog stays. @default false */
  pending?: boolean;
  onConfirm: () => void;
  /** The safe button, or Escape. A press outside answers nothing. */
  onCancel: () => void;
}

/** A question that must be answered (APG alertdialog pattern, on Radix). Renders a `div` in a portal; focus is on the safe button. */
export function AlertDialog({
  open,
  title,
  description,
  confirmLabel,
  cancelLabel,
  tone = 'danger',
  pending = false,
  onConfirm,
  onCancel,
  className,
  ...rest
}: AlertDialogProps) {
  const messages = useMessages('alertDialog', alertDialogMessages);
  const cancelRef = useRef<HTMLButtonElement>(null);
  const giveBackFocus = useRef(() => {});
  useReachableToasts(open);
  const cancel = () => {
    if (!pending) onCancel();
  };

  return (
    <Radix.Root open={open}>
      <Radix.Portal>
        <Radix.Overlay className={styles.overlay} />
        <Radix.Content
          {...rest}
          aria-modal="true"
          className={clsx(styles.content, styles.size.md, className)}
          onEscapeKeyDown={(event) => {
            event.preventDefault();
            cancel();
          }}
          onOpenAutoFocus={(event) => {
            event.preventDefault();
            giveBackFocus.current = rememberFocus();
            cancelRef.current?.focus();
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            giveBackFocus.current();
          }}
        >
          <div className={styles.head}>
            <Radix.Title asChild>
              <Heading level={2}>{title}</Heading>
            </Radix.Title>
          </div>
          <Radix.Description asChild>
            <div className={styles.body}>{description}</div>
          </Radix.Description>
          <div className={styles.foot}>
            <Button ref={cancelRef} onClick={cancel}>
              {cancelLabel ?? messages.cancel}
            </Button>
            <Button variant={tone === 'danger' ? 'danger' : 'primary'} pending={pending} onClick={onConfirm}>
              {confirmLabel}
            </Button>
          </div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
