import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { type JobSearch, type Status, statuses } from '../../workshop/src/server/records';

const columns = ['number', 'customer', 'due', 'total'] as const;
export const pageSizes = [20, 50, 100];
export type Filters = JobSearch['filters'];

const isDay = (text: string | null) => text !== null && /^\d{4}-\d\d-\d\d$/.test(text);
const isAmount = (text: string | null) => text !== null && /^\d+(\.\d{1,2})?$/.test(text);

function readRange(params: URLSearchParams, id: string, isValid: (text: string | null) => boolean) {
  const [from, to] = ['from', 'to'].map((end) => params.get(`${id}_${end}`));
  if (!isValid(from ?? null) && !isValid(to ?? null)) return undefined;
  return {
    from: isValid(from ?? null) ? (from ?? undefined) : undefined,
    to: isValid(to ?? null) ? (to ?? undefined) : undefined,
  };
}

function readFilters(params: URLSearchParams): Filters {
  const chosen = statuses.filter((status) => params.getAll('status').includes(status));
  const urgent = params.get('urgent');
  return {
    status: chosen.length > 0 ? chosen : undefined,
    mechanic: params.get('mechanic') ?? undefined,
    due: readRange(params, 'due', isDay),
    total: readRange(params, 'total', isAmount),
    urgent: urgent === 'true' || urgent === 'false' ? urgent === 'true' : undefined,
  };
}

function readSort(params: URLSearchParams): JobSearch['sort'] {
  const text = params.get('sort') ?? '';
  const column = columns.find((each) => each === text.replace('-', ''));
  return column && { column, direction: text.startsWith('-') ? 'descending' : 'ascending' };
}

function readSearch(params: URLSearchParams): JobSearch {
  const page = Number(params.get('page'));
  const pageSize = Number(params.get('page_size'));
  return {
    q: params.get('q') ?? '',
    filters: readFilters(params),
    sort: readSort(params),
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
    pageSize: pageSizes.includes(pageSize) ? pageSize : 20,
  };
}

function writeSearch({ q, filters, sort, page, pageSize }: JobSearch) {
  const params = new URLSearchParams();
  const set = (name: string, value: string | undefined) => {
    if (value) params.set(name, value);
  };
  set('q', q);
  for (const status of filters.status ?? []) params.append('status', status satisfies Status);
  set('mechanic', filters.mechanic);
  set('due_from', filters.due?.from);
  set('due_to', filters.due?.to);
  set('total_from', filters.total?.from);
  set('total_to', filters.total?.to);
  set('urgent', filters.urgent === undefined ? undefined : String(filters.urgent));
  set('sort', sort && `${sort.direction === 'descending' ? '-' : ''}${sort.column}`);
  set('page', page > 1 ? String(page) : undefined);
  set('page_size', pageSize === 20 ? undefined : String(pageSize));
  return params;
}

/** What the list shows, kept in the address. A change of anything but the page goes to page 1. */
export function useJobQuery() {
  const [params, setParams] = useSearchParams();
  const query = useMemo(() => readSearch(params), [params]);
  const update = (change: Partial<JobSearch>) =>
    setParams((before) => writeSearch({ ...readSearch(before), page: 1, ...change }));
  return { query, update };
}
