import type { CompanyReport } from '@rentsafe/domain/company';
import { DISPUTE_DAYS, type Dispute } from '@rentsafe/domain/dispute';
import { fullName } from '@rentsafe/domain/individual';
import { reportNumber } from '@rentsafe/domain/report';
import { type Column, DataTable, useDataTable } from '@rentsafe/ui/DataTable';
import { stackedRows } from '@rentsafe/ui/DataTableLayout';
import { EmptyState } from '@rentsafe/ui/EmptyState';
import { Stack } from '@rentsafe/ui/Stack';
import { Text } from '@rentsafe/ui/Text';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { companyReportQuery } from '../../../calls/companies';
import { ownCasesQuery } from '../../../calls/disputes';
import { Fetched } from '../../../calls/Fetched';
import { OpeningButton } from '../../../overlays/OpeningButton';
import { useLazyDialog } from '../../../overlays/useLazyDialog';
import { ProviderContact } from '../../../report/ReportClosing';
import { useClientName } from '../../../session/useClientName';
import { useMe } from '../../../session/useMe';
import { provider } from '../../../text/provider';
import { type Disputable, disputableOf } from './disputable';
import { caseOf, type DisputeLetter, openingOf } from './disputeLetter';
import { OwnCases } from './OwnCases';

interface LetterDialogProps {
  letter: DisputeLetter;
  recorded: Dispute | undefined;
  onReason: (reason: string) => void;
  onRecorded: (dispute: Dispute) => void;
  onClose: () => void;
}

const columns: Column<Disputable>[] = [
  { id: 'what', header: 'Entry', cell: 'what', rowHeader: true },
  { id: 'creditor', header: 'Reported By', kind: 'person', cell: 'creditor' },
  { id: 'reported', header: 'Reported', cell: 'reported' },
  { id: 'amount', header: 'Amount', kind: 'money', cell: 'amount' },
];
const features = [stackedRows()];
const none: readonly Dispute[] = [];
const loadDialog = async () => (await import('./DisputeLetterDialog')).DisputeLetterDialog;

/** What others report on the own company, how it is disputed, and how far the disputes have come. */
export function OwnDisputes({ id }: { id: number }) {
  const { data: cases = none } = useQuery(ownCasesQuery(id));
  return (
    <Stack gap={4}>
      <Text>
        Record your dispute here: it gets a case number, and {provider.name} decides. If it is not decided
        within {DISPUTE_DAYS} business days, it is upheld. Send the letter to whoever reported the entry too:
        from the day they record it, the entry is left out of your rating until then.
      </Text>
      <Fetched query={useQuery(companyReportQuery(id))} subject="the report">
        {(report) => <Entries report={report} cases={cases} />}
      </Fetched>
      {cases.length > 0 && <OwnCases cases={cases} />}
      <ProviderContact />
    </Stack>
  );
}

interface EntriesProps {
  report: CompanyReport;
  cases: readonly Dispute[];
}

function Entries({ report, cases }: EntriesProps) {
  const rows = useMemo(() => disputableOf(report), [report]);
  const [reasons, setReasons] = useState<Readonly<Record<string, string>>>({});
  const [made, setMade] = useState<Readonly<Record<string, Dispute>>>({});
  const { data: me } = useMe();
  const ownBook = useClientName();
  const { trigger, opened, onClose } = useLazyDialog<Disputable, LetterDialogProps>(
    loadDialog,
    'The letter could not be opened',
  );
  const table = useDataTable({ columns, rows, rowKey: (row) => row.id, features });
  if (rows.length === 0)
    return (
      <EmptyState title="Nothing to dispute">
        No claim, no debt and no late month is reported on your company. For a mistake in its details, write
        to {provider.name}.
      </EmptyState>
    );
  const recordedOf = (entry: Disputable) => caseOf(entry, cases) ?? made[entry.id];
  const reasonOf = (entry: Disputable) =>
    reasons[entry.id] ?? recordedOf(entry)?.reason.slice(openingOf(entry).length).trim() ?? '';
  const company = [report.registration_name, report.registration_number && `(${report.registration_number})`];
  return (
    <>
      <DataTable
        {...table}
        title="Reported on your company"
        caption="Reported on your company"
        status="ready"
        rowActions={(entry: Disputable) =>
          entry.creditor === ownBook ? (
            'In your own accounts: dispute it on its lease.'
          ) : (
            <OpeningButton
              size="sm"
              trigger={trigger}
              pending={trigger.opening === entry}
              subject={entry}
              aria-label={`${recordedOf(entry)?.number ?? 'Dispute'} ${entry.what}, ${entry.creditor}`}
            >
              {recordedOf(entry)?.number ?? 'Dispute…'}
            </OpeningButton>
          )
        }
      />
      {opened && (
        <opened.Dialog
          letter={{
            entry: opened.subject,
            company: company.filter(Boolean).join(' '),
            reportNumber: report.as_at ? reportNumber('company', report.id, report.as_at) : undefined,
            caseNumber: recordedOf(opened.subject)?.number ?? undefined,
            reason: reasonOf(opened.subject),
            signedBy: me ? fullName(me) : '',
          }}
          onReason={(reason) => setReasons({ ...reasons, [opened.subject.id]: reason })}
          recorded={recordedOf(opened.subject)}
          onRecorded={(dispute) => setMade({ ...made, [opened.subject.id]: dispute })}
          onClose={onClose}
        />
      )}
    </>
  );
}
