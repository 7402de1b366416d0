'use client';

import { clsx } from 'clsx/lite';
import { type ComponentProps, type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { checkNamed } from '../../internal/dev/propChecks';
import { X } from '../../internal/icons';
import { useMessages } from '../../internal/messages/messages';
import { type OpenChangeReason, type OpenStateProps, useOpenState } from '../../internal/overlay/openState';
import { useLazyDrawer } from '../../internal/overlay/useLazyDrawer';
import { type ClassNames, partOf } from '../../internal/parts';
import { useMediaQuery } from '../../theme/useMediaQuery';
import type { HeadingLevel } from '../Heading';
import { IconButton } from '../IconButton';
import { HelpContext } from './HelpContext';
import * as styles from './HelpPanel.css';
import { helpPanelMessages } from './HelpPanel.messages';

export interface HelpPanelProps extends Omit<ComponentProps<'div'>, 'title'>, OpenStateProps {
  /** Names the help: 'Matching bank lines'. */
  title: string;
  /** The help: a few short paragraphs, a list of steps, links. */
  help: ReactNode;
  /** The page, with a HelpButton in it. */
  children: ReactNode;
  /** The level of the title's heading. @default 2 */
  headingLevel?: HeadingLevel;
  /** Class names for its parts: content, panel. */
  classNames?: ClassNames<'content' | 'panel'>;
}

/**
 * What a page is about, beside the page: both are read and used together. Where there is no room for both it is a drawer. Renders a
 * `div`; the help is an `aside`, and not printed.
 */
export function HelpPanel({
  title,
  help,
  children,
  headingLevel = 2,
  open: controlled,
  defaultOpen,
  onOpenChange,
  classNames,
  className,
  ...rest
}: HelpPanelProps) {
  checkNamed('HelpPanel', 'title', title);
  const messages = useMessages(helpPanelMessages);
  const [isOpen, change] = useOpenState({ open: controlled, defaultOpen, onOpenChange });
  const isDrawer = useMediaQuery(styles.noRoomBeside);
  const LoadedDrawer = useLazyDrawer(isDrawer, isOpen);
  const panelId = useId();
  const titleId = useId();
  const titleRef = useRef<HTMLHeadingElement>(null);
  const buttonRef = useRef<HTMLButtonElement>(null);
  const wasOpened = useRef(false);
  const Title = `h${headingLevel}` as const;

  // Once it is there: who opened it wants to read it. Not where it starts open.
  useEffect(() => {
    if (isOpen && wasOpened.current) titleRef.current?.focus();
    wasOpened.current = false;
  }, [isOpen]);

  const close = (reason: OpenChangeReason) => {
    change(false, reason);
    buttonRef.current?.focus();
  };
  const toggle = () => {
    wasOpened.current = !isOpen;
    change(!isOpen, 'trigger');
  };
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    event.preventDefault();
    close('escape');
  };

  return (
    <HelpContext value={{ isOpen, panelId, buttonRef, toggle }}>
      <div
        {...rest}
        className={clsx(styles.root, className)}
        data-state={isOpen && !isDrawer ? 'open' : 'closed'}
      >
        <div {...partOf(classNames, 'content', styles.content)}>{children}</div>
        {isOpen && !isDrawer && (
          <aside
            id={panelId}
            aria-labelledby={titleId}
            {...partOf(classNames, 'panel', styles.panel)}
            onKeyDown={closeOnEscape}
          >
            <div className={styles.head}>
              <Title id={titleId} ref={titleRef} tabIndex={-1} className={styles.title}>
                {title}
              </Title>
              <IconButton size="sm" label={messages.close} onClick={() => close('closeButton')}>
                <X />
              </IconButton>
            </div>
            {help}
          </aside>
        )}
        {isDrawer && LoadedDrawer && (
          <LoadedDrawer
            id={panelId}
            open={isOpen}
            onOpenChange={({ open, reason }) => change(open, reason)}
            title={title}
            headingLevel={headingLevel}
          >
            <div className={styles.inDrawer}>{help}</div>
          </LoadedDrawer>
        )}
      </div>
    </HelpContext>
  );
}
