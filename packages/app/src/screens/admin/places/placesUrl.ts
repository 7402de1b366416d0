import type { ParentPlace } from '../../../calls/locations';

/** From the top down: each holds the next. */
export const levels = ['country', 'province', 'city'] as const;

/** The places that lead to what the address shows: none for all countries. */
export function parentsOf(search: URLSearchParams): ParentPlace[] {
  const parents: ParentPlace[] = [];
  for (const level of levels) {
    const id = Number(search.get(level));
    if (!Number.isSafeInteger(id) || id <= 0) break;
    parents.push({ level, id });
  }
  return parents;
}

/** Leads to what a place holds that stands under `parents`. */
export function placesHref(parents: readonly ParentPlace[], id: number): string {
  const ids = [...parents.map((parent) => parent.id), id];
  return `?${new URLSearchParams(ids.map((each, index) => [levels[index] ?? '', String(each)]))}`;
}
