import { useId } from 'react';
import type { RenderLink } from '../../internal/link/renderLink';
import { groupKey, linkKey, type SidebarSection } from './navigation';
import * as styles from './Sidebar.css';
import { SidebarFlyout } from './SidebarFlyout';
import { SidebarGroup } from './SidebarGroup';
import { SidebarItemLink } from './SidebarItemLink';
import { useSidebar } from './SidebarProvider';
import type { useNavigation } from './useNavigation';

interface SidebarPartProps extends Pick<ReturnType<typeof useNavigation>, 'place' | 'expandedGroup'> {
  section: SidebarSection;
  renderLink: RenderLink;
  onToggle: (group: string) => void;
  onNavigate: (group?: string) => void;
}

/** A section: links, and groups of links that open in their place or, where it is collapsed, beside it. */
export function SidebarPart(props: SidebarPartProps) {
  const { section, place, expandedGroup, renderLink, onToggle, onNavigate } = props;
  const { isOpen } = useSidebar();
  const labelId = useId();
  const Group = isOpen ? SidebarGroup : SidebarFlyout;
  return (
    <div className={styles.section}>
      <div id={labelId} data-part="section" className={styles.sectionLabel}>
        {section.label}
      </div>
      <ul aria-labelledby={labelId} className={styles.list}>
        {section.items.map((item) =>
          item.subLinks ? (
            <Group
              key={item.label}
              id={groupKey(section.label, item.label)}
              label={item.label}
              icon={item.icon}
              links={item.subLinks}
              currentKey={place?.key}
              isActive={place?.group === groupKey(section.label, item.label)}
              isExpanded={expandedGroup === groupKey(section.label, item.label)}
              {...{ renderLink, onToggle, onNavigate }}
            />
          ) : (
            <SidebarItemLink
              key={item.path}
              link={item}
              icon={item.icon}
              isCurrent={place?.key === linkKey(section.label, item)}
              isIconOnly={!isOpen}
              {...{ renderLink, onNavigate }}
            />
          ),
        )}
      </ul>
    </div>
  );
}
