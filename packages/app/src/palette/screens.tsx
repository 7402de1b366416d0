import type { CommandItem } from '@rentsafe/ui/CommandPalette';
import type { SidebarSection } from '@rentsafe/ui/Sidebar';

/** Every screen of the navigation once, with the group that it stands in. */
export function screensOf(navigation: readonly SidebarSection[]): CommandItem[] {
  const found = new Map<string, CommandItem>();
  for (const item of navigation.flatMap(({ items }) => items)) {
    const description = item.subLinks && { description: item.label };
    for (const { label, path } of item.subLinks ?? [item]) {
      if (found.has(path)) continue;
      found.set(path, { id: `screen ${path}`, label, ...description, icon: item.icon, href: path });
    }
  }
  return [...found.values()];
}
