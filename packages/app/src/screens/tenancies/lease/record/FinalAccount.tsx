import type { Charge } from '@rentsafe/domain/charge';
import { today } from '@rentsafe/domain/date';
import type { Deposit } from '@rentsafe/domain/deposit';
import type { Lease, LeaseCharges } from '@rentsafe/domain/lease';
import type { CustomerStatement } from '@rentsafe/domain/ledgerReport';
import { type Currency, currencies, formatMoney, type Minor, toDecimal } from '@rentsafe/domain/money';
import type { Column } from '@rentsafe/ui/DataTable';
import { DateText } from '@rentsafe/ui/DateText';
import { EmptyState } from '@rentsafe/ui/EmptyState';
import { Grid } from '@rentsafe/ui/Grid';
import { Heading } from '@rentsafe/ui/Heading';
import { Stack } from '@rentsafe/ui/Stack';
import { Text } from '@rentsafe/ui/Text';
import { useQueries, useQuery } from '@tanstack/react-query';
import { depositsOf } from '../../../../calls/deposits';
import { Fetched } from '../../../../calls/Fetched';
import { leaseScheduleQuery, leaseStatementQuery } from '../../../../calls/leases';
import { openChargesQuery } from '../../../../calls/receipts';
import { RecordTable } from '../../../../frame/RecordTable';
import { Section } from '../../../../record/Section';
import { useIssuer } from '../../../../session/useIssuer';
import { day } from '../../../../text/day';
import { placeText } from '../../../../text/placeText';
import * as styles from './FinalAccount.css';
import {
  type AccountLine,
  accountPeriod,
  type FinalAccountOf,
  finalAccountOf,
  lastDayOfLease,
} from './finalAccount';
import { LeasePaper } from './LeasePaper';

interface Sources {
  statements: readonly CustomerStatement[];
  schedule: LeaseCharges['results'];
  deposits: readonly Deposit[];
  /** By currency, in the order of `currencies`. */
  charges: readonly (readonly Charge[])[];
}

/** All that it is made from; undefined until all of it is there. */
function useSources(lease: Lease) {
  const { from, to } = accountPeriod(lease, today());
  const statements = useQuery(leaseStatementQuery(lease, from, to));
  const schedule = useQuery(leaseScheduleQuery(lease.id));
  const deposits = useQuery(depositsOf(lease));
  const charges = useQueries({
    queries: currencies.map((currency) => openChargesQuery(lease.id, lease.client.id, currency)),
  });
  const reads = [statements, schedule, deposits, ...charges];
  const data: Sources | undefined =
    statements.data && schedule.data && deposits.data && charges.every((read) => read.data)
      ? {
          statements: statements.data,
          schedule: schedule.data.results,
          deposits: deposits.data,
          charges: charges.map((read) => read.data ?? []),
        }
      : undefined;
  return {
    data,
    error: reads.find((read) => read.error)?.error ?? null,
    isFetching: reads.some((read) => read.isFetching),
    refetch: () => Promise.all(reads.map((read) => read.refetch())),
  };
}

/** What is owed and held at the end of a lease, on one page that both sign. */
export function FinalAccount({ lease }: { lease: Lease }) {
  const sources = useSources(lease);
  const issuer = useIssuer();
  const lastDay = lastDayOfLease(lease, today());
  const title = `Final Account ${lease.number}`;
  return (
    <LeasePaper lease={lease} title={title} print="Print final account" disabled={!sources.data}>
      <Fetched query={sources} subject="the final account">
        {(data) => {
          const accounts = data.statements.flatMap(
            (statement) => finalAccountOf(statement, { ...data, lastDay }) ?? [],
          );
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
    cell: (line) => money(line.minor, currency),
    footer: money(minor, currency),
    align: 'end',
    width: '9rem',
  },
];

const chargeColumns = (currency: Currency): Column<Charge>[] => [
  { id: 'description', header: 'Charge', cell: 'description', rowHeader: true },
  { id: 'due', header: 'Due', cell: ({ due_on }) => <DateText value={due_on} />, width: '8rem' },
  {
    id: 'open',
    header: 'Open',
    cell: ({ open }) => formatMoney(open.amount, currency),
    align: 'end',
    width: '9rem',
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
