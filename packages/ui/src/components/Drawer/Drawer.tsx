'use client';

import { clsx } from 'clsx/lite';
import { type ComponentProps, useId } from 'react';
import { checkNamed } from '../../internal/dev/propChecks';
import { X } from '../../internal/icons';
import { useMessages } from '../../internal/messages/messages';
import * as styles from '../../internal/overlay/drawer.css';
import { Modal } from '../../internal/overlay/Modal';
import { type OpenChangeReason, type OpenStateProps, useOpenState } from '../../internal/overlay/openState';
import type { PortalProps } from '../../internal/overlay/portal';
import { Heading, type HeadingLevel } from '../Heading';
import { IconButton } from '../IconButton';
import { VisuallyHidden } from '../VisuallyHidden';
import { drawerMessages } from './Drawer.messages';

export interface DrawerProps extends Omit<ComponentProps<'div'>, 'title'>, OpenStateProps, PortalProps {
  /** Names the drawer. */
  title: string;
  /** The level of the title's heading. @default 2 */
  headingLevel?: HeadingLevel;
  /** The title is for assistive technology alone: what is shown states it already. @default false */
  titleHidden?: boolean;
  /** The edge that it slides from. @default 'end' */
  side?: 'start' | 'end';
  /** Class names for its parts. */
  classNames?: { overlay?: string; head?: string; body?: string } | undefined;
}

/**
 * A modal panel at an edge of the window (APG dialog pattern): traps focus, Escape closes, the page behind is inert and does not
 * scroll. Focus goes back to what opened it, unless it has moved on, as on a navigation. Renders a `div` in a portal.
 */
export function Drawer({
  open: controlled,
  defaultOpen,
  onOpenChange,
  title,
  headingLevel = 2,
  titleHidden = false,
  side = 'end',
  classNames,
  className,
  children,
  ...rest
}: DrawerProps) {
  checkNamed('Drawer', 'title', title);
  const messages = useMessages(drawerMessages);
  const titleId = useId();
  const [open, change] = useOpenState({ open: controlled, defaultOpen, onOpenChange });
  const closeBy = (reason: OpenChangeReason) => () => change(false, reason);
  const Title = `h${headingLevel}` as const;

  return (
    <Modal
      aria-labelledby={titleId}
      {...rest}
      open={open}
      overlayClassName={clsx(styles.overlay, classNames?.overlay)}
      data-part="drawer"
      className={clsx(styles.drawer, styles.side[side], className)}
      onEscape={closeBy('escape')}
      onOutside={closeBy('outside')}
    >
      {titleHidden ? (
        <VisuallyHidden asChild>
          <Title id={titleId}>{title}</Title>
        </VisuallyHidden>
      ) : (
        <div data-part="head" className={clsx(styles.title, classNames?.head)}>
          <Heading level={headingLevel} id={titleId}>
            {title}
          </Heading>
        </div>
      )}
      <IconButton
        label={messages.close}
        data-part="close"
        className={styles.close}
        onClick={closeBy('closeButton')}
      >
        <X />
      </IconButton>
      <div data-part="body" className={clsx(styles.body, classNames?.body)}>
        {children}
      </div>
    </Modal>
  );
}
