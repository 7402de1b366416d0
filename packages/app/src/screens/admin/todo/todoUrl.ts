import { parsePage } from '@rentsafe/domain/pagination';
import { type TodoState, todoStates } from '@rentsafe/domain/todo';

export interface TodoPlace {
  state: TodoState;
  mine: boolean;
  page: number;
  /** The key of what is shown in detail. */
  shown: string | undefined;
}

export const placeOf = (search: URLSearchParams): TodoPlace => ({
  state: todoStates.find((state) => state === search.get('state')) ?? 'open',
  mine: search.get('mine') === 'true',
  page: parsePage(search.get('page')),
  shown: search.get('shown') ?? undefined,
});

/** The address of another place; a filter that changes begins on page 1. */
export function hrefOf(place: TodoPlace): string {
  const search = new URLSearchParams();
  if (place.state !== 'open') search.set('state', place.state);
  if (place.mine) search.set('mine', 'true');
  if (place.page > 1) search.set('page', String(place.page));
  if (place.shown) search.set('shown', place.shown);
  return `?${search}`;
}
