'use client';

import { clsx } from 'clsx/lite';
import { type ComponentProps, type ReactNode, useEffect, useState } from 'react';
import { type RenderLink, useRenderLink } from '../../internal/link/renderLink';
import { useMessages } from '../../internal/messages/messages';
// The drawer's code comes later, its styles with the sidebar's: a sheet of its own would come after the drawer.
import '../../internal/overlay/drawer.css';
import type { Drawer } from '../Drawer';
import '../../internal/text/hidden.css';
import type { SidebarSection } from './navigation';
import * as styles from './Sidebar.css';
import { sidebarMessages } from './Sidebar.messages';
import { SidebarPart } from './SidebarPart';
import { useSidebar } from './SidebarProvider';
import { useNavigation } from './useNavigation';

export interface SidebarProps extends Omit<ComponentProps<'aside'>, 'children'> {
  /** From top to bottom. */
  sections: readonly SidebarSection[];
  /** Path of the screen that is shown, without its query. */
  currentPath: string;
  /** How to render a link, so that a router can take it. @default that of LinkProvider, else a plain `a` */
  renderLink?: RenderLink;
  /** The product's brand: a mark 1.5rem wide first, which is all the collapsed sidebar shows of it. */
  header: ReactNode;
  /** Who is signed in: a SidebarUser. */
  footer: ReactNode;
}

/**
 * The main navigation: 18rem wide, 3rem when collapsed, a modal drawer below 768 px. Groups are disclosures (APG), one open
 * at a time; when it is collapsed they open a flyout. Renders a `nav` inside an `aside`. Needs a SidebarProvider.
 */
export function Sidebar({
  sections,
  currentPath,
  renderLink: ownRenderLink,
  header,
  footer,
  className,
  ...rest
}: SidebarProps) {
  const renderLink = useRenderLink(ownRenderLink);
  const messages = useMessages(sidebarMessages);
  const { isOpen, isDrawer, closeDrawer } = useSidebar();
  const { place, expandedGroup, toggleGroup, onNavigate } = useNavigation(sections, currentPath);
  const LoadedDrawer = useDrawer(isDrawer, isOpen);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another path is a navigation, however it came about
  useEffect(closeDrawer, [currentPath, closeDrawer]);

  const navigate = (group?: string) => {
    onNavigate(group);
    closeDrawer();
  };

  const aside = (
    <aside
      aria-label={messages.label}
      {...rest}
      className={clsx(styles.sidebar, className)}
      data-state={isOpen ? 'expanded' : 'collapsed'}
    >
      <div className={styles.header}>{header}</div>
      <nav aria-label={messages.navigation} className={styles.navigation}>
        {sections.map((section) => (
          <SidebarPart
            key={section.label}
            {...{ section, place, expandedGroup, renderLink }}
            onToggle={toggleGroup}
            onNavigate={navigate}
          />
        ))}
      </nav>
      <div className={styles.footer}>{footer}</div>
    </aside>
  );

  if (!isDrawer) return aside;
  return (
    LoadedDrawer && (
      <LoadedDrawer open={isOpen} onClose={closeDrawer} title={messages.label} titleHidden side="start">
        {aside}
      </LoadedDrawer>
    )
  );
}

/** The drawer, loaded where the window is narrow; tried again when it is opened. */
function useDrawer(isDrawer: boolean, isOpen: boolean): typeof Drawer | undefined {
  const [loaded, setLoaded] = useState<{ Drawer: typeof Drawer }>();
  const isWanted = isDrawer && !loaded;
  // biome-ignore lint/correctness/useExhaustiveDependencies: opening is another try after one that failed
  useEffect(() => {
    if (isWanted) import('../Drawer').then(setLoaded, () => {});
  }, [isWanted, isOpen]);
  return loaded?.Drawer;
}
