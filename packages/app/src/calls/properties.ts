import type { BodyOf } from '@rentsafe/domain/contract';
import {
  addOwnership,
  createProperty,
  getProperty,
  listOwnerships,
  listProperties,
  type Ownership,
  type Property,
  type PropertyCreation,
  type PropertyPatch,
  transferProperty,
  updateProperty,
} from '@rentsafe/domain/property';
import { createUnit, listUnits, type Unit, type UnitInput } from '@rentsafe/domain/unit';
import { joinParts } from '@rentsafe/format/text';
import type { ComboboxSearch } from '@rentsafe/ui/Combobox';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { request } from './client';
import { CREATION_TIMEOUT } from './creation';
import { historyOf } from './history';
import { landlordList } from './landlords';
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

const unitsName = (property: number) => `units of ${property}`;
export const unitsKey = (property: number) => [unitsName(property)];

/** The units of one property. */
export const unitsOf = ({ id, client }: Pick<Property, 'id' | 'client'>) =>
  listQueries(unitsName(id), { list: listUnits, query: { property: id, client: client.id } });

/** The properties of the caller's own book, by name; of a landlord those that are theirs today. */
export const propertiesIn =
  (landlord?: number): ComboboxSearch =>
  async (q, signal) => {
    const { results } = await request(listProperties, { query: { q, landlord, page: 1 }, signal });
    return results.map(({ id, name, city_town, landlord: owner }) => ({
      value: id,
      label: name,
      description: joinParts([name === city_town ? '' : city_town, owner?.name], ' · '),
    }));
  };

/** A property as it is now, each time it is shown. */
export const propertyQuery = (id: number) =>
  queryOptions({
    queryKey: ['property', id],
    queryFn: ({ signal }) => request(getProperty, { ids: { id }, signal }),
    refetchOnMount: 'always',
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

/** Throws `ApiError`. */
export const changeProperty = (id: number, body: PropertyPatch) =>
  request(updateProperty, { ids: { id }, body });

/** A changed property: what was read of it before is read again when it is next shown. */
export function showPropertyChange(queryClient: QueryClient, property: Property): void {
  const { id } = property;
  queryClient.setQueryData(propertyQuery(id).queryKey, property);
  const { queryKey: owners } = ownershipsQuery(id);
  for (const queryKey of [
    unitList.key,
    unitsKey(id),
    owners,
    historyOf('property', id).key,
    landlordList.key,
  ])
    void queryClient.invalidateQueries({ queryKey });
}

const creatingUnit = lenient(createUnit);

/** Throws `ApiError`. */
export const addUnit = (body: UnitInput, idempotencyKey: string) =>
  request(creatingUnit, { body, idempotencyKey, timeout: CREATION_TIMEOUT });

/** Gives a property another owner. Throws `ApiError`. */
export const transfer = (id: number, body: BodyOf<typeof transferProperty>, idempotencyKey: string) =>
  request(transferProperty, { ids: { id }, body, idempotencyKey });

/** Whose a property was and is, each time it is shown. */
export const ownershipsQuery = (property: number) =>
  queryOptions({
    queryKey: ['ownerships of', property],
    queryFn: ({ signal }) => request(listOwnerships, { ids: { id: property }, signal }),
    refetchOnMount: 'always',
  });

/** Enters whose a property was. Throws `ApiError`. */
export const addOwner = (id: number, body: BodyOf<typeof addOwnership>, idempotencyKey: string) =>
  request(addOwnership, { ids: { id }, body, idempotencyKey });

/** The owners of a property as they are now. */
export function showOwners(queryClient: QueryClient, property: number, owners: Ownership[]): void {
  queryClient.setQueryData(ownershipsQuery(property).queryKey, owners);
  for (const queryKey of [
    propertyQuery(property).queryKey,
    historyOf('property', property).key,
    landlordList.key,
  ])
    void queryClient.invalidateQueries({ queryKey });
}

/** The units of a property have changed: its lists are read again. */
export function showUnits(queryClient: QueryClient, property: number): void {
  for (const queryKey of [unitsKey(property), unitList.key, propertyQuery(property).queryKey])
    void queryClient.invalidateQueries({ queryKey });
}

/** Finds properties of the user's own book by name or address. */
export const findProperties: ComboboxSearch = async (q, signal) => {
  const { results } = await request(listProperties, { query: { q, page: 1 }, signal });
  return results.map(({ id, name, city_town, landlord }) => ({
    value: id,
    label: name,
    description: `${city_town} · ${landlord.name}`,
  }));
};
