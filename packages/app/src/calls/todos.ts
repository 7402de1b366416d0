import { today } from '@rentsafe/domain/date';
import {
  createTodo,
  getTodoAssignees,
  listTodos,
  snoozeTodo,
  type TodoInput,
  type TodoKind,
  type TodoSnooze,
  type TodoState,
} from '@rentsafe/domain/todo';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { request } from './client';
import { CREATION_TIMEOUT } from './creation';

/** All queries of what is to be done begin with it. */
export const todosKey = ['todo'];

export interface TodoPageState {
  state: TodoState;
  kind: TodoKind | undefined;
  /** The id of a user; anybody's where there is none. */
  assignedTo: number | undefined;
  page: number;
}

/** What is to be done, by day and priority. Other records change it, so it is read at each opening. */
export const todosQuery = ({ state, kind, assignedTo, page }: TodoPageState) =>
  queryOptions({
    queryKey: [...todosKey, 'list', state, kind, assignedTo, page],
    queryFn: ({ signal }) =>
      request(listTodos, {
        query: { state, page, ...(kind && { kind }), ...(assignedTo && { assigned_to: assignedTo }) },
        signal,
      }),
    placeholderData: (previous) => previous,
    refetchOnMount: 'always',
  });

/** The first few that are due today or before. */
export const dueTodosQuery = () =>
  queryOptions({
    queryKey: [...todosKey, 'due', today()],
    queryFn: ({ signal }) => request(listTodos, { query: { until: today(), page: 1, page_size: 5 }, signal }),
    staleTime: 60_000,
  });

/** After a change, and after whatever else may have ended a condition. */
export const showTodos = (queryClient: QueryClient) => queryClient.invalidateQueries({ queryKey: todosKey });

/** Throws `ApiError`. */
export const addTodo = (body: TodoInput, idempotencyKey: string) =>
  request(createTodo, { body, idempotencyKey, timeout: CREATION_TIMEOUT });

export const hideTodo = (body: TodoSnooze) => request(snoozeTodo, { body });

/** The users of the own book, to whom something can be assigned. */
export const assigneesQuery = queryOptions({
  queryKey: [...todosKey, 'assignees'],
  queryFn: async ({ signal }) => (await request(getTodoAssignees, { signal })).results,
});
