import type { ReactNode } from 'react';
import type { RenderLink } from '../../internal/link/renderLink';
import { Tooltip } from '../Tooltip';
import type { SidebarLink } from './navigation';
import * as styles from './Sidebar.css';

export interface SidebarItemLinkProps {
  link: SidebarLink;
  icon?: ReactNode;
  isCurrent: boolean;
  /** In the collapsed sidebar: the text is in the tooltip and for assistive technology alone. @default false */
  isIconOnly?: boolean;
  renderLink: RenderLink;
  onNavigate: () => void;
}

/** One link. Renders an `li`. */
export function SidebarItemLink(props: SidebarItemLinkProps) {
  const { link, icon, isCurrent, isIconOnly = false, renderLink, onNavigate } = props;
  const rendered = renderLink({
    href: link.path,
    className: styles.item,
    ...(link.note && { 'aria-description': link.note }),
    'aria-current': isCurrent ? 'page' : undefined,
    onClick: onNavigate,
    children: (
      <>
        {icon && (
          <span className={styles.icon} aria-hidden="true">
            {icon}
          </span>
        )}
        <span className={styles.itemLabel}>{link.label}</span>
        {link.note && (
          <span className={styles.note} aria-hidden="true">
            {link.note}
          </span>
        )}
      </>
    ),
  });
  return (
    <li>
      {isIconOnly ? (
        <Tooltip side="right" content={link.label}>
          {rendered}
        </Tooltip>
      ) : (
        rendered
      )}
    </li>
  );
}
