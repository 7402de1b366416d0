import type { CompanyReport } from '@rentsafe/domain/company';
import { DISPUTE_DAYS } from '@rentsafe/domain/dispute';
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
import { Fetched } from '../../../calls/Fetched';
import { OpeningButton } from '../../../overlays/OpeningButton';
import { useLazyDialog } from '../../../overlays/useLazyDialog';
import { ProviderContact } from '../../../report/ReportClosing';
import { useIssuer } from '../../../session/useIssuer';
import { useMe } from '../../../session/useMe';
import { provider } from '../../../text/provider';
import { type Disputable, disputableOf } from './disputable';
import type { DisputeLetter } from './disputeLetter';

interface LetterDialogProps {
  letter: DisputeLetter;
  onReason: (reason: string) => void;
  onClose: () => void;
}

const columns: Column<Disputable>[] = [
  { id: 'what', header: 'Entry', cell: 'what', rowHeader: true },
  { id: 'creditor', header: 'Reported By', cell: 'creditor', width: '10rem' },
  { id: 'reported', header: 'Reported', cell: 'reported', width: '13rem' },
  { id: 'amount', header: 'Amount', cell: 'amount', align: 'end', width: '8rem' },
];
const features = [stackedRows()];
const loadDialog = async () => (await import('./DisputeLetterDialog')).DisputeLetterDialog;

/** What others report on the own company, and how it is disputed: by a letter, since the dispute is recorded in their book. */
export function OwnDisputes({ id }: { id: number }) {
  return (
    <Stack gap={4}>
      <Text>
        Whoever reported an entry about your company records your dispute. From that day the entry is left out
        of your rating until {provider.name} decides. If it is not decided within {DISPUTE_DAYS} business
        days, the dispute is upheld.
      </Text>
      <Fetched query={useQuery(companyReportQuery(id))} subject="the report">
        {(report) => <Entries report={report} />}
      </Fetched>
      <ProviderContact />
    </Stack>
  );
}

function Entries({ report }: { report: CompanyReport }) {
  const rows = useMemo(() => disputableOf(report), [report]);
  const [reasons, setReasons] = useState<Readonly<Record<string, string>>>({});
  const { data: me } = useMe();
  const ownBook = useIssuer();
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
              aria-label={`Dispute ${entry.what}, ${entry.creditor}`}
            >
              Dispute…
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
            reason: reasons[opened.subject.id] ?? '',
            signedBy: me ? fullName(me) : '',
          }}
          onReason={(reason) => setReasons({ ...reasons, [opened.subject.id]: reason })}
          onClose={onClose}
        />
      )}
    </>
  );
}
