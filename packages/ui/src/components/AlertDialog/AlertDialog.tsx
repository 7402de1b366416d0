'use client';

import { clsx } from 'clsx/lite';
import { type ComponentProps, type ReactNode, useId, useRef } from 'react';
import { checkNamed } from '../../internal/dev/propChecks';
import { useMessages } from '../../internal/messages/messages';
import * as styles from '../../internal/overlay/dialog.css';
import { Modal } from '../../internal/overlay/Modal';
import { type OpenStateProps, useOpenState } from '../../internal/overlay/openState';
import type { PortalProps } from '../../internal/overlay/portal';
import { Button } from '../Button';
import { Heading, type HeadingLevel } from '../Heading';
import { alertDialogMessages } from './AlertDialog.messages';

export interface AlertDialogProps
  extends Omit<ComponentProps<'div'>, 'title' | 'children'>,
    OpenStateProps,
    PortalProps {
  /** The question, with its verb: 'Discard changes?' */
  title: ReactNode;
  /** The level of the title's heading. @default 2 */
  headingLevel?: HeadingLevel;
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
  /** Called when the user asks to close it: `cancel`, the safe button, or `escape`. A press outside answers nothing. */
  onOpenChange?: OpenStateProps['onOpenChange'];
  /** Called when the user confirms. With `open` the caller closes it, once that is done; else it closes. */
  onConfirm: () => void;
  /** Class names for its parts. */
  classNames?: { overlay?: string; head?: string; body?: string; footer?: string } | undefined;
}

/** A question that must be answered (APG alertdialog pattern). Renders a `div` in a portal; focus is on the safe button. */
export function AlertDialog({
  open: controlled,
  defaultOpen,
  onOpenChange,
  title,
  headingLevel = 2,
  description,
  confirmLabel,
  cancelLabel,
  tone = 'danger',
  pending = false,
  onConfirm,
  classNames,
  className,
  ...rest
}: AlertDialogProps) {
  checkNamed('AlertDialog', 'title', title);
  const messages = useMessages(alertDialogMessages);
  const cancelRef = useRef<HTMLButtonElement>(null);
  const id = useId();
  const [open, change] = useOpenState({ open: controlled, defaultOpen, onOpenChange });
  const confirm = () => {
    onConfirm();
    if (controlled === undefined && !pending) change(false, 'confirm');
  };
  const close = (reason: 'cancel' | 'escape') => {
    if (!pending) change(false, reason);
  };

  return (
    <Modal
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-description`}
      {...rest}
      role="alertdialog"
      open={open}
      overlayClassName={clsx(styles.overlay, classNames?.overlay)}
      data-part="dialog"
      className={clsx(styles.content, styles.size.md, className)}
      onEscape={() => close('escape')}
      initialFocus={cancelRef}
    >
      <div data-part="head" className={clsx(styles.head, classNames?.head)}>
        <Heading level={headingLevel} id={`${id}-title`}>
          {title}
        </Heading>
      </div>
      <div id={`${id}-description`} data-part="body" className={clsx(styles.body, classNames?.body)}>
        {description}
      </div>
      <div data-part="footer" className={clsx(styles.foot, classNames?.footer)}>
        <Button ref={cancelRef} onClick={() => close('cancel')}>
          {cancelLabel ?? messages.cancel}
        </Button>
        <Button variant={tone === 'danger' ? 'danger' : 'primary'} pending={pending} onClick={confirm}>
          {confirmLabel}
        </Button>
      </div>
    </Modal>
  );
}
