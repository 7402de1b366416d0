'use client';

import { clsx } from 'clsx/lite';
import type { ComponentProps, ReactNode } from 'react';
import { SidebarTrigger } from '../Sidebar';
import { ThemeToggle } from '../ThemeToggle';
import * as styles from './TopBar.css';

export interface TopBarProps extends ComponentProps<'header'> {
  /** Where the user is: Breadcrumbs. */
  children?: ReactNode;
  /** Controls before the theme toggle. */
  actions?: ReactNode;
}

/** The bar above a screen: Toggle Sidebar, where one is, Toggle theme. Renders a `header`. Needs a SidebarProvider and a ThemeProvider. */
export function TopBar({ children, actions, className, ...rest }: TopBarProps) {
  return (
    <header {...rest} className={clsx(styles.topBar, className)}>
      <SidebarTrigger />
      <div className={styles.start}>{children}</div>
      {actions}
      <ThemeToggle />
    </header>
  );
}
