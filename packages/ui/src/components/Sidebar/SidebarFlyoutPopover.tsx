import * as Popover from '@radix-ui/react-popover';
import { type ReactElement, useId, useState } from 'react';
import { Tooltip } from '../Tooltip';
import { linkKey } from './navigation';
import * as styles from './Sidebar.css';
import type { SidebarGroupProps } from './SidebarGroup';
import { SidebarItemLink } from './SidebarItemLink';

export interface SidebarFlyoutPopoverProps extends SidebarGroupProps {
  trigger: ReactElement;
}

/** The links of a group beside its icon, open from the start. */
export function SidebarFlyoutPopover(props: SidebarFlyoutPopoverProps) {
  const { id, label, links, currentKey, renderLink, onNavigate, trigger } = props;
  const [isOpen, setOpen] = useState(true);
  const titleId = useId();
  const navigate = () => {
    setOpen(false);
    onNavigate(id);
  };
  return (
    <Popover.Root open={isOpen} onOpenChange={setOpen}>
      <Tooltip side="right" content={label}>
        <Popover.Trigger asChild>{trigger}</Popover.Trigger>
      </Tooltip>
      <Popover.Content
        side="right"
        align="start"
        sideOffset={8}
        collisionPadding={8}
        aria-labelledby={titleId}
        className={styles.flyout}
        onOpenAutoFocus={(event) => {
          event.preventDefault();
          if (event.currentTarget instanceof Element) event.currentTarget.querySelector('a')?.focus();
        }}
      >
        <div id={titleId} className={styles.flyoutTitle}>
          {label}
        </div>
        <ul className={styles.list}>
          {links.map((link) => (
            <SidebarItemLink
              key={link.path}
              link={link}
              isCurrent={currentKey === linkKey(id, link)}
              renderLink={renderLink}
              onNavigate={navigate}
            />
          ))}
        </ul>
      </Popover.Content>
    </Popover.Root>
  );
}
