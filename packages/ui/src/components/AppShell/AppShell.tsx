import { clsx } from 'clsx/lite';
import type { ComponentProps, ReactNode } from 'react';
import { type ClassNames, partOf } from '../../internal/parts';
import { SkipLink } from '../SkipLink';
import * as styles from './AppShell.css';

export interface AppShellProps extends ComponentProps<'div'> {
  /** A Sidebar. */
  sidebar: ReactNode;
  /** A TopBar. */
  topBar: ReactNode;
  /** The screen, in the page's one `main`. */
  children: ReactNode;
  /** Class names for its parts: column, main. */
  classNames?: ClassNames<'column' | 'main'>;
}

/**
 * The frame of every signed-in screen: skip link, sidebar, top bar and one `main`. Renders a `div`; only `main` is printed.
 */
export function AppShell({ sidebar, topBar, children, classNames, className, ...rest }: AppShellProps) {
  return (
    <div {...rest} className={clsx(styles.shell, className)}>
      <SkipLink />
      {sidebar}
      <div {...partOf(classNames, 'column', styles.column)}>
        {topBar}
        <main id="main" tabIndex={-1} {...partOf(classNames, 'main', styles.main)}>
          {children}
        </main>
      </div>
    </div>
  );
}
