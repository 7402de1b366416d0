import { getLease, listLeases } from '@rentsafe/domain/lease';
import { getProperty } from '@rentsafe/domain/property';
import { getUnit } from '@rentsafe/domain/unit';
import { queryOptions } from '@tanstack/react-query';
import { request } from './client';
import { listQueries } from './listQueries';

export const leaseList = listQueries('leases', { list: listLeases });

/** A lease as it is now, each time it is shown. */
export const leaseQuery = (id: number) =>
  queryOptions({
    queryKey: ['lease', id],
    queryFn: ({ signal }) => request(getLease, { ids: { id }, signal }),
    refetchOnMount: 'always',
  });

/** The name of a property, or of a unit with its property, by which leases are narrowed. */
export const placeNameQuery = (kind: 'property' | 'unit', id: number) =>
  queryOptions({
    queryKey: ['place name', kind, id],
    queryFn: async ({ signal }) => {
      if (kind === 'property') return (await request(getProperty, { ids: { id }, signal })).name;
      const { property, unit_number } = await request(getUnit, { ids: { id }, signal });
      return `${property.name}, unit ${unit_number}`;
    },
  });
