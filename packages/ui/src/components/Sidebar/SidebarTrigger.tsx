'use client';

import { PanelLeft } from 'lucide-react';
import { useMessages } from '../../messages/MessagesProvider';
import { IconButton, type IconButtonProps } from '../IconButton/IconButton';
import { Tooltip } from '../Tooltip/Tooltip';
import { sidebarMessages } from './Sidebar.messages';
import { useSidebar } from './SidebarProvider';

export type SidebarTriggerProps = Omit<IconButtonProps, 'label' | 'children'>;

/** Opens and collapses the sidebar. Renders a `button` named Toggle Sidebar. */
export function SidebarTrigger(props: SidebarTriggerProps) {
  const messages = useMessages('sidebar', sidebarMessages);
  const { isOpen, toggle } = useSidebar();
  return (
    <Tooltip content={messages.shortcut}>
      <IconButton
        aria-expanded={isOpen}
        aria-keyshortcuts="Control+B Meta+B"
        onClick={toggle}
        {...props}
        label={messages.toggle}
      >
        <PanelLeft />
      </IconButton>
    </Tooltip>
  );
}
