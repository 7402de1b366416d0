import type { AgeingRow } from '@rentsafe/domain/ledgerReport';
import type { Currency } from '@rentsafe/domain/money';
import { formatMoney, toDecimal, toMinor } from '@rentsafe/format/money';
import { joinParts } from '@rentsafe/format/text';
import type { Column } from '@rentsafe/ui/DataTable';
import { DateText } from '@rentsafe/ui/DateText';
import { DescriptionList } from '@rentsafe/ui/DescriptionList';
import { Stack } from '@rentsafe/ui/Stack';
import { Text } from '@rentsafe/ui/Text';
import type { StatementFacts } from '../../../calls/statementFacts';
import { RecordTable } from '../../../frame/RecordTable';
import { day } from '../../../text/day';

interface StatementEndProps {
  facts: StatementFacts;
  currency: Currency;
}

const ENDING = 4;

/** 'CBZ, account ending 4567' */
function accountText({ bank_name, account_number }: StatementFacts['account']): string {
  if (!account_number) return 'No bank account on record';
  return joinParts([bank_name, `account ending ${account_number.slice(-ENDING)}`], ', ');
}

/** What is past its due date. */
const overdueOf = ({ buckets: [_current, ...late] }: AgeingRow) =>
  late.reduce((sum, amount) => sum + toMinor(amount), 0n);

/** What tenants owe, and where the landlord is paid. */
export function StatementEnd({ facts, currency }: StatementEndProps) {
  const { on, account } = facts;
  const arrears = facts.arrears.filter((row) => overdueOf(row) > 0n);
  const total = toDecimal(arrears.reduce((sum, row) => sum + overdueOf(row), 0n));
  const columns: Column<AgeingRow>[] = [
    {
      id: 'tenant',
      header: 'Tenant',
      cell: ({ tenant }) => tenant?.name,
      rowHeader: true,
      footer: 'Total',
    },
    { id: 'lease', header: 'Lease', kind: 'reference', cell: ({ lease }) => lease.number },
    { id: 'property', header: 'Property', cell: ({ property }) => property.name },
    {
      id: 'since',
      header: 'Oldest Due',
      kind: 'date',
      cell: ({ oldest_due_on }) => <DateText value={oldest_due_on} />,
    },
    {
      id: 'total',
      header: 'Overdue',
      kind: 'money',
      cell: (row) => formatMoney(toDecimal(overdueOf(row)), currency),
      footer: formatMoney(total, currency),
    },
  ];
  return (
    <Stack gap={4}>
      {arrears.length > 0 ? (
        <RecordTable title={`Arrears on ${day(on)}`} columns={columns} rows={arrears} />
      ) : (
        <Text>No tenant was in arrears on {day(on)}.</Text>
      )}
      <DescriptionList items={[{ term: 'Paid Into', description: accountText(account) }]} />
    </Stack>
  );
}
