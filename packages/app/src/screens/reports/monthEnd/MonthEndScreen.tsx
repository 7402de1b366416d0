import { today } from '@rentsafe/domain/date';
import { addMonths, type Month, monthOf } from '@rentsafe/format/date';
import { Button } from '@rentsafe/ui/Button';
import { Checklist } from '@rentsafe/ui/Checklist';
import { HelpButton } from '@rentsafe/ui/HelpPanel';
import { Inline } from '@rentsafe/ui/Inline';
import { PageHeader } from '@rentsafe/ui/PageHeader';
import { Stack } from '@rentsafe/ui/Stack';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { Fetched } from '../../../calls/Fetched';
import { monthEndQuery } from '../../../calls/monthEnd';
import { PageHelp } from '../../../help/PageHelp';
import { MonthSelect } from '../../../lists/MonthSelect';
import { RefreshButton } from '../../../lists/RefreshButton';
import { useReportUrl } from '../../../lists/reportUrl';
import { useLazyDialog } from '../../../overlays/useLazyDialog';
import { AgencyNotice } from '../../../paper/AgencyNotice';
import { auditPackPath } from '../../../paths';
import { PaperButton, PaperSheet } from '../../../record/Paper';
import { useMay } from '../../../session/useMay';
import { monthText } from '../../../text/monthText';
import { renderLink } from '../../../text/renderLink';
import type { MonthLockDialogProps } from './MonthLockDialog';
import { monthEndItems } from './monthEndItems';

const load = async () => (await import('./MonthLockDialog')).MonthLockDialog;

/** What there is to do at the end of a month, how far it has come, and the way to where each is done. */
export function MonthEndScreen() {
  const { month, onReport } = useReportUrl({ month: addMonths(monthOf(today()), -1) });
  const query = useQuery(monthEndQuery(month));
  const may = useMay();
  const paper = useRef<HTMLDivElement>(null);
  const lock = useLazyDialog<Month, MonthLockDialogProps>(load, 'The form could not be opened');
  const head = `Month End, ${monthText(month)}`;
  return (
    <PageHelp subject="monthEnd">
      <Stack gap="section">
        <PageHeader
          title="Month End"
          tag={<HelpButton />}
          description="Checklist for closing and locking a month."
        />
        <Stack gap={4} style={{ maxInlineSize: '48rem' }}>
          <Inline justify="between" align="end" gap={4}>
            <Inline align="end" gap={2}>
              <MonthSelect value={month} onMonth={(value) => onReport({ month: value })} />
              <RefreshButton
                status={query.isFetching ? 'refreshing' : 'ready'}
                onRefresh={() => void query.refetch()}
              />
            </Inline>
            <Inline gap={2}>
              <Button asChild>
                {renderLink({ href: `${auditPackPath}?month=${month}`, children: 'Audit pack' })}
              </Button>
              <PaperButton content={paper} title={head} head={head} disabled={!query.data}>
                Print
              </PaperButton>
            </Inline>
          </Inline>
          <AgencyNotice />
          <Fetched query={query} subject="the month’s end">
            {(monthEnd) => (
              <PaperSheet content={paper} head={head}>
                <Checklist
                  title={monthText(month)}
                  headingLevel={2}
                  items={monthEndItems(monthEnd, {
                    mayLock: may('lockMonth'),
                    onLock: lock.trigger.onOpen,
                  })}
                />
              </PaperSheet>
            )}
          </Fetched>
        </Stack>
        {lock.opened && <lock.opened.Dialog month={lock.opened.subject} onClose={lock.onClose} />}
      </Stack>
    </PageHelp>
  );
}
