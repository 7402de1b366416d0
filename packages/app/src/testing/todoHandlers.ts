import { today } from '@rentsafe/domain/date';
import { samplePage } from '@rentsafe/domain/fixtures';
import {
  createTodo,
  getTodoAssignees,
  listTodos,
  snoozeTodo,
  type Todo,
  type TodoInput,
  type TodoPage,
  type TodoPatch,
  todoSteps,
} from '@rentsafe/domain/todo';
import { addDays } from '@rentsafe/format/date';
import { answer, type MockedRequest } from './answer';
import { sampleTodo, sampleTodos } from './sampleTodos';

/** A page of these, and how many of them are due. */
export function todoPage(todos: readonly Todo[]): TodoPage {
  const due = (test: (day: string) => boolean) => todos.filter(({ due_on }) => test(due_on)).length;
  return {
    ...samplePage((index) => todos[index] as Todo, { total: todos.length }),
    totals: {
      overdue: due((day) => day < today()),
      today: due((day) => day === today()),
      week: due((day) => day >= today() && day <= addDays(today(), 6)),
    },
  };
}

const written = ({ ids }: MockedRequest, overrides: Partial<Todo>) =>
  sampleTodo(Number(ids.id), 0, { version: 2, ...overrides });

/** How the mocked backend answers what is asked of to-dos. */
export const todoHandlers = [
  answer(listTodos, ({ query }) => {
    const state = query.get('state') ?? 'open';
    const until = query.get('until') ?? '9999-12-31';
    if (state === 'done') return todoPage([sampleTodo(9, -4, { done_on: today() })]);
    const open = state === 'open' ? sampleTodos() : [];
    const assignee = query.get('assigned_to');
    const kind = query.get('kind');
    return todoPage(
      open.filter(
        (row) =>
          row.due_on <= until &&
          (!assignee || String(row.assigned_to?.id) === assignee) &&
          (!kind || row.kind === kind),
      ),
    );
  }),
  answer(getTodoAssignees, () => ({
    results: [
      { id: 4, name: 'Tendai Moyo' },
      { id: 1, name: 'Rudo Makoni' },
    ],
  })),
  answer(createTodo, ({ body }) => {
    const { client, assigned_to, subject, note, ...plain } = body as TodoInput;
    return sampleTodo(20, 0, { ...plain, note: note || null });
  }),
  answer(todoSteps.calls.edit, (request) => {
    const { title = 'Read the meters', version } = request.body as TodoPatch;
    return written(request, { title, version: version + 1 });
  }),
  answer(todoSteps.calls.done, (request) => written(request, { done_on: today() })),
  answer(todoSteps.calls.reopen, (request) => written(request, {})),
  answer(snoozeTodo, () => undefined),
];
