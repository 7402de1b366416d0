import type { BankAccount } from '@rentsafe/domain/bankAccount';
import { formatMoney } from '@rentsafe/format/money';
import { Badge } from '@rentsafe/ui/Badge';
import type { Column } from '@rentsafe/ui/DataTable';
import { DateText } from '@rentsafe/ui/DateText';
import { Inline } from '@rentsafe/ui/Inline';
import { Money } from '@rentsafe/ui/Money';
import { PageHeader } from '@rentsafe/ui/PageHeader';
import { Stack } from '@rentsafe/ui/Stack';
import { CreateButton } from '../../../../lists/CreateButton';
import { RecordList } from '../../../../lists/RecordList';
import type { ListViewProps } from '../../../../lists/useListScreen';
import type { Opening } from '../../../../overlays/useLazyDialog';
import { bankAccountPath } from '../../../../paths';
import { useMay } from '../../../../session/useMay';
import { bankAccountKindTexts } from '../../../../text/bankAccountTexts';
import { RecordLink } from '../../../../text/RecordLink';

interface BankAccountsViewProps extends ListViewProps<BankAccount> {
  creation: Opening<string>;
}

const hrefOf = ({ id }: BankAccount) => bankAccountPath(id);

const figures = { balance: 'Book Balance', set_aside: 'Set Aside', available: 'Available' } as const;

const columns: Column<BankAccount>[] = [
  {
    id: 'name',
    header: 'Name',
    value: ({ name }) => name,
    cell: ({ id, name, is_active }) => (
      <Inline gap={2}>
        <RecordLink href={bankAccountPath(id)}>{name}</RecordLink>
        {!is_active && <Badge tone="neutral">Closed</Badge>}
      </Inline>
    ),
    rowHeader: true,
  },
  {
    id: 'kind',
    header: 'Kind',
    value: ({ kind }) => bankAccountKindTexts[kind],
    cell: ({ kind }) => bankAccountKindTexts[kind],
  },
  { id: 'currency', header: 'Currency', kind: 'state', cell: 'currency' },
  ...(Object.keys(figures) as (keyof typeof figures)[]).map((field): Column<BankAccount> => {
    const text = (row: BankAccount) => formatMoney(row[field], row.currency);
    return {
      id: field,
      header: figures[field],
      kind: 'money',
      value: text,
      cell: (row) => <Money amount={row[field]} currency={row.currency} />,
    };
  }),
  {
    id: 'reconciled_on',
    header: 'Last Reconciled',
    kind: 'date',
    value: ({ reconciled_on }) => reconciled_on,
    cell: ({ reconciled_on }) => (reconciled_on ? <DateText value={reconciled_on} /> : 'Never'),
  },
];

/** Where the money of others is: what the accounts hold, and up to when that was signed. */
export function BankAccountsView({ creation, ...list }: BankAccountsViewProps) {
  const may = useMay();
  const mayAdd = may('createBankAccount');
  return (
    <Stack gap="section">
      <PageHeader
        title="Bank Accounts"
        description="Bank accounts, cash tills and mobile wallets that hold rent and deposits."
        actions={mayAdd && <CreateButton label="Add Bank Account" creation={creation} />}
      />
      <RecordList
        {...list}
        records="bank accounts"
        columns={columns}
        rowKey={({ id }) => id}
        rowName={({ name }) => name}
        canSelect={false}
        hrefOf={hrefOf}
        emptyHelp={
          mayAdd
            ? 'Add the accounts that hold rent and deposits. You can then record receipts.'
            : 'An Admin adds the accounts that hold rent and deposits.'
        }
      />
    </Stack>
  );
}
