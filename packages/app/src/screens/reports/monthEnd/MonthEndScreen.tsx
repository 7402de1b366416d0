import { addMonths, type Month, monthOf, today } from '@rentsafe/domain/date';
import { Checklist } from '@rentsafe/ui/Checklist';
import { Inline } from '@rentsafe/ui/Inline';
import { PageHeader } from '@rentsafe/ui/PageHeader';
import { Stack } from '@rentsafe/ui/Stack';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { latestLockQuery } from '../../../calls/currency';
import { Fetched } from '../../../calls/Fetched';
import { monthEndQuery } from '../../../calls/monthEnd';
import type { LockDialogProps } from '../../../forms/LockDialog';
import { MonthSelect } from '../../../lists/MonthSelect';
import { RefreshButton } from '../../../lists/RefreshButton';
import { useReportUrl } from '../../../lists/reportUrl';
import { useLazyDialog } from '../../../overlays/useLazyDialog';
import { PaperButton, PaperSheet } from '../../../record/Paper';
import { useMay } from '../../../session/useMay';
import { monthText } from '../../../text/monthText';
import { monthEndItems } from './monthEndItems';

/** What there is to do at the end of a month, how far it has come, and the way to where each is done. */
export function MonthEndScreen() {
  const { month, onReport } = useReportUrl({ month: addMonths(monthOf(today()), -1) });
  const query = useQuery(monthEndQuery(month));
  const may = useMay();
  const queryClient = useQueryClient();
  const paper = useRef<HTMLDivElement>(null);
  const load = async () => {
    await queryClient.ensureQueryData(latestLockQuery);
    return (await import('../../../forms/LockDialog')).LockDialog;
  };
  const lock = useLazyDialog<Month, LockDialogProps>(load, 'The form could not be opened');
  const head = `Month End, ${monthText(month)}`;
  return (
    <Stack gap="section">
      <PageHeader title="Month End" description="Checklist for closing and locking a month." />
      <Stack gap={4} style={{ maxInlineSize: '48rem' }}>
        <Inline justify="between" align="end" gap={4}>
          <Inline align="end" gap={2}>
            <MonthSelect value={month} onMonth={(value) => onReport({ month: value })} />
            <RefreshButton
              status={query.isFetching ? 'refreshing' : 'ready'}
              onRefresh={() => void query.refetch()}
            />
          </Inline>
          <PaperButton content={paper} title={head} head={head} disabled={!query.data}>
            Print
          </PaperButton>
        </Inline>
        <Fetched query={query} subject="the month’s end">
          {(monthEnd) => (
            <PaperSheet content={paper} head={head}>
              <Checklist
                title={monthText(month)}
                headingLevel={2}
                items={monthEndItems(monthEnd, {
                  mayLock: may('createPeriodLock'),
                  onLock: lock.trigger.onOpen,
                })}
              />
            </PaperSheet>
          )}
        </Fetched>
      </Stack>
      {lock.opened && (
        <lock.opened.Dialog
          month={lock.opened.subject}
          onLocked={() => void query.refetch()}
          onClose={lock.onClose}
        />
      )}
    </Stack>
  );
}
