import type { Charge } from '@rentsafe/domain/charge';
import { today } from '@rentsafe/domain/date';
import type { Lease } from '@rentsafe/domain/lease';
import { type Currency, currencies } from '@rentsafe/domain/money';
import { formatMoney, type Minor, toDecimal } from '@rentsafe/format/money';
import type { Column } from '@rentsafe/ui/DataTable';
import { DateText } from '@rentsafe/ui/DateText';
import { EmptyState } from '@rentsafe/ui/EmptyState';
import { Grid } from '@rentsafe/ui/Grid';
import { Heading } from '@rentsafe/ui/Heading';
import { Stack } from '@rentsafe/ui/Stack';
import { Text } from '@rentsafe/ui/Text';
import { Fetched } from '../../../../calls/Fetched';
import { RecordTable } from '../../../../frame/RecordTable';
import { Section } from '../../../../record/Section';
import { useIssuer } from '../../../../session/useIssuer';
import { day } from '../../../../text/day';
import { placeText } from '../../../../text/placeText';
import * as styles from './FinalAccount.css';
import type { AccountLine, FinalAccountOf } from './finalAccount';
import { LeasePaper } from './LeasePaper';
import type { AccountSources } from './useFinalAccount';

/** What is owed and held at the end of a lease, on one page that both sign. */
export function FinalAccount({ lease, sources }: { lease: Lease; sources: AccountSources }) {
  const issuer = useIssuer(lease.client);
  const title = `Final Account ${lease.number}`;
  return (
    <LeasePaper lease={lease} title={title} print="Print final account" disabled={!sources.data}>
      <Fetched query={sources} subject="the final account">
        {(data) => {
          const { accounts } = data;
          if (accounts.length === 0)
            return <EmptyState title="Nothing to settle">Nothing was charged, paid or held.</EmptyState>;
          return (
            <Stack gap="section">
              <Section
                title="Final Account"
                items={[
                  { term: 'Premises', description: placeText(lease) },
                  { term: 'Lease', description: `${day(lease.from_on)} to ${lastDayText(lease)}` },
                  { term: 'As At', description: day(today()) },
                ]}
              />
              {accounts.map((account) => (
                <InCurrency
                  key={account.currency}
                  account={account}
                  charges={data.charges[currencies.indexOf(account.currency)] ?? []}
                />
              ))}
              <Grid columns={2} columnMinWidth="14rem">
                {['Tenant', `For ${issuer}`].map((who) => (
                  <div key={who} className={styles.signature}>
                    <Text size="sm">{who}: name, signature and date</Text>
                  </div>
                ))}
              </Grid>
            </Stack>
          );
        }}
      </Fetched>
    </LeasePaper>
  );
}

const lastDayText = ({ to_on }: Lease) => (to_on ? day(to_on) : `${day(today())}, with no end date`);

const money = (minor: Minor, currency: Currency) => formatMoney(toDecimal(minor), currency);

/** 'Refund due to the tenant: $380.00' */
function resultText({ back, currency }: Pick<FinalAccountOf, 'back' | 'currency'>): string {
  if (back === 0n) return `Nothing is left to pay in ${currency}.`;
  return back > 0n
    ? `Refund due to the tenant: ${money(back, currency)}`
    : `Still owed by the tenant: ${money(-back, currency)}`;
}

const linesIn = (currency: Currency, total: string, minor: Minor): Column<AccountLine>[] => [
  {
    id: 'text',
    header: 'Item',
    cell: ({ text, on }) => (
      <>
        {text}
        {on && (
          <>
            , <DateText value={on} />
          </>
        )}
      </>
    ),
    rowHeader: true,
    footer: total,
  },
  {
    id: 'amount',
    header: 'Amount',
    kind: 'money',
    cell: (line) => money(line.minor, currency),
    footer: money(minor, currency),
  },
];

const chargeColumns = (currency: Currency): Column<Charge>[] => [
  { id: 'description', header: 'Charge', cell: 'description', rowHeader: true },
  { id: 'due', header: 'Due', kind: 'date', cell: ({ due_on }) => <DateText value={due_on} /> },
  {
    id: 'open',
    header: 'Open',
    kind: 'money',
    cell: ({ open }) => formatMoney(open.amount, currency),
  },
];

function InCurrency({ account, charges }: { account: FinalAccountOf; charges: readonly Charge[] }) {
  const { currency, owed, held } = account;
  return (
    <Stack gap={4}>
      <RecordTable
        title={`Account in ${currency}`}
        columns={linesIn(
          currency,
          owed < 0n ? 'In the tenant’s favour' : 'Owed by the tenant',
          owed < 0n ? -owed : owed,
        )}
        rows={account.account}
      />
      {charges.length > 0 && (
        <RecordTable title={`Open charges in ${currency}`} columns={chargeColumns(currency)} rows={charges} />
      )}
      {account.deposit.length > 0 && (
        <RecordTable
          title={`Deposit in ${currency}`}
          columns={linesIn(currency, 'Held', held)}
          rows={account.deposit}
        />
      )}
      <Heading level={3} size="md">
        {resultText(account)}
      </Heading>
    </Stack>
  );
}
