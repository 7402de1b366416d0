import { HOME_PATH } from '@rentsafe/domain/session';
import type { SidebarSection } from '@rentsafe/ui/Sidebar';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { dueTodosQuery } from '../calls/todos';

const TODO_PATH = `${HOME_PATH}/todo`;

/** The sections with a note of how much is due today or before. Nothing where it cannot be read: it is a service. */
export function useDueNote(sections: readonly SidebarSection[]): readonly SidebarSection[] {
  const { data } = useQuery(dueTodosQuery());
  const due = data?.count ?? 0;
  return useMemo(() => {
    if (due === 0) return sections;
    return sections.map((section) => ({
      ...section,
      items: section.items.map((item) =>
        'path' in item && item.path === TODO_PATH ? { ...item, note: `${due} due` } : item,
      ),
    }));
  }, [sections, due]);
}
