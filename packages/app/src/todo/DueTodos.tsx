import { Heading } from '@rentsafe/ui/Heading';
import { Inline } from '@rentsafe/ui/Inline';
import { Stack } from '@rentsafe/ui/Stack';
import { useQuery } from '@tanstack/react-query';
import { dueTodosQuery } from '../calls/todos';
import { todoPath } from '../paths';
import { RecordLink } from '../text/RecordLink';
import { TodoRows } from './TodoRows';

/** The first few that are due today or before, for the Dashboard; nothing where there are none, or none can be read. */
export function DueTodos() {
  const { data } = useQuery(dueTodosQuery());
  if (!data || data.count === 0) return null;
  const { count, results } = data;
  return (
    <Stack gap={3} asChild>
      <section aria-labelledby="due-todos">
        <Inline justify="between" gap={2}>
          <Heading level={2} size="md" id="due-todos">
            To do today
          </Heading>
          <RecordLink href={todoPath}>
            {count > results.length ? `All ${count} due` : 'To Do List'}
          </RecordLink>
        </Inline>
        <TodoRows
          todos={results}
          shown={undefined}
          hrefOf={({ key }) => `${todoPath}?shown=${encodeURIComponent(key)}`}
        />
      </section>
    </Stack>
  );
}
