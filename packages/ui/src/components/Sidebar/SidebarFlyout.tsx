import { useOnIntent } from '../../internal/hooks/useOnIntent';
import { Slot } from '../../internal/Slot';
import { Tooltip } from '../Tooltip';
import * as styles from './Sidebar.css';
import type { SidebarGroupProps } from './SidebarGroup';
import { useSidebar } from './SidebarProvider';

const loadPopover = async () => (await import('./SidebarFlyoutPopover')).SidebarFlyoutPopover;

/** A group of links in the collapsed sidebar: its icon opens them in a flyout or, where that cannot be loaded, expands the sidebar. Renders an `li`. */
export function SidebarFlyout(props: SidebarGroupProps) {
  const { id, label, icon, isActive, isExpanded, onToggle } = props;
  const { toggle } = useSidebar();
  const { loaded, intent } = useOnIntent(loadPopover, () => {
    if (!isExpanded) onToggle(id);
    toggle();
  });
  const button = (
    <button type="button" className={styles.item} data-active={isActive}>
      <span className={styles.icon} aria-hidden="true">
        {icon}
      </span>
      <span className={styles.itemLabel}>{label}</span>
    </button>
  );
  return (
    <li>
      {loaded ? (
        <loaded.Part {...props} trigger={button} />
      ) : (
        <Tooltip side="right" content={label}>
          <Slot aria-haspopup="dialog" aria-expanded={false} {...intent}>
            {button}
          </Slot>
        </Tooltip>
      )}
    </li>
  );
}
