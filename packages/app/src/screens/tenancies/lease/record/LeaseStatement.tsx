import type { Lease } from '@rentsafe/domain/lease';
import type { CustomerStatement } from '@rentsafe/domain/ledgerReport';
import { formatMoney } from '@rentsafe/domain/money';
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
import { type ReactNode, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { errorSentence } from '../../../../calls/ApiError';
import { leaseStatementQuery } from '../../../../calls/leases';
import { figureWidth } from '../../../../lists/figureWidth';
import { PeriodField } from '../../../../lists/PeriodField';
import { useStatementPeriod } from '../../../../lists/useStatementPeriod';
import { EntryDialog } from '../../../../record/EntryDialog';
import { day } from '../../../../text/day';
import { RecordLink } from '../../../../text/RecordLink';
import { balanceByMonth } from './balanceByMonth';
import { LeasePaper } from './LeasePaper';
import { isBlank, type StatementRow, statementRows } from './statementRows';

type Amount = 'debit' | 'credit' | 'balance';
const amountHeaders: Readonly<Record<Amount, string>> = {
  debit: 'Debit',
  credit: 'Credit',
  balance: 'Balance',
};

/** As wide as what is shown: a minus of Inter has the width of a figure. */
const widthText = (row: StatementRow, id: Amount) => formatMoney(row[id], row.currency).replace('-', '0');

/** The balances before the first movement and after the last stand out. */
const strong = ({ type }: StatementRow, content: ReactNode) =>
  type === null ? <strong>{content}</strong> : content;

const columnsOf = (
  rows: readonly StatementRow[],
  entryHref: (seq: number) => string = () => '',
): Column<StatementRow>[] => [
  {
    id: 'date',
    header: 'Date',
    value: ({ date }) => date,
    cell: ({ date }) => <DateText value={date} />,
    width: '7rem',
  },
  { id: 'type', header: 'Type', cell: 'type', width: '6.5rem' },
  { id: 'number', header: 'Number', cell: 'number', width: '7rem' },
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
      value: (row) => row[id],
      cell: (row) => {
        if (row[id] === null) return null;
        const amount = <Money amount={row[id]} currency={row.currency} />;
        if (row.entry === null || id === 'balance') return strong(row, amount);
        return <RecordLink href={entryHref(row.entry)}>{amount}</RecordLink>;
      },
      align: 'end',
      width: figureWidth(
        amountHeaders[id],
        rows.map((row) => widthText(row, id)),
      ),
    }),
  ),
];

const csvColumns: Column<StatementRow>[] = [
  { id: 'currency', header: 'Currency', cell: 'currency' },
  ...columnsOf([]),
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
  const statements = failure ? none : (data?.filter((statement) => !isBlank(statement)) ?? none);
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
          {day(first.from)} to {day(first.to)}(entry {first.known_seq}). A negative balance means the tenant
          is in credit.
        </Text>
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
  const columns = useMemo(() => columnsOf(rows, entryHrefIn(search)), [rows, search]);
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
