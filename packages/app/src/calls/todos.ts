import { today } from '@rentsafe/domain/date';
import {
  createTodo,
  listTodos,
  snoozeTodo,
  type TodoInput,
  type TodoSnooze,
  type TodoState,
} from '@rentsafe/domain/todo';
import { listUsers } from '@rentsafe/domain/user';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { request } from './client';
import { CREATION_TIMEOUT } from './creation';

/** All queries of what is to be done begin with it. */
export const todosKey = ['todo'];

export interface TodoPageState {
  state: TodoState;
  mine: boolean;
  page: number;
}

/** What is to be done, by day and priority. Other records change it, so it is read at each opening. */
export const todosQuery = ({ state, mine, page }: TodoPageState) =>
  queryOptions({
    queryKey: [...todosKey, 'list', state, mine, page],
    queryFn: ({ signal }) =>
      request(listTodos, { query: { state, page, ...(mine && { mine: 'true' }) }, signal }),
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

/** The active users of a client, to assign something to; for its Admins, who may list them. */
export const assigneesQuery = (client: number) =>
  queryOptions({
    queryKey: [...todosKey, 'assignees', client],
    queryFn: async ({ signal }) => {
      const { results } = await request(listUsers, { ids: { client }, query: { page_size: 100 }, signal });
      return results.filter(({ is_active }) => is_active !== false);
    },
  });
