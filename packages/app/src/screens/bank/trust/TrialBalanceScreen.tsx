import type { TrialBalance } from '@rentsafe/domain/ledgerReport';
import type { Currency } from '@rentsafe/domain/money';
import { EmptyState } from '@rentsafe/ui/EmptyState';
import { useQuery } from '@tanstack/react-query';
import { trialBalanceQuery } from '../../../calls/trustReports';
import { RecordTable } from '../../../frame/RecordTable';
import { useReportUrl } from '../../../lists/reportUrl';
import { accountText } from '../../../text/entryTexts';
import { BalancePage } from './BalancePage';
import { balanceColumns } from './balanceColumns';

export function TrialBalanceScreen() {
  const url = useReportUrl();
  return (
    <BalancePage
      title="Trial Balance"
      description="Account balances by type. Receivables and trust money each balance to zero."
      url={url}
      query={useQuery(trialBalanceQuery(url.currency, url.asAt))}
    >
      {(balance) => <Halves balance={balance} currency={url.currency} />}
    </BalancePage>
  );
}

const halves = { claim: 'Receivables', money: 'Trust money' } as const;

function Halves({ balance, currency }: { balance: TrialBalance; currency: Currency }) {
  if (balance.rows.length === 0)
    return <EmptyState title="Nothing yet">Nothing was posted in {currency} up to this day.</EmptyState>;
  return (['claim', 'money'] as const).map((half) => {
    const rows = balance.rows
      .filter((row) => row.half === half)
      .map(({ kind, balance: amount }) => ({
        name: accountText({ kind }),
        amounts: amount.startsWith('-') ? [null, amount.slice(1)] : [amount, null],
      }));
    return (
      <RecordTable
        key={half}
        title={halves[half]}
        columns={balanceColumns(rows, currency, ['Debit', 'Credit'])}
        rows={rows}
      />
    );
  });
}
