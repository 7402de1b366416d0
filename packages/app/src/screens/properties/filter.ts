import { matches } from '../sampleList/matches';
import type { PropertyRow } from './sampleProperties';

/** The choices above the list. */
export const propertyFilters = ['All Properties', 'Occupied', 'Vacant'] as const;
export type PropertyFilter = (typeof propertyFilters)[number];

/** The filter of that name; all properties for any other. */
export const propertyFilter = (name: string): PropertyFilter =>
  propertyFilters.find((filter) => filter === name) ?? 'All Properties';

/** The properties of a status that hold every word of `q` in address, unit number or tenant. */
export function filterProperties(
  rows: readonly PropertyRow[],
  { filter, q }: { filter: PropertyFilter; q: string },
): PropertyRow[] {
  return rows.filter(
    ({ address, unit, tenant, status }) =>
      (filter === 'All Properties' || status === filter) && matches([address, unit, tenant], q),
  );
}
