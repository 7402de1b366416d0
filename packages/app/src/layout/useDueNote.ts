import type { SidebarSection } from '@rentsafe/ui/Sidebar';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { approvalCountQuery } from '../calls/approvalCount';
import { dueTodosQuery } from '../calls/todos';
import { approvalsPath, todoPath } from '../paths';
import { useStepLevel } from '../session/useMay';

/** The sections with a note of how much is due, and waits for the reader. Nothing where it cannot be read: it is a service. */
export function useDueNote(sections: readonly SidebarSection[]): readonly SidebarSection[] {
  const due = useQuery(dueTodosQuery()).data?.count ?? 0;
  const isAdmin = useStepLevel() !== 'user';
  const toApprove = useQuery({ ...approvalCountQuery, enabled: isAdmin }).data ?? 0;
  return useMemo(() => {
    const notes = new Map<string, string>([
      ...(due > 0 ? [[todoPath, `${due} due`] as const] : []),
      ...(toApprove > 0 ? [[approvalsPath, `${toApprove} to approve`] as const] : []),
    ]);
    if (notes.size === 0) return sections;
    return sections.map((section) => ({
      ...section,
      items: section.items.map((item) => {
        const note = 'path' in item && item.path ? notes.get(item.path) : undefined;
        return 'path' in item && note ? { ...item, note } : item;
      }),
    }));
  }, [sections, due, toApprove]);
}
