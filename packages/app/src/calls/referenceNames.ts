import { getContractor } from '@rentsafe/domain/contractor';
import { getLandlord } from '@rentsafe/domain/landlord';
import { getLease } from '@rentsafe/domain/lease';
import { getRequest } from '@rentsafe/domain/maintenanceRequest';
import { getProperty } from '@rentsafe/domain/property';
import { getUnit } from '@rentsafe/domain/unit';
import { queryOptions } from '@tanstack/react-query';
import { request } from './client';

/** Records by which a list can be narrowed. */
export type Reference = 'landlord' | 'property' | 'unit' | 'lease' | 'contractor' | 'request';

/** The name of a record by which a list is narrowed, of a unit with its property, or its number. */
export const referenceNameQuery = (kind: Reference, id: number) =>
  queryOptions({
    queryKey: ['name of', kind, id],
    queryFn: async ({ signal }) => {
      const options = { ids: { id }, signal };
      if (kind === 'landlord') return (await request(getLandlord, options)).party.name;
      if (kind === 'contractor') return (await request(getContractor, options)).name;
      if (kind === 'request') return (await request(getRequest, options)).number;
      if (kind === 'lease') return (await request(getLease, options)).number;
      if (kind === 'property') return (await request(getProperty, options)).name;
      const { property, unit_number } = await request(getUnit, options);
      return `${property.name}, unit ${unit_number}`;
    },
  });
