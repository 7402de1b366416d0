import * as Radix from '@radix-ui/react-dropdown-menu';
import { clsx } from 'clsx/lite';
import { type KeyboardEvent, use, useCallback, useId, useRef, useState } from 'react';
import { useMergedRef } from '../../internal/hooks/useMergedRef';
import { ChevronRight } from '../../internal/icons';
import * as styles from '../../internal/overlay/menu.css';
import { MenuContext } from './MenuContext';
import { MenuItemBody } from './MenuItemBody';
import type { SubmenuProps } from './submenuProps';

const keys = {
  ltr: { open: 'ArrowRight', close: 'ArrowLeft' },
  rtl: { open: 'ArrowLeft', close: 'ArrowRight' },
};

/** Opens below its item: there is no room beside the menu. */
export function SubmenuInPlace({
  label,
  icon,
  description,
  disabled = false,
  className,
  onKeyDown,
  ref,
  ...rest
}: SubmenuProps) {
  const id = useId();
  const { dir } = use(MenuContext);
  const item = useRef<HTMLDivElement>(null);
  const isByKey = useRef(false);
  const [open, setOpen] = useState(false);
  const enter = useCallback((group: HTMLElement | null) => {
    if (isByKey.current) group?.querySelector<HTMLElement>('[role^="menuitem"]')?.focus();
  }, []);
  const groupRef = useMergedRef(enter, ref);
  const leave = (event: KeyboardEvent) => {
    if (event.key !== keys[dir].close || event.defaultPrevented) return;
    event.preventDefault();
    setOpen(false);
    item.current?.focus();
  };
  return (
    <>
      <Radix.Item
        ref={item}
        id={`${id}-item`}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        data-state={open ? 'open' : 'closed'}
        data-part="item"
        className={styles.item}
        disabled={disabled}
        onPointerDown={() => {
          isByKey.current = false;
        }}
        onKeyDown={(event) => {
          isByKey.current = true;
          if (event.key === keys[dir].open && !open) setOpen(true);
          else if (open) leave(event);
        }}
        onSelect={(event) => {
          event.preventDefault();
          setOpen(!open);
        }}
      >
        <MenuItemBody icon={icon} description={description} end={<ChevronRight />}>
          {label}
        </MenuItemBody>
      </Radix.Item>
      {open && (
        // biome-ignore lint/a11y/useSemanticElements: no fieldset is in a menu
        <div
          {...rest}
          ref={groupRef}
          id={id}
          role="group"
          aria-labelledby={`${id}-item`}
          data-part="menu"
          className={clsx(styles.nested, className)}
          onKeyDown={(event) => {
            onKeyDown?.(event);
            leave(event);
          }}
        />
      )}
    </>
  );
}
