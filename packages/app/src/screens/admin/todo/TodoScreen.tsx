import { today } from '@rentsafe/domain/date';
import { type Todo, todoSteps } from '@rentsafe/domain/todo';
import { PageHeader } from '@rentsafe/ui/PageHeader';
import { Stack } from '@rentsafe/ui/Stack';
import { toast } from '@rentsafe/ui/Toast';
import { useMediaQuery } from '@rentsafe/ui/theme';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { request } from '../../../calls/client';
import { Fetched } from '../../../calls/Fetched';
import { showTodos, todosQuery } from '../../../calls/todos';
import { reportFailure } from '../../../forms/refusal';
import { useAction } from '../../../forms/useAction';
import { OpeningButton } from '../../../overlays/OpeningButton';
import { useLazyDialog } from '../../../overlays/useLazyDialog';
import { TodoDetail } from './TodoDetail';
import type { TodoTask } from './TodoDialog';
import { TodoView } from './TodoView';
import { hrefOf, placeOf, type TodoPlace } from './todoUrl';

const loadAdding = async () => (await import('./AddTodoDialog')).AddTodoDialog;
const loadDialog = async () => (await import('./TodoDialog')).TodoDialog;
const failure = 'The form could not be opened';
const STEP_FAILURE = 'Failed to change to-do';

/** What is to be done: what was written down, and what the book calls for. */
export function TodoScreen() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const place = placeOf(search);
  const query = useQuery(todosQuery(place));
  const isNarrow = useMediaQuery('(max-width: 63.99rem)');
  const adding = useLazyDialog<'new', { onClose: () => void }>(loadAdding, failure);
  const task = useLazyDialog<TodoTask, { task: TodoTask; onClose: () => void }>(loadDialog, failure);

  const goTo = (next: Partial<TodoPlace>) =>
    navigate(hrefOf({ ...place, ...next }), { replace: true, preventScrollReset: true });

  const step = useAction({
    mutationFn: ({ id, verb }: { id: number; verb: 'done' | 'reopen' }) =>
      request(todoSteps.calls[verb], { ids: { id }, body: {} }),
    onSuccess: async ({ title }, { verb }) => {
      toast.dismiss(STEP_FAILURE);
      toast.success(verb === 'done' ? 'Done' : 'Reopened', { description: title });
      await showTodos(queryClient);
    },
    onError: (error) => reportFailure(STEP_FAILURE, error),
  });

  return (
    <Stack gap="section">
      <PageHeader
        title="To Do List"
        description="Tasks that fall due in your accounts, and those you add."
        actions={
          <OpeningButton<'new'>
            variant="primary"
            aria-haspopup="dialog"
            trigger={adding.trigger}
            subject="new"
          >
            <Plus aria-hidden="true" />
            Add To-Do
          </OpeningButton>
        }
      />
      <Fetched query={query} subject="the to-do list">
        {(page) => {
          const shown: Todo | undefined =
            page.results.find(({ key }) => key === place.shown) ?? (isNarrow ? undefined : page.results[0]);
          return (
            <TodoView
              page={page}
              place={place}
              search={search.toString()}
              day={today()}
              shown={shown}
              isNarrow={isNarrow}
              hrefOf={({ key }) =>
                hrefOf({ ...place, shown: isNarrow && key === shown?.key ? undefined : key })
              }
              onFilter={(filter) => goTo({ ...filter, page: 1, shown: undefined })}
              detail={
                shown && (
                  <TodoDetail
                    todo={shown}
                    isSnoozed={place.state === 'snoozed'}
                    trigger={task.trigger}
                    pending={step.isPending}
                    onDone={() => step.run({ id: shown.id ?? 0, verb: 'done' })}
                    onReopen={() => step.run({ id: shown.id ?? 0, verb: 'reopen' })}
                  />
                )
              }
            />
          );
        }}
      </Fetched>
      {adding.opened && <adding.opened.Dialog onClose={adding.onClose} />}
      {task.opened && <task.opened.Dialog task={task.opened.subject} onClose={task.onClose} />}
    </Stack>
  );
}
