import type { Currency } from '@rentsafe/domain/money';
import type { TrustBalance } from '@rentsafe/domain/trustReport';
import { DescriptionList } from '@rentsafe/ui/DescriptionList';
import { Money } from '@rentsafe/ui/Money';
import { useQuery } from '@tanstack/react-query';
import { trustQuery } from '../../../calls/trustReports';
import { RecordTable } from '../../../frame/RecordTable';
import { useReportUrl } from '../../../lists/reportUrl';
import { BalancePage } from './BalancePage';
import { balanceColumns } from './balanceColumns';

export function TrustScreen() {
  const url = useReportUrl();
  return (
    <BalancePage
      title="Trust Account"
      description="Trust money by bank account, and who it is held for."
      url={url}
      query={useQuery(trustQuery(url.currency, url.asAt))}
    >
      {(balance) => <TrustTables balance={balance} currency={url.currency} />}
    </BalancePage>
  );
}

const places = {
  bank: 'In bank accounts',
  shortfall: 'Shortfalls owed by landlords',
  exchange: 'Exchanged to the other currency',
  opening: 'Opening balances not yet banked',
} as const satisfies Partial<Record<keyof TrustBalance, string>>;

const owners: Readonly<Record<keyof TrustBalance['held'], string>> = {
  credit: 'Tenants: unallocated receipts',
  unidentified: 'Unidentified receipts',
  deposit: 'Tenants: deposits',
  landlord: 'Landlords',
  rent_tax: 'Rental income tax withheld',
  commission: 'Agency: commission with VAT',
  paying: 'Approved, not yet paid',
};

const rowsOf = <Name extends string>(names: Readonly<Record<Name, string>>, amounts: Record<Name, string>) =>
  (Object.keys(names) as Name[]).map((name) => ({ name: names[name], amounts: [amounts[name]] }));

function TrustTables({ balance, currency }: { balance: TrustBalance; currency: Currency }) {
  const { bank, shortfall, exchange, opening } = balance;
  const tables = [
    { title: 'Bank balances', rows: rowsOf(places, { bank, shortfall, exchange, opening }) },
    { title: 'Trust liabilities', rows: rowsOf(owners, balance.held) },
  ];
  return (
    <>
      {tables.map(({ title, rows }) => (
        <RecordTable
          key={title}
          title={title}
          columns={balanceColumns(rows, currency, ['Amount'])}
          rows={rows}
        />
      ))}
      <DescriptionList
        items={[
          { term: 'Difference', description: <Money amount={balance.difference} currency={currency} /> },
        ]}
      />
    </>
  );
}
