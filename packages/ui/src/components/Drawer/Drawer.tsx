'use client';

import * as Radix from '@radix-ui/react-dialog';
import { clsx } from 'clsx';
import { X } from 'lucide-react';
import { type ComponentProps, useRef } from 'react';
import { useMessages } from '../../messages/MessagesProvider';
import { rememberFocus } from '../Dialog/focus';
import { Heading } from '../Heading/Heading';
import { IconButton } from '../IconButton/IconButton';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import * as styles from './Drawer.css';
import { drawerMessages } from './Drawer.messages';

export interface DrawerProps extends Omit<ComponentProps<'div'>, 'title'> {
  open: boolean;
  /** Escape, the close button or a press outside. */
  onClose: () => void;
  /** Names the drawer. */
  title: string;
  /** The title is for assistive technology alone: what is shown says it already. @default false */
  titleHidden?: boolean;
  /** The edge that it slides from. @default 'end' */
  side?: 'start' | 'end';
}

/**
 * A modal panel at an edge of the window (APG dialog pattern): traps focus, Escape closes, the page behind is inert and does not
 * scroll. Focus goes back to what opened it, unless it has moved on, as on a navigation. Renders a `div` in a portal.
 */
export function Drawer({
  open,
  onClose,
  title,
  titleHidden = false,
  side = 'end',
  className,
  children,
  ...rest
}: DrawerProps) {
  const messages = useMessages('drawer', drawerMessages);
  const giveBackFocus = useRef(() => {});

  return (
    <Radix.Root open={open} onOpenChange={onClose}>
      <Radix.Portal>
        <Radix.Overlay className={styles.overlay} />
        <Radix.Content
          aria-describedby={undefined}
          {...rest}
          aria-modal="true"
          className={clsx(styles.drawer, styles.side[side], className)}
          onOpenAutoFocus={() => {
            giveBackFocus.current = rememberFocus();
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            if (document.activeElement === document.body) giveBackFocus.current();
          }}
        >
          {titleHidden ? (
            <VisuallyHidden asChild>
              <Radix.Title>{title}</Radix.Title>
            </VisuallyHidden>
          ) : (
            <div className={styles.title}>
              <Radix.Title asChild>
                <Heading level={2}>{title}</Heading>
              </Radix.Title>
            </div>
          )}
          <Radix.Close asChild>
            <IconButton label={messages.close} className={styles.close}>
              <X />
            </IconButton>
          </Radix.Close>
          <div className={styles.body}>{children}</div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
