import { reportNumber } from '@rentsafe/domain/report';
import type { PlainDate } from '@rentsafe/format/date';
import { type UseQueryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { errorSentence } from '../calls/ApiError';
import { type ReportAbout, recordAccess } from '../calls/accessLog';
import { consentsOf } from '../calls/consents';
import { useLogin } from '../login/useLogin';
import { companyPath, individualPath } from '../paths';
import { useMay } from '../session/useMay';
import type { ReportViewProps, Sourced } from './ReportFrame';
import type { ReportDay } from './subject';

const accessCalls = { individual: 'listIndividualAccess', company: 'listCompanyAccess' } as const;
const pathOf = { individual: individualPath, company: companyPath };

/**
 * Reads the report about `id` for its view: when it is first shown, when it is shown again outdated, for another day, and on demand.
 *
 * @param day chosen in the address; else it is chosen here.
 */
export function useReport<Report extends Sourced, Key extends readonly unknown[]>(
  about: ReportAbout,
  id: number,
  queryOf: (id: number, asAt: PlainDate | '') => UseQueryOptions<Report, Error, Report, Key>,
  day?: ReportDay,
): Omit<ReportViewProps<Report>, 'name' | 'onClose' | 'place'> {
  const [chosen, setChosen] = useState<PlainDate | ''>('');
  const { asAt, onAsAt } = day ?? { asAt: chosen, onAsAt: setChosen };
  const { data, error, isFetching, dataUpdatedAt, refetch } = useQuery(queryOf(id, asAt));
  const queryClient = useQueryClient();
  const login = useLogin();
  const may = useMay();

  const onShown = useEffectEvent((shown: number) => {
    if (data && !isFetching) recordAccess(about, shown, 'reopen');
  });
  useEffect(() => onShown(id), [id]);

  const status = isFetching ? (data ? 'refreshing' : 'loading') : error ? 'error' : 'ready';
  return {
    status,
    report: data,
    asAt,
    onAsAt,
    error: error ? errorSentence(error) : undefined,
    fetchedAt: data && new Date(dataUpdatedAt),
    number: data && reportNumber(about, id, data.as_at ?? new Date(dataUpdatedAt).toISOString()),
    username: login?.username ?? '',
    onRefresh: () => {
      void refetch();
      // The consent by which it is read may have ended.
      void queryClient.invalidateQueries({ queryKey: consentsOf({ type: about, id }).key });
    },
    issueHref: `${pathOf[about](id)}?tab=report${asAt && `&as_at=${asAt}`}`,
    accessLogHref: may(accessCalls[about]) ? `${pathOf[about](id)}?tab=access` : undefined,
    onPrint: () => recordAccess(about, id, 'print'),
  };
}
