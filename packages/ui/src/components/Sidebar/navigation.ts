import type { ReactNode } from 'react';

export interface SidebarLink {
  /** Its text, as the user reads it. */
  label: string;
  /** Path of the link, without a query. */
  path: string;
  /** Current on its own path alone, not below it. @default false */
  exact?: boolean;
  /** A word on the page, small behind its text: '3 due'. It describes the link, and is no part of its name. */
  note?: string;
}

/** A link of its own (`path`) or a group of links (`subLinks`). */
export type SidebarItem = { icon: ReactNode } & (
  | (SidebarLink & { subLinks?: never })
  | { label: string; subLinks: readonly SidebarLink[] }
);

export interface SidebarSection {
  /** Also distinguishes sections. */
  label: string;
  /** From top to bottom. */
  items: readonly SidebarItem[];
}

/** A link's place in the tree: one path may have several. Each key is unique. */
export interface Place {
  key: string;
  group?: string;
  link: SidebarLink;
}

export const groupKey = (section: string, group: string) => `${section}/${group}`;
export const linkKey = (parent: string, { path }: SidebarLink) => `${parent}:${path}`;

/** Every link of the tree with its place, in reading order. */
export function placesOf(sections: readonly SidebarSection[]): Place[] {
  return sections.flatMap(({ label, items }) =>
    items.flatMap((item): Place[] => {
      if (!item.subLinks) return [{ key: linkKey(label, item), link: item }];
      const group = groupKey(label, item.label);
      return item.subLinks.map((link) => ({ key: linkKey(group, link), group, link }));
    }),
  );
}

const trimmed = (path: string) => (path.length > 1 ? path.replace(/\/+$/, '') : path);

function matches({ path, exact }: SidebarLink, current: string) {
  return trimmed(path) === current || (!exact && current.startsWith(`${trimmed(path)}/`));
}

/**
 * The one place that is current: of the links that match, the longest; of the places that share its path, the one in the group
 * that was clicked, else the first.
 */
export function currentPlace(
  sections: readonly SidebarSection[],
  currentPath: string,
  clickedGroup?: string,
): Place | undefined {
  const current = trimmed(currentPath);
  const matching = placesOf(sections).filter(({ link }) => matches(link, current));
  const longest = Math.max(...matching.map(({ link }) => trimmed(link.path).length));
  const candidates = matching.filter(({ link }) => trimmed(link.path).length === longest);
  return candidates.find(({ group }) => group !== undefined && group === clickedGroup) ?? candidates[0];
}
