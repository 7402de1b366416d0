import { getLandlord } from '@rentsafe/domain/landlord';
import { getLease } from '@rentsafe/domain/lease';
import { getProperty } from '@rentsafe/domain/property';
import { getUnit } from '@rentsafe/domain/unit';
import { queryOptions } from '@tanstack/react-query';
import { request } from './client';

/** The name of a landlord, of a property, or of a unit with its property, or the number of a lease, by which a list is narrowed. */
export const referenceNameQuery = (kind: 'landlord' | 'property' | 'unit' | 'lease', id: number) =>
  queryOptions({
    queryKey: ['name of', kind, id],
    queryFn: async ({ signal }) => {
      const options = { ids: { id }, signal };
      if (kind === 'landlord') return (await request(getLandlord, options)).party.name;
      if (kind === 'lease') return (await request(getLease, options)).number;
      if (kind === 'property') return (await request(getProperty, options)).name;
      const { property, unit_number } = await request(getUnit, options);
      return `${property.name}, unit ${unit_number}`;
    },
  });
