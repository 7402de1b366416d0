import type { Currency } from '@rentsafe/domain/money';
import type { Reconciliation, ReconciliationPreview } from '@rentsafe/domain/reconciliation';
import type { TrustBalance } from '@rentsafe/domain/trustReport';
import { daysBetween } from '@rentsafe/format/date';
import { formatMoney, toDecimal, toMinor } from '@rentsafe/format/money';
import { Callout } from '@rentsafe/ui/Callout';
import type { Column } from '@rentsafe/ui/DataTable';
import { DateText } from '@rentsafe/ui/DateText';
import { Stack } from '@rentsafe/ui/Stack';
import { Text } from '@rentsafe/ui/Text';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { Fetched } from '../calls/Fetched';
import { trustQuery } from '../calls/trustReports';
import { RecordTable } from '../frame/RecordTable';
import { Section } from '../record/Section';
import { day } from '../text/day';
import { findingsOf } from './findings';
import { LedgersTable } from './LedgersTable';
import * as styles from './ReconciliationSheet.css';

type Record = ReconciliationPreview | Reconciliation;
type Item = ReconciliationPreview['outstanding'][number];
type LeftOut = ReconciliationPreview['left_out'][number];

const ageText = (days: number) => (days === 1 ? '1 day' : `${days} days`);

const columnsFor = (currency: Currency, on: string): Column<Item>[] => [
  { id: 'on', header: 'Date', kind: 'date', cell: (item) => <DateText value={item.on} /> },
  { id: 'number', header: 'Number', kind: 'reference', cell: ({ number }) => number, rowHeader: true },
  { id: 'name', header: 'Payer or Payee', cell: ({ name }) => name },
  {
    id: 'age',
    header: 'Age',
    kind: 'number',
    cell: (item) => ageText(daysBetween(item.on, on)),
  },
  {
    id: 'amount',
    header: 'Amount',
    kind: 'money',
    cell: ({ amount }) => formatMoney(amount, currency),
  },
];

const leftOutColumns = (currency: Currency): Column<LeftOut>[] => [
  { id: 'on', header: 'Date', kind: 'date', cell: (line) => <DateText value={line.on} /> },
  { id: 'description', header: 'Bank Line', cell: ({ description }) => description, rowHeader: true },
  { id: 'reason', header: 'Reason', cell: ({ reason }) => reason },
  { id: 'user', header: 'Imported By', kind: 'person', cell: ({ user }) => user?.name ?? '–' },
  {
    id: 'amount',
    header: 'Amount',
    kind: 'money',
    cell: ({ amount }) => formatMoney(amount, currency),
  },
];

/** With what the book is compared. */
const statementTexts: Readonly<globalThis.Record<Record['basis'], string>> = {
  lines: 'Balance per Bank Statement',
  typed: 'Balance per Bank Statement',
  counted: 'Cash or Balance Counted',
  nothing_moved: 'Balance per Bank Statement (nothing moved)',
};

/** What was signed is compared with the ledgers as they were known then. */
export const ledgersQuery = ({ currency, on, known_seq }: Record) => trustQuery(currency, on, known_seq);

/** Bank, cash book and ledgers of an account on one page: the three-way reconciliation, with room for two signatures. */
export function ReconciliationSheet({ record }: { record: Record }) {
  const trust = useQuery(ledgersQuery(record));
  return (
    <Fetched query={trust} subject="the ledgers">
      {(balance) => <ThreeWay record={record} balance={balance} />}
    </Fetched>
  );
}

export function ThreeWay({ record, balance }: { record: Record; balance: TrustBalance }) {
  const {
    on,
    currency,
    statement,
    outstanding_in,
    outstanding_out,
    book,
    difference,
    outstanding,
    left_out,
  } = record;
  const money = (amount: string) => formatMoney(amount, currency);
  const columns = useMemo(() => columnsFor(currency, on), [currency, on]);
  const adjusted = toDecimal(toMinor(statement) + toMinor(outstanding_in) - toMinor(outstanding_out));
  const findings = findingsOf(record, balance);
  return (
    <Stack gap="section">
      <Section
        title={`1. Bank: ${record.bank_account.name} on ${day(on)}`}
        items={[
          { term: statementTexts[record.basis], description: money(statement) },
          { term: 'Outstanding Receipts', description: money(outstanding_in) },
          { term: 'Outstanding Payments', description: money(`-${outstanding_out}`) },
          { term: 'Adjusted Bank Balance', description: money(adjusted) },
        ]}
      />
      {outstanding.length > 0 && <RecordTable title="Outstanding" columns={columns} rows={outstanding} />}
      {left_out.length > 0 && (
        <RecordTable
          title="Bank lines left out of the statements"
          columns={leftOutColumns(currency)}
          rows={left_out}
        />
      )}
      <Section
        title="2. Cash book"
        items={[
          { term: 'Balance per Cash Book', description: money(book) },
          { term: 'Difference', description: money(difference) },
        ]}
      />
      <LedgersTable title={`3. Ledgers, all ${currency} accounts`} balance={balance} currency={currency} />
      {findings.length === 0 ? (
        <Callout tone="success" title="Bank, cash book and ledgers agree." />
      ) : (
        <Callout tone="warning" title="Findings">
          <Stack gap={1}>
            {findings.map((finding) => (
              <span key={finding}>{finding}</span>
            ))}
          </Stack>
        </Callout>
      )}
      {'signed_by' in record && (
        <Text>{`Signed in RentSafe by ${record.signed_by.name} on ${day(record.signed_at.slice(0, 10))}.`}</Text>
      )}
      <div className={styles.signatures}>
        <div className={styles.line}>Prepared by, date</div>
        <div className={styles.line}>Checked by, date</div>
      </div>
    </Stack>
  );
}
