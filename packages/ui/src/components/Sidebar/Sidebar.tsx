'use client';

import { clsx } from 'clsx/lite';
import { type ComponentProps, type ReactNode, useEffect } from 'react';
import { type RenderLink, useRenderLink } from '../../internal/link/renderLink';
import { useMessages } from '../../internal/messages/messages';
import { useLazyDrawer } from '../../internal/overlay/useLazyDrawer';
import { type ClassNames, partOf } from '../../internal/parts';
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
  /** Class names for its parts: header, navigation, footer. */
  classNames?: ClassNames<'header' | 'navigation' | 'footer'>;
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
  classNames,
  className,
  ...rest
}: SidebarProps) {
  const renderLink = useRenderLink(ownRenderLink);
  const messages = useMessages(sidebarMessages);
  const { isOpen, isDrawer, closeDrawer } = useSidebar();
  const { place, expandedGroup, toggleGroup, onNavigate } = useNavigation(sections, currentPath);
  const LoadedDrawer = useLazyDrawer(isDrawer, isOpen);

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
      data-part="sidebar"
      className={clsx(styles.sidebar, className)}
      data-state={isOpen ? 'expanded' : 'collapsed'}
    >
      <div {...partOf(classNames, 'header', styles.header)}>{header}</div>
      <nav aria-label={messages.navigation} {...partOf(classNames, 'navigation', styles.navigation)}>
        {sections.map((section) => (
          <SidebarPart
            key={section.label}
            {...{ section, place, expandedGroup, renderLink }}
            onToggle={toggleGroup}
            onNavigate={navigate}
          />
        ))}
      </nav>
      <div {...partOf(classNames, 'footer', styles.footer)}>{footer}</div>
    </aside>
  );

  if (!isDrawer) return aside;
  return (
    LoadedDrawer && (
      <LoadedDrawer open={isOpen} onOpenChange={closeDrawer} title={messages.label} titleHidden side="start">
        {aside}
      </LoadedDrawer>
    )
  );
}
