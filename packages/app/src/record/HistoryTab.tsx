import type { AuditEvent } from '@rentsafe/domain/audit';
import { ErrorState } from '@rentsafe/ui/ErrorState';
import { Stack } from '@rentsafe/ui/Stack';
import { Timeline, type TimelineProps } from '@rentsafe/ui/Timeline';
import { useMemo } from 'react';
import { historyOf, type RecordKind } from '../calls/history';
import { differencesOf } from '../forms/fieldTexts';
import { useListPage } from '../lists/useListPage';
import { useFormatPhone } from '../text/useFormatPhone';
import { actionLabel } from './auditFilters';
import { RecordPager } from './RecordPager';

const place = { name: 'history', tab: 'history' };

const actions: Readonly<Record<string, string>> = {
  create: 'added the record',
  update: 'changed the record',
  merge: 'merged a duplicate into it',
  anonymise: 'anonymised the record',
};

const eventOf = (
  { id, at, user, action, changes }: AuditEvent,
  formatPhone: (stored: string) => string,
): TimelineProps['events'][number] => ({
  id,
  at,
  actor: user?.name ?? null,
  action: actions[action] ?? actionLabel(action).toLowerCase(),
  changes: differencesOf(changes, formatPhone),
});

interface HistoryTabProps {
  kind: RecordKind;
  id: number;
  name: string;
}

/** What was changed of a record, by whom, and when. */
export function HistoryTab({ kind, id, name }: HistoryTabProps) {
  const formatPhone = useFormatPhone();
  const queries = useMemo(() => historyOf(kind, id), [kind, id]);
  const { list, status, page, search, error, onRefresh } = useListPage({ place, queries });
  if (status === 'error' || status === 'forbidden') {
    return (
      <ErrorState title="Could not fetch the history" onRetry={onRefresh}>
        {error}
      </ErrorState>
    );
  }
  return (
    <Stack gap={4}>
      <Timeline
        label={`History of ${name}`}
        status={status === 'loading' ? 'loading' : 'ready'}
        events={(page?.results ?? []).map((event) => eventOf(event, formatPhone))}
      />
      <RecordPager name="history" records="the history" list={list} page={page} search={search} />
    </Stack>
  );
}
