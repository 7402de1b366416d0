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
  /** Whether it ends with a ThemeToggle, which needs a ThemeProvider. @default true */
  themeToggle?: boolean;
}

/** The bar above a screen: Toggle Sidebar, where one is, Toggle theme. Renders a `header`. Needs a SidebarProvider and, for the theme, a ThemeProvider. */
export function TopBar({ children, actions, themeToggle = true, className, ...rest }: TopBarProps) {
  return (
    <header {...rest} data-part="bar" className={clsx(styles.topBar, className)}>
      <SidebarTrigger />
      <div data-part="start" className={styles.start}>
        {children}
      </div>
      {actions}
      {themeToggle && <ThemeToggle />}
    </header>
  );
}
