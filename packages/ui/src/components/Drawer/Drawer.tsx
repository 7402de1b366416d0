'use client';

import { clsx } from 'clsx/lite';
import { type ComponentProps, useId } from 'react';
import { checkNamed } from '../../internal/dev/propChecks';
import { X } from '../../internal/icons';
import { useMessages } from '../../internal/messages/messages';
import * as styles from '../../internal/overlay/drawer.css';
import { Modal } from '../../internal/overlay/Modal';
import { Heading } from '../Heading';
import { IconButton } from '../IconButton';
import { VisuallyHidden } from '../VisuallyHidden';
import { drawerMessages } from './Drawer.messages';

export interface DrawerProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** Whether it is shown. */
  open: boolean;
  /** Escape, the close button or a press outside. */
  onClose: () => void;
  /** Names the drawer. */
  title: string;
  /** The title is for assistive technology alone: what is shown states it already. @default false */
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
  checkNamed('Drawer', 'title', title);
  const messages = useMessages(drawerMessages);
  const titleId = useId();

  return (
    <Modal
      aria-labelledby={titleId}
      {...rest}
      open={open}
      overlayClassName={styles.overlay}
      className={clsx(styles.drawer, styles.side[side], className)}
      onEscape={onClose}
      onOutside={onClose}
    >
      {titleHidden ? (
        <VisuallyHidden asChild>
          <h2 id={titleId}>{title}</h2>
        </VisuallyHidden>
      ) : (
        <div className={styles.title}>
          <Heading level={2} id={titleId}>
            {title}
          </Heading>
        </div>
      )}
      <IconButton label={messages.close} className={styles.close} onClick={onClose}>
        <X />
      </IconButton>
      <div className={styles.body}>{children}</div>
    </Modal>
  );
}
