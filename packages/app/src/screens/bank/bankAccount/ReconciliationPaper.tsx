import { type Currency, formatMoney } from '@rentsafe/domain/money';
import type { Reconciliation, ReconciliationPreview } from '@rentsafe/domain/reconciliation';
import type { TrustBalance } from '@rentsafe/domain/trustReport';
import type { Column } from '@rentsafe/ui/DataTable';
import { DateText } from '@rentsafe/ui/DateText';
import { Stack } from '@rentsafe/ui/Stack';
import { Text } from '@rentsafe/ui/Text';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { trustQuery } from '../../../calls/trustReports';
import { RecordTable } from '../../../frame/RecordTable';
import { Section } from '../../../record/Section';
import { day } from '../../../text/day';
import * as styles from './ReconciliationPaper.css';

type Record = ReconciliationPreview | Reconciliation;
type Item = ReconciliationPreview['outstanding'][number];

const columnsFor = (currency: Currency): Column<Item>[] => [
  { id: 'on', header: 'Date', cell: ({ on }) => <DateText value={on} />, width: '7rem' },
  { id: 'number', header: 'Number', cell: ({ number }) => number, rowHeader: true, width: '7rem' },
  { id: 'name', header: 'Payer or Payee', cell: ({ name }) => name },
  {
    id: 'amount',
    header: 'Amount',
    cell: ({ amount }) => formatMoney(amount, currency),
    align: 'end',
    width: '9rem',
  },
];

const heldTexts: Readonly<globalThis.Record<keyof TrustBalance['held'], string>> = {
  landlord: 'Landlords',
  deposit: 'Deposits',
  credit: 'Tenants, unallocated',
  unidentified: 'Unidentified receipts',
  rent_tax: 'Rental income tax',
  commission: 'Agency',
  paying: 'Approved, not yet paid',
};

/** Whose the money of all accounts in the currency was at the end of the day. */
function Owners({ record: { on, currency } }: { record: Record }) {
  const { data } = useQuery(trustQuery(currency, on));
  if (!data) return null;
  const kinds = Object.keys(heldTexts) as (keyof TrustBalance['held'])[];
  return (
    <Section
      title={`Trust liabilities, all ${currency} accounts`}
      items={[
        ...kinds
          .filter((kind) => Number(data.held[kind]) !== 0)
          .map((kind) => ({ term: heldTexts[kind], description: formatMoney(data.held[kind], currency) })),
        { term: 'Total Bank Balances', description: formatMoney(data.bank, currency) },
      ]}
    />
  );
}

/** The bank against the book on one page, with room for two signatures. */
export function ReconciliationPaper({ record }: { record: Record }) {
  const { on, currency, statement, outstanding_in, outstanding_out, book, difference, outstanding } = record;
  const money = (amount: string) => formatMoney(amount, currency);
  const columns = useMemo(() => columnsFor(currency), [currency]);
  return (
    <Stack gap="section">
      <Section
        title={`${record.bank_account.name} on ${day(on)}`}
        items={[
          { term: 'Balance per Bank Statement', description: money(statement) },
          { term: 'Outstanding Receipts', description: money(outstanding_in) },
          { term: 'Outstanding Payments', description: money(`-${outstanding_out}`) },
          { term: 'Balance per Cash Book', description: money(book) },
          { term: 'Difference', description: money(difference) },
        ]}
      />
      {outstanding.length > 0 && <RecordTable title="Outstanding" columns={columns} rows={outstanding} />}
      <Owners record={record} />
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
