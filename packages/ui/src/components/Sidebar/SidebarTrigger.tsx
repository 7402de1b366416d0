'use client';

import type { MouseEvent } from 'react';
import { PanelLeft } from '../../internal/icons';
import { ariaKeys, keyNames } from '../../internal/keys/keys';
import { useMessages } from '../../internal/messages/messages';
import { IconButton, type IconButtonProps } from '../IconButton';
import { Tooltip } from '../Tooltip';
import { sidebarMessages } from './Sidebar.messages';
import { useSidebar } from './SidebarProvider';

export type SidebarTriggerProps = Omit<IconButtonProps, 'label' | 'children'>;

/** Opens and collapses the sidebar. Renders a `button` named Toggle Sidebar. */
export function SidebarTrigger({ onClick, ...rest }: SidebarTriggerProps) {
  const messages = useMessages(sidebarMessages);
  const { isOpen, toggle, shortcut } = useSidebar();
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    onClick?.(event);
    if (!event.defaultPrevented) toggle();
  };
  const button = (
    <IconButton
      aria-expanded={isOpen}
      aria-keyshortcuts={shortcut ? ariaKeys(shortcut) : undefined}
      {...rest}
      onClick={press}
      label={messages.toggle}
    >
      <PanelLeft />
    </IconButton>
  );
  return shortcut ? <Tooltip content={keyNames(shortcut).join('+')}>{button}</Tooltip> : button;
}
