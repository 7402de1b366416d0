'use client';

import * as Radix from '@radix-ui/react-tabs';
import { clsx } from 'clsx';
import type { ComponentProps, KeyboardEvent, ReactNode } from 'react';
import { plainLink, type RenderLink } from '../../renderLink';
import * as styles from './Tabs.css';

export interface Tab<Value extends string = string> {
  /** Unique within the tabs. */
  value: Value;
  label: ReactNode;
  /** The panel; it is there only while its tab is selected. */
  content: ReactNode;
  /** Makes the tab a link: following it must select the tab, for example through the address. */
  href?: string;
}

export interface TabsProps<Value extends string = string>
  extends Omit<ComponentProps<'div'>, 'children' | 'onChange' | 'defaultValue' | 'dir'> {
  /** Names the list of tabs. */
  label: string;
  tabs: readonly Tab<Value>[];
  /** The selected tab. */
  value: NoInfer<Value>;
  /** A tab was pressed; not called for tabs that are links. */
  onValueChange?: (event: { value: Value }) => void;
  /** How to render tabs with an `href`, so that a router can take them. @default a plain `a` */
  renderLink?: RenderLink;
  dir?: 'ltr' | 'rtl';
}

// An `a` follows Enter by itself, a tab also answers to Space.
function followOnSpace(event: KeyboardEvent<HTMLElement>) {
  if (event.key !== ' ') return;
  event.preventDefault();
  event.currentTarget.click();
}

/**
 * Panels of which one is shown (APG tabs pattern with manual activation, on Radix): arrows, Home and End move the
 * focus, Enter or Space selects. Controlled by `value`. Renders a `div`.
 */
export function Tabs<Value extends string>({
  label,
  tabs,
  value,
  onValueChange,
  renderLink = plainLink,
  className,
  ...rest
}: TabsProps<Value>) {
  const select = (pressed: string) => {
    const tab = tabs.find((one) => one.value === pressed);
    if (tab && tab.href === undefined) onValueChange?.({ value: tab.value });
  };
  return (
    <Radix.Root
      {...rest}
      value={value}
      onValueChange={select}
      activationMode="manual"
      className={clsx(styles.root, className)}
    >
      <Radix.List aria-label={label} className={styles.list}>
        {tabs.map(({ value, label, href }) => (
          <Radix.Trigger key={value} value={value} asChild={href !== undefined} className={styles.tab}>
            {href === undefined ? label : renderLink({ href, onKeyDown: followOnSpace, children: label })}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {tabs.map(({ value, content }) => (
        <Radix.Content key={value} value={value} className={styles.panel}>
          {content}
        </Radix.Content>
      ))}
    </Radix.Root>
  );
}
