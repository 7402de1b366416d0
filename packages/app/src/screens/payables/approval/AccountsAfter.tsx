import type { Approval } from '@rentsafe/domain/approval';
import type { BankAccount } from '@rentsafe/domain/bankAccount';
import { formatMoney, toDecimal, toMinor } from '@rentsafe/format/money';
import { Callout } from '@rentsafe/ui/Callout';
import type { Column } from '@rentsafe/ui/DataTable';
import { useQueries } from '@tanstack/react-query';
import { fundsQuery } from '../../../calls/disbursements';
import { RecordTable } from '../../../frame/RecordTable';
import { FundsNotice } from '../../../payment/FundsNotice';
import { takenOf } from './approvalTexts';

interface AccountsAfterProps {
  rows: readonly Approval[];
  accounts: readonly BankAccount[];
}

interface After {
  account: BankAccount;
  taken: bigint;
  left: bigint;
}

const columns: Column<After>[] = [
  { id: 'account', header: 'Account', cell: ({ account }) => account.name, rowHeader: true },
  {
    id: 'available',
    header: 'Available',
    kind: 'money',
    cell: ({ account }) => formatMoney(account.available, account.currency),
  },
  {
    id: 'taken',
    header: 'Approved Here',
    kind: 'money',
    cell: ({ account, taken }) => formatMoney(toDecimal(taken), account.currency),
  },
  {
    id: 'left',
    header: 'Left for Others',
    kind: 'money',
    cell: ({ account, left }) => formatMoney(toDecimal(left), account.currency),
  },
];

/** What the accounts hold before and after; where that is not enough, or is still in the other currency. */
export function AccountsAfter({ rows, accounts }: AccountsAfterProps) {
  const after = accounts.flatMap((account): After[] => {
    const taken = rows
      .filter(({ bank_account }) => bank_account?.id === account.id)
      .reduce((sum, row) => sum + takenOf(row), 0n);
    return taken > 0n ? [{ account, taken, left: toMinor(account.available) - taken }] : [];
  });
  const short = after.filter(({ left }) => left < 0n);
  if (after.length === 0) return null;
  return (
    <>
      <RecordTable title="What is left" columns={columns} rows={after} />
      {short.map(({ account, left }) => (
        <Callout
          key={account.id}
          tone="danger"
          title={`${account.name} is ${formatMoney(toDecimal(-left), account.currency)} short.`}
        >
          What it cannot pay is refused. Approve fewer, or bring money into the account first.
        </Callout>
      ))}
      <CurrencyFunds rows={rows} />
    </>
  );
}

/** Of each currency, whether its funds are short, or partly in the other one. */
function CurrencyFunds({ rows }: Pick<AccountsAfterProps, 'rows'>) {
  const payments = rows.filter(({ kind, amount }) => kind === 'disbursement' && amount);
  const found = [...new Map(payments.map(({ id, amount }) => [amount?.currency ?? 'USD', id]))];
  const funds = useQueries({ queries: found.map(([, id]) => fundsQuery(id)) });
  return found.map(([currency], index) => {
    const known = funds[index]?.data;
    return known && <FundsNotice key={currency} currency={currency} funds={known} />;
  });
}
