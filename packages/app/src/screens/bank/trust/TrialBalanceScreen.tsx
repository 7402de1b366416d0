import { accountKinds } from '@rentsafe/domain/entry';
import type { TrialBalance } from '@rentsafe/domain/ledgerReport';
import type { Currency } from '@rentsafe/domain/money';
import type { Column } from '@rentsafe/ui/DataTable';
import { EmptyState } from '@rentsafe/ui/EmptyState';
import { Stack } from '@rentsafe/ui/Stack';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { trialBalanceQuery } from '../../../calls/trustReports';
import { RecordTable } from '../../../frame/RecordTable';
import { useReportUrl } from '../../../lists/reportUrl';
import { accountText } from '../../../text/entryTexts';
import { RecordLink } from '../../../text/RecordLink';
import { type BalanceRow, balanceColumns } from '../../../trust/balanceColumns';
import { AccountBalances } from './AccountBalances';
import { BalancePage } from './BalancePage';

export function TrialBalanceScreen() {
  const url = useReportUrl();
  const [search] = useSearchParams();
  const kind = accountKinds.find((known) => known === search.get('kind'));
  return (
    <Stack gap="section">
      <BalancePage
        title="Trial Balance"
        description="Account balances by type. Receivables and trust money each balance to zero. Choose a type to split it by account."
        url={url}
        query={useQuery(trialBalanceQuery(url.currency, url.asAt))}
      >
        {(balance) => <Halves balance={balance} currency={url.currency} />}
      </BalancePage>
      {kind && <AccountBalances key={kind} kind={kind} currency={url.currency} asAt={url.asAt} />}
    </Stack>
  );
}

const halves = { claim: 'Receivables', money: 'Trust money' } as const;

function Halves({ balance, currency }: { balance: TrialBalance; currency: Currency }) {
  if (balance.rows.length === 0)
    return <EmptyState title="Nothing yet">Nothing was posted in {currency} up to this day.</EmptyState>;
  return (['claim', 'money'] as const).map((half) => {
    const kinds = new Map(
      balance.rows.filter((row) => row.half === half).map((row) => [accountText(row), row]),
    );
    const rows = [...kinds].map(([name, { balance: amount }]) => ({
      name,
      amounts: amount.startsWith('-') ? [null, amount.slice(1)] : [amount, null],
    }));
    const hrefOf = (name: string) =>
      `?kind=${kinds.get(name)?.kind}&currency=${currency}&as_at=${balance.as_at}`;
    const columns = balanceColumns(rows, currency, ['Debit', 'Credit']).map(
      (column): Column<BalanceRow> =>
        column.id === 'name'
          ? { ...column, cell: ({ name }) => <RecordLink href={hrefOf(name)}>{name}</RecordLink> }
          : column,
    );
    return <RecordTable key={half} title={halves[half]} columns={columns} rows={rows} />;
  });
}
