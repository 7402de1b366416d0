import { type ReactNode, useId } from 'react';
import { ChevronRight } from '../../internal/icons';
import type { RenderLink } from '../../internal/link/renderLink';
import { linkKey, type SidebarLink } from './navigation';
import * as styles from './Sidebar.css';
import { SidebarItemLink } from './SidebarItemLink';

export interface SidebarGroupProps {
  id: string;
  label: string;
  icon: ReactNode;
  links: readonly SidebarLink[];
  currentKey: string | undefined;
  /** Holds the current link. */
  isActive: boolean;
  isExpanded: boolean;
  renderLink: RenderLink;
  onToggle: (group: string) => void;
  onNavigate: (group: string) => void;
}

/** A group of links behind a disclosure button. Renders an `li`. */
export function SidebarGroup(props: SidebarGroupProps) {
  const { id, label, icon, links, currentKey, isActive, isExpanded, renderLink, onToggle, onNavigate } =
    props;
  const listId = useId();
  return (
    <li>
      <button
        type="button"
        data-part="group"
        className={styles.item}
        aria-expanded={isExpanded}
        aria-controls={listId}
        data-active={isActive}
        onClick={() => onToggle(id)}
      >
        <span className={styles.icon} aria-hidden="true">
          {icon}
        </span>
        <span className={styles.itemLabel}>{label}</span>
        <ChevronRight className={styles.chevron} aria-hidden="true" />
      </button>
      <ul id={listId} className={styles.subList} hidden={!isExpanded}>
        {links.map((link) => (
          <SidebarItemLink
            key={link.path}
            link={link}
            isCurrent={currentKey === linkKey(id, link)}
            renderLink={renderLink}
            onNavigate={() => onNavigate(id)}
          />
        ))}
      </ul>
    </li>
  );
}
