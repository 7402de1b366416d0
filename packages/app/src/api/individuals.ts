import { getIndividualReport, listIndividuals, searchIndividuals } from '@rentsafe/domain/individual';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { request } from './client';
import type { ListState } from './listState';
import { refetchWhenOutdated } from './reportAge';

export const individualKeys = {
  lists: ['individuals'],
  list: ({ q, page }: ListState) => ['individuals', q, page],
  report: (id: number) => ['individual-report', id],
} as const;

/** A page of individuals: of the search for `q`, or of all of them. */
export const individualsQuery = ({ q, page }: ListState) =>
  queryOptions({
    queryKey: individualKeys.list({ q, page }),
    queryFn: ({ signal }) =>
      q
        ? request(searchIndividuals, { query: { q, page }, signal })
        : request(listIndividuals, { query: { page }, signal }),
    placeholderData: keepPreviousData,
  });

/** What the individual report shows. */
export const individualReportQuery = (id: number) =>
  queryOptions({
    queryKey: individualKeys.report(id),
    queryFn: ({ signal }) => request(getIndividualReport, { ids: { id }, signal }),
    refetchOnMount: refetchWhenOutdated,
  });
