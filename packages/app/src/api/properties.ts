import { createProperty, type Property, type PropertyCreation } from '@rentsafe/domain/property';
import { listUnits, type Unit } from '@rentsafe/domain/unit';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { request } from './client';
import { CREATION_TIMEOUT } from './creation';
import { lenient } from './lenient';
import { listQueries } from './listQueries';
import { PAGE_SIZE } from './listState';
import { prependToLists } from './prependToLists';

/** The Property List: units with their properties. */
export const unitList = listQueries('units', { list: listUnits });

/** What the whole portfolio comes to. It is the first page of the list that is read for it. */
export const portfolioTotals = (pageSize = PAGE_SIZE) =>
  queryOptions({
    ...unitList.page({ q: '', page: 1, pageSize, ordering: '', filters: {} }),
    select: ({ totals }) => totals,
  });

const creatingProperty = lenient(createProperty);

/** Throws `ApiError`. */
export const addProperty = (body: PropertyCreation, idempotencyKey: string) =>
  request(creatingProperty, { body, idempotencyKey, timeout: CREATION_TIMEOUT });

/** The first unit of a new property stands on top of the list, which is then read again. */
export function showProperty(queryClient: QueryClient, property: { id: number } & Partial<Property>): void {
  const { id, name = '', landlord = null, units: [unit] = [] } = property;
  if (unit) {
    const row: Unit = {
      ...unit,
      property: { id, name },
      address: name,
      landlord,
      lease: null,
      tenant: null,
      rent: null,
      version: 1,
    };
    prependToLists(queryClient, unitList.key, row);
  }
  void queryClient.invalidateQueries({ queryKey: unitList.key });
}
