import { parsePage } from '@rentsafe/domain/pagination';
import { type TodoKind, type TodoState, todoKinds, todoStates } from '@rentsafe/domain/todo';

export interface TodoPlace {
  state: TodoState;
  kind: TodoKind | undefined;
  /** The id of a user. */
  assignedTo: number | undefined;
  page: number;
  /** The key of what is shown in detail. */
  shown: string | undefined;
}

export const placeOf = (search: URLSearchParams): TodoPlace => ({
  state: todoStates.find((state) => state === search.get('state')) ?? 'open',
  kind: todoKinds.find((kind) => kind === search.get('kind')),
  assignedTo: Number(/^[1-9]\d{0,8}$/.exec(search.get('assigned_to') ?? '')?.[0]) || undefined,
  page: parsePage(search.get('page')),
  shown: search.get('shown') ?? undefined,
});

/** The address of another place; a filter that changes begins on page 1. */
export function hrefOf(place: TodoPlace): string {
  const search = new URLSearchParams();
  if (place.state !== 'open') search.set('state', place.state);
  if (place.kind) search.set('kind', place.kind);
  if (place.assignedTo) search.set('assigned_to', String(place.assignedTo));
  if (place.page > 1) search.set('page', String(place.page));
  if (place.shown) search.set('shown', place.shown);
  return `?${search}`;
}
