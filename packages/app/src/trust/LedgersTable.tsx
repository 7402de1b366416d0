import type { Currency } from '@rentsafe/domain/money';
import type { TrustBalance } from '@rentsafe/domain/trustReport';
import { useQuery } from '@tanstack/react-query';
import { bankAccountsQuery } from '../calls/bankAccounts';
import { RecordTable } from '../frame/RecordTable';
import { balanceColumns } from './balanceColumns';
import { heldTexts, namedRows, restTexts } from './heldTexts';

interface LedgersTableProps {
  title: string;
  balance: TrustBalance;
  currency: Currency;
}

/** The cash books of all accounts of a currency beside the ledgers of those whose money it is, with what lies between them. */
export function LedgersTable({ title, balance, currency }: LedgersTableProps) {
  // What an account is called may change, what the report knew does not.
  const { data: accounts = [] } = useQuery(bankAccountsQuery);
  const books = balance.accounts.map(({ id, balance: amount }) => ({
    name: accounts.find((account) => account.id === id)?.name ?? `Account ${id}`,
    amounts: [amount, null],
  }));
  const rests = namedRows(restTexts, balance).map(({ name, amount }) => ({ name, amounts: [amount, null] }));
  const ledgers = namedRows(heldTexts, balance.held).map(({ name, amount }) => ({
    name,
    amounts: [null, amount],
  }));
  const rows = [...books, ...rests, ...ledgers];
  return (
    <RecordTable
      title={title}
      columns={balanceColumns(rows, currency, ['Cash Books', 'Ledgers'])}
      rows={rows}
    />
  );
}
