import { today } from '@rentsafe/domain/date';
import { addMonths, monthOf } from '@rentsafe/format/date';
import { Inline } from '@rentsafe/ui/Inline';
import { PageHeader } from '@rentsafe/ui/PageHeader';
import { Stack } from '@rentsafe/ui/Stack';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { Fetched } from '../../../calls/Fetched';
import { auditPackQuery } from '../../../calls/trustReports';
import { MonthSelect } from '../../../lists/MonthSelect';
import { useReportUrl } from '../../../lists/reportUrl';
import { PaperButton, PaperSheet } from '../../../record/Paper';
import { monthText } from '../../../text/monthText';
import { AuditPackPaper } from './AuditPackPaper';

/** What an auditor asks for of a month's trust money, in one print. */
export function AuditPackScreen() {
  const { month, onReport } = useReportUrl({ month: addMonths(monthOf(today()), -1) });
  const query = useQuery(auditPackQuery(month));
  const paper = useRef<HTMLDivElement>(null);
  const head = `Trust Audit Pack, ${monthText(month)}`;
  return (
    <Stack gap="section">
      <PageHeader
        title="Audit Pack"
        description="Trust reconciliations, ledger balances and exceptions for a month."
      />
      <Stack gap={4} style={{ maxInlineSize: '56rem' }}>
        <Inline justify="between" align="end" gap={4}>
          <MonthSelect value={month} onMonth={(value) => onReport({ month: value })} />
          <PaperButton content={paper} title={head} head={head} disabled={!query.data}>
            Print
          </PaperButton>
        </Inline>
        <Fetched query={query} subject="the audit pack">
          {(pack) => (
            <PaperSheet content={paper} head={head}>
              <AuditPackPaper pack={pack} />
            </PaperSheet>
          )}
        </Fetched>
      </Stack>
    </Stack>
  );
}
