'use client';

import { clsx } from 'clsx/lite';
import { type ComponentProps, type ReactNode, useId, useRef } from 'react';
import { checkNamed } from '../../internal/dev/propChecks';
import { useMessages } from '../../internal/messages/messages';
import * as styles from '../../internal/overlay/dialog.css';
import { Modal } from '../../internal/overlay/Modal';
import { Button } from '../Button';
import { Heading } from '../Heading';
import { alertDialogMessages } from './AlertDialog.messages';

export interface AlertDialogProps extends Omit<ComponentProps<'div'>, 'title' | 'children'> {
  /** Whether it is shown. */
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
  /** Called when the user confirms. */
  onConfirm: () => void;
  /** The safe button, or Escape. A press outside answers nothing. */
  onCancel: () => void;
}

/** A question that must be answered (APG alertdialog pattern). Renders a `div` in a portal; focus is on the safe button. */
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
  checkNamed('AlertDialog', 'title', title);
  const messages = useMessages(alertDialogMessages);
  const cancelRef = useRef<HTMLButtonElement>(null);
  const id = useId();
  const cancel = () => {
    if (!pending) onCancel();
  };

  return (
    <Modal
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-description`}
      {...rest}
      role="alertdialog"
      open={open}
      overlayClassName={styles.overlay}
      className={clsx(styles.content, styles.size.md, className)}
      onEscape={cancel}
      initialFocus={cancelRef}
    >
      <div className={styles.head}>
        <Heading level={2} id={`${id}-title`}>
          {title}
        </Heading>
      </div>
      <div id={`${id}-description`} className={styles.body}>
        {description}
      </div>
      <div className={styles.foot}>
        <Button ref={cancelRef} onClick={cancel}>
          {cancelLabel ?? messages.cancel}
        </Button>
        <Button variant={tone === 'danger' ? 'danger' : 'primary'} pending={pending} onClick={onConfirm}>
          {confirmLabel}
        </Button>
      </div>
    </Modal>
  );
}
