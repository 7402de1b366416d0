import * as Radix from '@radix-ui/react-dropdown-menu';
import { clsx } from 'clsx/lite';
import { use, useState } from 'react';
import { ChevronRight } from '../../internal/icons';
import * as styles from '../../internal/overlay/menu.css';
import { menuKeysInShadow } from '../../internal/overlay/menuKeys';
import { distances } from '../../internal/overlay/placement';
import { useAnchor } from '../../internal/overlay/useAnchor';
import { MenuContext } from './MenuContext';
import { MenuItemBody } from './MenuItemBody';
import type { SubmenuProps } from './submenuProps';

/** Opens at the side of its item. */
export function SubmenuBeside({
  label,
  icon,
  description,
  disabled = false,
  className,
  ref,
  ...rest
}: SubmenuProps) {
  const { note, container } = use(MenuContext);
  const [open, setOpen] = useState(false);
  const { anchorRef, contentRef } = useAnchor<HTMLDivElement>(open, ref);
  return (
    <Radix.Sub open={open} onOpenChange={setOpen}>
      <Radix.SubTrigger ref={anchorRef} disabled={disabled} data-part="item" className={styles.item}>
        <MenuItemBody icon={icon} description={description} end={<ChevronRight />}>
          {label}
        </MenuItemBody>
      </Radix.SubTrigger>
      <Radix.Portal container={container as HTMLElement}>
        <Radix.SubContent
          loop
          {...distances}
          {...menuKeysInShadow}
          {...rest}
          ref={contentRef}
          data-part="menu"
          className={clsx(styles.menu, className)}
          onEscapeKeyDown={() => note('escape')}
        />
      </Radix.Portal>
    </Radix.Sub>
  );
}
