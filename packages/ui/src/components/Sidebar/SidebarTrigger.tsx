'use client';

import type { MouseEvent } from 'react';
import { PanelLeft } from '../../internal/icons';
import { useMessages } from '../../internal/messages/messages';
import { IconButton, type IconButtonProps } from '../IconButton';
import { Tooltip } from '../Tooltip';
import { sidebarMessages } from './Sidebar.messages';
import { useSidebar } from './SidebarProvider';

export type SidebarTriggerProps = Omit<IconButtonProps, 'label' | 'children'>;

/** Opens and collapses the sidebar. Renders a `button` named Toggle Sidebar. */
export function SidebarTrigger({ onClick, ...rest }: SidebarTriggerProps) {
  const messages = useMessages(sidebarMessages);
  const { isOpen, toggle } = useSidebar();
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    onClick?.(event);
    if (!event.defaultPrevented) toggle();
  };
  return (
    <Tooltip content={messages.shortcut}>
      <IconButton
        aria-expanded={isOpen}
        aria-keyshortcuts="Control+B Meta+B"
        {...rest}
        onClick={press}
        label={messages.toggle}
      >
        <PanelLeft />
      </IconButton>
    </Tooltip>
  );
}
