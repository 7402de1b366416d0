import { listActivity } from '@rentsafe/domain/audit';
import { listCompanies } from '@rentsafe/domain/company';
import { addDays, today } from '@rentsafe/domain/date';
import { listIndividuals } from '@rentsafe/domain/individual';
import { queryOptions } from '@tanstack/react-query';
import { request } from './client';

/** The first of the seven days that end today. */
export const weekStart = () => addDays(today(), -6);

const fresh = { refetchOnMount: 'always' } as const;

/** How many people were added since a day. */
export const individualsSince = (created_from: string) =>
  queryOptions({
    queryKey: ['work', 'individuals', created_from],
    queryFn: ({ signal }) =>
      request(listIndividuals, { query: { created_from, page: 1, page_size: 1 }, signal }),
    ...fresh,
  });

/** How many companies were added since a day. */
export const companiesSince = (created_from: string) =>
  queryOptions({
    queryKey: ['work', 'companies', created_from],
    queryFn: ({ signal }) =>
      request(listCompanies, { query: { created_from, page: 1, page_size: 1 }, signal }),
    ...fresh,
  });

/** People without a telephone or an address, or whose check letter does not fit. */
export const individualsToMend = queryOptions({
  queryKey: ['work', 'to mend'],
  queryFn: ({ signal }) =>
    request(listIndividuals, { query: { to_mend: 'true', page: 1, page_size: 1 }, signal }),
  ...fresh,
});

/** The reports that one has read since a day, newest first. */
export const readsSince = (created_from: string) =>
  queryOptions({
    queryKey: ['work', 'reads', created_from],
    queryFn: ({ signal }) =>
      request(listActivity, {
        query: { mine: 'true', action: 'report_read', created_from, page: 1 },
        signal,
      }),
    ...fresh,
  });
