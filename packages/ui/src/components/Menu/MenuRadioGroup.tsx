'use client';

import * as Radix from '@radix-ui/react-dropdown-menu';
import { clsx } from 'clsx/lite';
import type { ComponentProps } from 'react';
import { Check } from '../../internal/icons';
import * as styles from '../../internal/overlay/menu.css';

export interface MenuRadioGroupProps<Value extends string>
  extends Omit<ComponentProps<typeof Radix.RadioGroup>, 'value' | 'onValueChange' | 'asChild'> {
  /** The choice that is checked. */
  value: Value;
  /** Called when the user changes the value. */
  onValueChange: (change: { value: Value }) => void;
}

/** One choice of several. Renders a `div` with role `group`; name it with `aria-label`. */
export function MenuRadioGroup<Value extends string>({ onValueChange, ...rest }: MenuRadioGroupProps<Value>) {
  return <Radix.RadioGroup {...rest} onValueChange={(value) => onValueChange({ value: value as Value })} />;
}

export type MenuRadioItemProps = Omit<ComponentProps<typeof Radix.RadioItem>, 'asChild' | 'onSelect'>;

/** A choice, with a tick where it is the one. Renders a `div` with role `menuitemradio`. */
export function MenuRadioItem({ className, children, ...rest }: MenuRadioItemProps) {
  return (
    <Radix.RadioItem {...rest} className={clsx(styles.item, className)}>
      <span className={styles.icon}>
        <Radix.ItemIndicator asChild>
          <Check aria-hidden="true" />
        </Radix.ItemIndicator>
      </span>
      {children}
    </Radix.RadioItem>
  );
}
