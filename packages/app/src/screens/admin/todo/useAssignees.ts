import type { Todo } from '@rentsafe/domain/todo';
import type { FieldOption } from '@rentsafe/ui/Select';
import { useQuery } from '@tanstack/react-query';
import { assigneesQuery } from '../../../calls/todos';
import { useMe } from '../../../session/useMe';

/** The users of the book, oneself first; and whoever it is assigned to. */
export function useAssignees(present?: Todo['assigned_to']): FieldOption[] {
  const me = useMe().data?.id;
  const { data = [] } = useQuery(assigneesQuery);
  const known = present && !data.some(({ id }) => id === present.id) ? [...data, present] : data;
  return [...known]
    .sort((a, b) => Number(b.id === me) - Number(a.id === me))
    .map(({ id, name }) => ({ value: String(id), label: id === me ? `${name} (you)` : name }));
}
