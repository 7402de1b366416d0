'use client';

import * as Radix from '@radix-ui/react-dialog';
import { clsx } from 'clsx';
import { X } from 'lucide-react';
import { type ComponentProps, type ReactNode, useRef } from 'react';
import { useMessages } from '../../messages/MessagesProvider';
import { Heading } from '../Heading/Heading';
import { IconButton } from '../IconButton/IconButton';
import { isInsideToasts } from '../Toast/isInsideToasts';
import { type DialogCloseEvent, DialogContext, type RequestClose, requestClose } from './closing';
import * as styles from './Dialog.css';
import { dialogMessages } from './Dialog.messages';
import { firstField, rememberFocus } from './focus';
import { useReachableToasts } from './toasts';

/** 500, 800 or 1140 px. */
export type DialogSize = 'md' | 'lg' | 'xl';

export interface DialogProps extends Omit<ComponentProps<'div'>, 'title' | 'onClose'> {
  open: boolean;
  /** A person asks to close: by Escape, outside (where allowed), the X, or `useDialogClose`. */
  onClose: (event: DialogCloseEvent) => void;
  /** Names the dialog. */
  title: ReactNode;
  /** Said with the name when the dialog opens. */
  description?: ReactNode;
  /** @default 'md' */
  size?: DialogSize;
  /** A press outside asks to close. Leave it off for forms: what was typed would be lost. @default false */
  closeOnOutside?: boolean;
  /** Work is under way: every attempt to close is refused and reported instead. @default false */
  pending?: boolean;
  /** An attempt to close while pending. */
  onCloseBlocked?: (event: DialogCloseEvent) => void;
  /** What takes focus on opening; without a field it is the title. @default 'firstField' */
  initialFocus?: 'firstField' | 'title';
  /** What takes focus on closing; nothing, what had it on opening. */
  focusOnClose?: () => HTMLElement | null | undefined;
  /** Buttons beside the X. */
  actions?: ReactNode;
  /** The row of buttons below, always in sight. */
  footer?: ReactNode;
}

/**
 * A modal dialog (APG dialog pattern, on Radix). Renders a `div` in a portal: focus stays inside and goes back to what
 * opened it, the page behind is inert. Toasts above it stay usable.
 */
export function Dialog({
  open,
  onClose,
  title,
  description,
  size = 'md',
  closeOnOutside = false,
  pending = false,
  onCloseBlocked,
  initialFocus = 'firstField',
  focusOnClose,
  actions,
  footer,
  children,
  className,
  ...rest
}: DialogProps) {
  const messages = useMessages('dialog', dialogMessages);
  const titleRef = useRef<HTMLHeadingElement>(null);
  const bodyRef = useRef<HTMLDivElement>(null);
  const giveBackFocus = useRef(() => {});
  useReachableToasts(open);
  const close: RequestClose = (reason) =>
    requestClose({ pending, closeOnOutside, onClose, onCloseBlocked }, reason);

  return (
    <Radix.Root open={open}>
      <Radix.Portal>
        <Radix.Overlay className={styles.overlay} />
        <Radix.Content
          {...(description === undefined && { 'aria-describedby': undefined })}
          {...rest}
          aria-modal="true"
          data-pending={pending || undefined}
          className={clsx(styles.content, styles.size[size], className)}
          onEscapeKeyDown={(event) => {
            event.preventDefault();
            if (!event.isComposing) close('escape');
          }}
          onPointerDownOutside={(event) => {
            event.preventDefault();
            if (!isInsideToasts(event.target)) close('outside');
          }}
          onOpenAutoFocus={(event) => {
            event.preventDefault();
            giveBackFocus.current = rememberFocus();
            const field = initialFocus === 'firstField' && bodyRef.current && firstField(bodyRef.current);
            (field || titleRef.current)?.focus();
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            const target = focusOnClose?.();
            if (target) target.focus();
            else giveBackFocus.current();
          }}
        >
          <DialogContext value={close}>
            <div className={styles.head}>
              <div className={styles.heading}>
                <Radix.Title asChild>
                  <Heading level={2} ref={titleRef} tabIndex={-1}>
                    {title}
                  </Heading>
                </Radix.Title>
                {description !== undefined && (
                  <Radix.Description className={styles.description}>{description}</Radix.Description>
                )}
              </div>
              <div className={styles.headActions}>
                {actions}
                <IconButton label={messages.close} onClick={() => close('closeButton')}>
                  <X />
                </IconButton>
              </div>
            </div>
            <div ref={bodyRef} className={styles.body}>
              {children}
            </div>
            {footer && <div className={styles.foot}>{footer}</div>}
          </DialogContext>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
