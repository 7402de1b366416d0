import type { Lease } from '@rentsafe/domain/lease';
import type { CustomerStatement } from '@rentsafe/domain/ledgerReport';
import { type Column, DataTable, useDataTable } from '@rentsafe/ui/DataTable';
import { CsvButton } from '@rentsafe/ui/DataTableCsv';
import { stackedRows } from '@rentsafe/ui/DataTableLayout';
import { DateText } from '@rentsafe/ui/DateText';
import { EmptyState } from '@rentsafe/ui/EmptyState';
import { ErrorState } from '@rentsafe/ui/ErrorState';
import { Money } from '@rentsafe/ui/Money';
import { Sparkline } from '@rentsafe/ui/Sparkline';
import { Spinner } from '@rentsafe/ui/Spinner';
import { Stack } from '@rentsafe/ui/Stack';
import { Text } from '@rentsafe/ui/Text';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { errorSentence } from '../../../../calls/ApiError';
import { leaseStatementQuery } from '../../../../calls/leases';
import { PeriodField } from '../../../../lists/PeriodField';
import { useStatementPeriod } from '../../../../lists/useStatementPeriod';
import { CorrectionsSwitch } from '../../../../paper/CorrectionsSwitch';
import { EntryDialog } from '../../../../record/EntryDialog';
import { day } from '../../../../text/day';
import { RecordLink } from '../../../../text/RecordLink';
import { balanceByMonth } from './balanceByMonth';
import { LeasePaper } from './LeasePaper';
import { foldedStatement, isBlank, type StatementRow, statementRows } from './statementRows';

type Amount = 'debit' | 'credit' | 'balance';
const amountHeaders: Readonly<Record<Amount, string>> = {
  debit: 'Debit',
  credit: 'Credit',
  balance: 'Balance',
};

/** The balances before the first movement and after the last stand out. */
const strong = ({ type }: StatementRow, content: ReactNode) =>
  type === null ? <strong>{content}</strong> : content;

const columnsOf = (entryHref: (seq: number) => string = () => ''): Column<StatementRow>[] => [
  {
    id: 'date',
    header: 'Date',
    kind: 'date',
    value: ({ date }) => date,
    cell: ({ date }) => <DateText value={date} />,
  },
  { id: 'type', header: 'Type', kind: 'state', cell: 'type' },
  { id: 'number', header: 'Number', kind: 'reference', cell: 'number' },
  {
    id: 'description',
    header: 'Description',
    value: ({ description }) => description,
    cell: (row) => strong(row, row.description),
    rowHeader: true,
  },
  ...(['debit', 'credit', 'balance'] as const).map(
    (id): Column<StatementRow> => ({
      id,
      header: amountHeaders[id],
      kind: 'money',
      value: (row) => row[id],
      cell: (row) => {
        if (row[id] === null) return null;
        const amount = <Money amount={row[id]} currency={row.currency} />;
        if (row.entry === null || id === 'balance') return strong(row, amount);
        return <RecordLink href={entryHref(row.entry)}>{amount}</RecordLink>;
      },
    }),
  ),
];

const csvColumns: Column<StatementRow>[] = [
  { id: 'currency', header: 'Currency', cell: 'currency' },
  ...columnsOf(),
];

const none: readonly never[] = [];
const features = [stackedRows()];

/** What was charged and paid in a period, with the balance after each, by currency: on the screen, on paper and as a file. */
export function LeaseStatement({ lease }: { lease: Lease }) {
  const { period, onPeriod } = useStatementPeriod();
  const [search, setSearch] = useSearchParams();
  const entry = Number(search.get('entry'));
  const { data, error, isFetching, refetch } = useQuery(leaseStatementQuery(lease, period.from, period.to));
  const failure = isFetching ? null : error;
  const [corrections, setCorrections] = useState(false);
  const whole = failure ? none : (data?.filter((statement) => !isBlank(statement)) ?? none);
  const folded = whole.map(foldedStatement);
  const statements = corrections ? whole : folded;
  const countOf = (all: readonly CustomerStatement[]) =>
    all.reduce((sum, { lines }) => sum + lines.length, 0);
  const title = `Statement ${lease.number}`;
  return (
    <>
      <LeasePaper
        lease={lease}
        title={title}
        print="Print statement"
        disabled={statements.length === 0}
        choice={<PeriodField period={period} onPeriod={onPeriod} />}
        tools={
          <CsvButton
            name={title}
            columns={csvColumns}
            rows={statements.flatMap(statementRows)}
            disabled={statements.length === 0}
          >
            CSV
          </CsvButton>
        }
      >
        {content()}
      </LeasePaper>
      {entry > 0 && (
        <EntryDialog
          client={lease.client.id}
          lease={lease.id}
          seq={entry}
          onClose={() => setSearch(without, { replace: true })}
        />
      )}
    </>
  );

  function content() {
    if (failure) {
      return (
        <ErrorState title="Could not fetch the statement" onRetry={() => void refetch()}>
          {errorSentence(failure)}
        </ErrorState>
      );
    }
    const [first] = data ?? none;
    if (!first) return <Spinner label="Loading the statement" />;
    if (statements.length === 0) {
      return (
        <EmptyState title="Nothing in this period">
          From {day(first.from)} to {day(first.to)} nothing was charged or received, and nothing was owed
          before.
        </EmptyState>
      );
    }
    return (
      <Stack gap="section">
        <Text tone="muted">
          {day(first.from)} to {day(first.to)} (entry {first.known_seq}). A negative balance means the tenant
          is in credit.
        </Text>
        <CorrectionsSwitch
          count={countOf(whole) - countOf(folded)}
          shown={corrections}
          onShown={setCorrections}
        />
        {statements.map((statement) => (
          <Movements key={statement.currency} statement={statement} isFetching={isFetching} />
        ))}
      </Stack>
    );
  }
}

const entryHrefIn = (search: URLSearchParams) => (seq: number) => {
  const next = new URLSearchParams(search);
  next.set('entry', String(seq));
  return `?${next}`;
};

/** Without the entry that was open. */
function without(search: URLSearchParams) {
  const next = new URLSearchParams(search);
  next.delete('entry');
  return next;
}

interface MovementsProps {
  statement: CustomerStatement;
  isFetching: boolean;
}

function Movements({ statement, isFetching }: MovementsProps) {
  const rows = useMemo(() => statementRows(statement), [statement]);
  const [search] = useSearchParams();
  const columns = useMemo(() => columnsOf(entryHrefIn(search)), [search]);
  const table = useDataTable({ columns, rows, rowKey: ({ key }: StatementRow) => key, features });
  const title = `Statement in ${statement.currency}`;
  const balance = balanceByMonth(statement);
  return (
    <DataTable
      {...table}
      title={title}
      caption={title}
      actions={
        balance.points.length > 1 && (
          <>
            <Text size="sm" tone="muted">
              Balance by month
            </Text>
            <Sparkline series={balance} />
          </>
        )
      }
      rowsAtOnce={Number.POSITIVE_INFINITY}
      status={isFetching ? 'refreshing' : 'ready'}
    />
  );
}
