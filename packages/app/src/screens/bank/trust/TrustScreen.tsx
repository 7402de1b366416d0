import { type Currency, currencies } from '@rentsafe/domain/money';
import type { TrustBalance } from '@rentsafe/domain/trustReport';
import { DescriptionList } from '@rentsafe/ui/DescriptionList';
import { Money } from '@rentsafe/ui/Money';
import { useQuery } from '@tanstack/react-query';
import { trustQuery } from '../../../calls/trustReports';
import { RecordTable } from '../../../frame/RecordTable';
import { useReportUrl } from '../../../lists/reportUrl';
import { ShortNotice } from '../../../payment/ShortNotice';
import { fundsColumns } from '../../../trust/fundsColumns';
import { LedgersTable } from '../../../trust/LedgersTable';
import { BalancePage } from './BalancePage';

export function TrustScreen() {
  const url = useReportUrl();
  return (
    <BalancePage
      title="Trust Account"
      description="Funds held in bank accounts, and who they are owed to."
      url={url}
      query={useQuery(trustQuery(url.currency, url.asAt))}
    >
      {(balance) => (
        <>
          <Funds asAt={url.asAt} />
          <TrustTables balance={balance} currency={url.currency} />
        </>
      )}
    </BalancePage>
  );
}

/** What is held and what is owed, in each currency: one may be short while the other is over. */
function Funds({ asAt }: { asAt: string }) {
  const balances = [useQuery(trustQuery('USD', asAt)).data, useQuery(trustQuery('ZIG', asAt)).data];
  const rows = currencies.flatMap((currency, index) => {
    const balance = balances[index];
    return balance ? [{ currency, ...balance }] : [];
  });
  return (
    <>
      {rows.map((row) => (
        <ShortNotice key={row.currency} {...row} />
      ))}
      <RecordTable title="Funds held and owed" columns={fundsColumns} rows={rows} />
    </>
  );
}

function TrustTables({ balance, currency }: { balance: TrustBalance; currency: Currency }) {
  return (
    <>
      <LedgersTable title={`Cash books and ledgers, ${currency}`} balance={balance} currency={currency} />
      <DescriptionList
        items={[
          { term: 'Ledger Check', description: <Money amount={balance.difference} currency={currency} /> },
        ]}
      />
    </>
  );
}
