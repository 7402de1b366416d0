import { HOME_PATH } from '@rentsafe/domain/session';
import type { SidebarItem, SidebarSection } from '@rentsafe/ui/Sidebar';
import { type GroupName, groups, pages } from './pages';

function itemOf(name: GroupName): SidebarItem[] {
  const { Icon, ...group } = groups[name];
  const icon = <Icon />;
  const links = pages
    .filter((page) => page.groups.includes(name))
    .map(({ label, path }) => ({ label, path }));
  if ('label' in group) return [{ icon, label: group.label, subLinks: links }];
  return links.map((link) => ({ icon, ...link, exact: link.path === HOME_PATH }));
}

const names = Object.keys(groups) as GroupName[];

/** The sidebar, made of the table of pages. */
export const navigation: readonly SidebarSection[] = (['APPLICATION', 'ACCOUNTING', 'ADMIN'] as const).map(
  (section) => ({
    label: section,
    items: names.filter((name) => groups[name].section === section).flatMap(itemOf),
  }),
);
