'use client';

import { clsx } from 'clsx/lite';
import { type ComponentProps, type ReactNode, useId, useRef } from 'react';
import { checkNamed } from '../../internal/dev/propChecks';
import { X } from '../../internal/icons';
import { useMessages } from '../../internal/messages/messages';
import * as styles from '../../internal/overlay/dialog.css';
import { elementOf, type FocusTarget, firstField } from '../../internal/overlay/focus';
import { Modal } from '../../internal/overlay/Modal';
import { type OpenStateProps, useOpenState } from '../../internal/overlay/openState';
import type { PortalProps } from '../../internal/overlay/portal';
import { Heading, type HeadingLevel } from '../Heading';
import { IconButton } from '../IconButton';
import { type DialogCloseEvent, DialogContext, type RequestClose, requestClose } from './closing';
import { dialogMessages } from './Dialog.messages';

/** 500, 800 or 1140 px. */
export type DialogSize = 'md' | 'lg' | 'xl';

export interface DialogProps extends Omit<ComponentProps<'div'>, 'title'>, OpenStateProps, PortalProps {
  /** Names the dialog. */
  title: ReactNode;
  /** The level of the title's heading. @default 2 */
  headingLevel?: HeadingLevel;
  /** Below the title; read with it when the dialog opens. */
  description?: ReactNode;
  /** The width. @default 'md' */
  size?: DialogSize;
  /** A press outside asks to close. Leave it off for forms: what was typed would be lost. @default false */
  closeOnOutside?: boolean;
  /** Work is under way: every attempt to close is refused and reported instead. @default false */
  pending?: boolean;
  /** An attempt to close while pending. */
  onCloseBlocked?: ((event: DialogCloseEvent) => void) | undefined;
  /** What takes focus on opening; without one, or where it is not there, the first field, else the title. */
  initialFocus?: 'title' | FocusTarget | undefined;
  /** What takes focus on closing; without one, or where it is gone, what had it on opening. */
  finalFocus?: FocusTarget | undefined;
  /** Buttons beside the X. */
  actions?: ReactNode;
  /** The row of buttons below, always in sight. */
  footer?: ReactNode;
  /** Class names for its parts. */
  classNames?: { overlay?: string; head?: string; body?: string; footer?: string } | undefined;
}

/**
 * A modal dialog (APG dialog pattern). Renders a `div` in a portal: focus stays inside and goes back to what
 * opened it, the page behind is inert. Toasts above it stay usable.
 */
export function Dialog({
  open: controlled,
  defaultOpen,
  onOpenChange,
  title,
  headingLevel = 2,
  description,
  size = 'md',
  closeOnOutside = false,
  pending = false,
  onCloseBlocked,
  initialFocus,
  finalFocus,
  actions,
  footer,
  classNames,
  children,
  className,
  ...rest
}: DialogProps) {
  checkNamed('Dialog', 'title', title);
  const messages = useMessages(dialogMessages);
  const titleRef = useRef<HTMLHeadingElement>(null);
  const bodyRef = useRef<HTMLDivElement>(null);
  const id = useId();
  const [open, change] = useOpenState({ open: controlled, defaultOpen, onOpenChange });
  const close: RequestClose = (reason) =>
    requestClose({ pending, closeOnOutside, onClose: () => change(false, reason), onCloseBlocked }, reason);

  return (
    <Modal
      aria-labelledby={`${id}-title`}
      aria-describedby={description === undefined ? undefined : `${id}-description`}
      {...rest}
      open={open}
      overlayClassName={clsx(styles.overlay, classNames?.overlay)}
      data-part="dialog"
      data-pending={pending || undefined}
      className={clsx(styles.content, styles.size[size], className)}
      onEscape={() => close('escape')}
      onOutside={() => close('outside')}
      initialFocus={() =>
        initialFocus === 'title'
          ? titleRef.current
          : (elementOf(initialFocus) ?? (bodyRef.current && firstField(bodyRef.current)) ?? titleRef.current)
      }
      finalFocus={finalFocus}
    >
      <DialogContext value={close}>
        <div data-part="head" className={clsx(styles.head, classNames?.head)}>
          <div className={styles.heading}>
            <Heading
              level={headingLevel}
              id={`${id}-title`}
              ref={titleRef}
              tabIndex={-1}
              data-part="title"
              className={styles.title}
            >
              {title}
            </Heading>
            {description !== undefined && (
              <p id={`${id}-description`} data-part="description" className={styles.description}>
                {description}
              </p>
            )}
          </div>
          <div data-part="close" className={styles.headActions}>
            {actions}
            <IconButton label={messages.close} onClick={() => close('closeButton')}>
              <X />
            </IconButton>
          </div>
        </div>
        <div ref={bodyRef} data-part="body" className={clsx(styles.body, classNames?.body)}>
          {children}
        </div>
        {footer && (
          <div data-part="footer" className={clsx(styles.foot, classNames?.footer)}>
            {footer}
          </div>
        )}
      </DialogContext>
    </Modal>
  );
}
