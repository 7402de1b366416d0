'use client';

import * as Radix from '@radix-ui/react-dropdown-menu';
import { clsx } from 'clsx/lite';
import { type ComponentProps, type FocusEvent, type ReactElement, useMemo, useRef } from 'react';
import * as styles from '../../internal/overlay/menu.css';
import { menuKeysInShadow } from '../../internal/overlay/menuKeys';
import { type OpenStateProps, useRadixOpenState } from '../../internal/overlay/openState';
import { distances, type PlacementProps } from '../../internal/overlay/placement';
import { type PortalProps, usePortalContainer } from '../../internal/overlay/portal';
import { useAnchor } from '../../internal/overlay/useAnchor';
import { MenuContext } from './MenuContext';

export interface MenuClosedEvent {
  /** Keeps the focus from going back to the button: something else takes it. */
  keepFocus: () => void;
}

export interface MenuProps extends ComponentProps<'div'>, OpenStateProps, PlacementProps, PortalProps {
  /** The button that opens the menu, and names it. */
  trigger: ReactElement;
  /**
   * What takes focus on opening: `first`, the first item, for a menu whose code comes after the key that opened it.
   * @default the first item after a key, the menu after a press
   */
  initialFocus?: 'first' | undefined;
  /** It has closed, and the focus is about to go back to the button. */
  onClosed?: ((event: MenuClosedEvent) => void) | undefined;
}

/** Once, when the menu itself gets the focus that is meant for its first item. */
function useFirstItem(isWanted: boolean) {
  const isFirst = useRef(isWanted);
  return ({ target, currentTarget }: FocusEvent<HTMLElement>) => {
    if (!isFirst.current || target !== currentTarget) return;
    isFirst.current = false;
    currentTarget.querySelector<HTMLElement>('[role^="menuitem"]:not([data-disabled])')?.focus();
  };
}

/**
 * Commands behind a button: the APG menu button pattern. Renders a `div` with role `menu` in a portal.
 * For navigation use links, for the value of a form a Select.
 */
export function Menu({
  trigger,
  open: controlled,
  defaultOpen,
  onOpenChange,
  side = 'bottom',
  align = 'start',
  container,
  initialFocus,
  onClosed,
  onFocus,
  className,
  ref,
  ...rest
}: MenuProps) {
  const state = useRadixOpenState({ open: controlled, defaultOpen, onOpenChange }, 'trigger');
  const anchor = useAnchor<HTMLButtonElement>(state.open, ref);
  const portal = usePortalContainer(container);
  const focusFirst = useFirstItem(initialFocus === 'first');
  const { note } = state;
  const { dir } = anchor;
  const menu = useMemo(() => ({ note, dir, container: portal }), [note, dir, portal]);
  return (
    <MenuContext value={menu}>
      <Radix.Root modal={false} dir={dir} open={state.open} onOpenChange={state.onOpenChange}>
        <Radix.Trigger asChild ref={anchor.anchorRef}>
          {trigger}
        </Radix.Trigger>
        {portal && (
          <Radix.Portal container={portal as HTMLElement}>
            <Radix.Content
              loop
              {...distances}
              {...menuKeysInShadow}
              {...rest}
              side={side}
              align={align}
              ref={anchor.contentRef}
              data-part="menu"
              className={clsx(styles.menu, className)}
              onFocus={(event) => {
                onFocus?.(event);
                focusFirst(event);
              }}
              onEscapeKeyDown={() => note('escape')}
              onInteractOutside={(event) => anchor.isOutside(event) && note('outside')}
              onCloseAutoFocus={(event) => onClosed?.({ keepFocus: () => event.preventDefault() })}
            />
          </Radix.Portal>
        )}
      </Radix.Root>
    </MenuContext>
  );
}
