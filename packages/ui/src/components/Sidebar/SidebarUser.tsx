'use client';

import { clsx } from 'clsx/lite';
import type { ComponentProps } from 'react';
import { LogOut } from '../../internal/icons';
import { useMessages } from '../../internal/messages/messages';
import { IconButton } from '../IconButton';
import { Tooltip } from '../Tooltip';
import * as styles from './Sidebar.css';
import { sidebarMessages } from './Sidebar.messages';

export interface SidebarUserProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Who is signed in. */
  username: string;
  /** Called when the user logs out. */
  onLogOut: () => void;
}

/** The signed-in user and the way out, for the sidebar's footer. Renders a `div`. */
export function SidebarUser({ username, onLogOut, className, ...rest }: SidebarUserProps) {
  const messages = useMessages(sidebarMessages);
  return (
    <div {...rest} className={clsx(styles.user, className)}>
      <span className={styles.username} title={username}>
        {username}
      </span>
      <Tooltip side="right" content={messages.logOut}>
        <IconButton label={messages.logOut} onClick={onLogOut}>
          <LogOut />
        </IconButton>
      </Tooltip>
    </div>
  );
}
