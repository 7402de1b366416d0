import * as Popover from '@radix-ui/react-popover';
import { useId, useState } from 'react';
import { Tooltip } from '../Tooltip/Tooltip';
import { linkKey } from './navigation';
import * as styles from './Sidebar.css';
import type { SidebarGroupProps } from './SidebarGroup';
import { SidebarItemLink } from './SidebarItemLink';

/** A group of links on the rail: its icon opens them beside it. Renders an `li`. */
export function SidebarFlyout(props: SidebarGroupProps) {
  const { id, label, icon, links, currentKey, isActive, renderLink, onNavigate } = props;
  const [isOpen, setOpen] = useState(false);
  const titleId = useId();
  const navigate = () => {
    setOpen(false);
    onNavigate(id);
  };
  return (
    <li>
      <Popover.Root open={isOpen} onOpenChange={setOpen}>
        <Tooltip side="right" content={label}>
          <Popover.Trigger className={styles.item} data-active={isActive}>
            <span className={styles.icon} aria-hidden="true">
              {icon}
            </span>
            <span className={styles.itemLabel}>{label}</span>
          </Popover.Trigger>
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
    </li>
  );
}
