import { getEntry, getJournal, type JournalPeriod } from '@rentsafe/domain/entry';
import { queryOptions } from '@tanstack/react-query';
import { request } from './client';

/** What was posted as an entry of a book; whether it was taken back can change. */
export const entryQuery = (client: number, seq: number) =>
  queryOptions({
    queryKey: ['entry', client, seq],
    queryFn: ({ signal }) => request(getEntry, { ids: { id: seq }, query: { client }, signal }),
    refetchOnMount: 'always',
  });

/** What was posted in a book in these days, as text for hledger; the server records the export. Throws `ApiError`. */
export const exportJournal = (client: number, { from, until }: JournalPeriod): Promise<string> =>
  request(getJournal, { ids: { client }, query: { from, until } });
