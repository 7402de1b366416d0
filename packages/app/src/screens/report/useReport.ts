import { type UseQueryOptions, useQuery } from '@tanstack/react-query';
import { errorSentence } from '../../api/ApiError';
import { useLogin } from '../../login/useLogin';
import type { ReportViewProps } from './ReportFrame';

/** Reads a report for its view: when it is first shown, when it is shown again outdated, and on demand. */
export function useReport<Report, Key extends readonly unknown[]>(
  options: UseQueryOptions<Report, Error, Report, Key>,
): Omit<ReportViewProps<Report>, 'name' | 'onClose' | 'place'> {
  const { data, error, isFetching, dataUpdatedAt, refetch } = useQuery(options);
  const login = useLogin();
  const status = isFetching ? (data ? 'refreshing' : 'loading') : error ? 'error' : 'ready';
  return {
    status,
    report: data,
    error: error ? errorSentence(error) : undefined,
    fetchedAt: data && new Date(dataUpdatedAt),
    username: login?.username ?? '',
    onRefresh: () => void refetch(),
  };
}
