import { clsx } from 'clsx/lite';
import type { ComponentProps } from 'react';
import * as styles from './KeyCaps.css';
import { type HotkeyKeys, keyNames } from './keys';

export interface KeysProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** Pressed together, as for `useHotkey`: 'Mod+K'; or a list of names, each a key: ['↑', '↓']. */
  keys: HotkeyKeys | readonly string[];
}

/** Keys of the keyboard at hand, as they are written on it. Renders a `span` with a `kbd` for each. */
export function Keys({ keys, className, ...rest }: KeysProps) {
  const names = typeof keys === 'string' ? keyNames(keys) : keys;
  return (
    <span {...rest} data-part="keys" className={clsx(styles.keys, className)}>
      {names.map((name) => (
        <kbd key={name} className={styles.key}>
          {name}
        </kbd>
      ))}
    </span>
  );
}
