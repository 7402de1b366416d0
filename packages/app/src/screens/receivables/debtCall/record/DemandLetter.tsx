import type { Charge, LeaseBalance } from '@rentsafe/domain/charge';
import { today } from '@rentsafe/domain/date';
import type { Lease } from '@rentsafe/domain/lease';
import { formatMoney, type Minor, toDecimal, toMinor } from '@rentsafe/format/money';
import type { Column } from '@rentsafe/ui/DataTable';
import { DateText } from '@rentsafe/ui/DateText';
import { Inline } from '@rentsafe/ui/Inline';
import { Stack } from '@rentsafe/ui/Stack';
import { Text } from '@rentsafe/ui/Text';
import { useQueries, useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { errorSentence } from '../../../../calls/ApiError';
import { leaseBalanceQuery } from '../../../../calls/leases';
import { openChargesQuery } from '../../../../calls/receipts';
import * as styles from '../../../../frame/letterPaper.css';
import { paperOnly } from '../../../../frame/paperOnly.css';
import { RecordTable } from '../../../../frame/RecordTable';
import { PaperButton, PaperSheet } from '../../../../record/Paper';
import { Section } from '../../../../record/Section';
import { useIssuer } from '../../../../session/useIssuer';
import { amountsText } from '../../../../text/Amounts';
import { day } from '../../../../text/day';
import { placeText } from '../../../../text/placeText';

type Balance = LeaseBalance['balances'][number];

const totalOf = (amounts: readonly string[]): Minor =>
  amounts.reduce((total, amount) => total + toMinor(amount), 0n);

/** What is past its due date, after money that settles no charge yet. */
const overdueOf = ({ buckets: [_current, ...late] }: Balance): string => toDecimal(totalOf(late));

function columnsOf(charges: readonly Charge[], currency: Balance['currency']): Column<Charge>[] {
  const money = (id: 'amount' | 'paid' | 'open', header: string): Column<Charge> => ({
    id,
    header,
    kind: 'money',
    cell: (charge) => formatMoney(charge[id].amount, currency),
  });
  const open = toDecimal(totalOf(charges.map((charge) => charge.open.amount)));
  return [
    { id: 'description', header: 'Charge', cell: 'description', rowHeader: true, footer: 'Total' },
    { id: 'due', header: 'Due', kind: 'date', cell: ({ due_on }) => <DateText value={due_on} /> },
    money('amount', 'Amount'),
    money('paid', 'Paid'),
    { ...money('open', 'Unpaid'), footer: formatMoney(open, currency) },
  ];
}

function Overdue({ balance, charges }: { balance: Balance; charges: readonly Charge[] }) {
  const { currency } = balance;
  const open = totalOf(charges.map((charge) => charge.open.amount));
  const received = open - toMinor(overdueOf(balance));
  return (
    <Stack gap={2}>
      <RecordTable
        title={`Past its due date, in ${currency}`}
        columns={columnsOf(charges, currency)}
        rows={charges}
      />
      {received > 0n && (
        <Text>Less {formatMoney(toDecimal(received), currency)} received but not yet allocated.</Text>
      )}
    </Stack>
  );
}

/** Asks the tenant, on paper, for what is past its due date. Staff sign and send it, and record it then. */
export function DemandLetter({ lease }: { lease: Lease }) {
  const paper = useRef<HTMLDivElement>(null);
  const issuer = useIssuer(lease.client);
  const balance = useQuery(leaseBalanceQuery(lease.id));
  const owed = (balance.data?.balances ?? []).filter((row) => toMinor(overdueOf(row)) > 0n);
  const charges = useQueries({
    queries: owed.map(({ currency }) => openChargesQuery(lease.id, lease.client.id, currency)),
  });
  const error = balance.error ?? charges.find((read) => read.error)?.error;
  const note = (text: string) => (
    <Text size="sm" tone="muted">
      {text}
    </Text>
  );
  if (error)
    return note(`No letter of demand: the overdue charges could not be fetched. ${errorSentence(error)}`);
  if (!balance.data || charges.some(({ data }) => !data)) return null;
  if (owed.length === 0) return note('No letter of demand: nothing is past its due date.');

  const now = today();
  const total = amountsText(owed.map((row) => ({ amount: overdueOf(row), currency: row.currency })));
  const tenants = lease.parties.filter(({ role }) => role === 'tenant').map(({ party }) => party.name);
  const title = `Letter of Demand ${lease.number}`;
  const head = `${title} · ${tenants.join(', ')}`;
  return (
    <>
      <Inline gap={3}>
        <PaperButton content={paper} client={lease.client} title={title} head={head}>
          Print letter of demand
        </PaperButton>
        {note(`For ${total}, to sign and send. Record it then as a demand.`)}
      </Inline>
      <div className={paperOnly}>
        <PaperSheet content={paper} client={lease.client} head={head}>
          <Stack gap="section">
            <Section
              title="Letter of Demand"
              items={[
                { term: 'To', description: tenants.join(', ') },
                { term: 'Date', description: day(now) },
                { term: 'Lease', description: lease.number },
                { term: 'Premises', description: placeText(lease) },
              ]}
            />
            <Text>
              {issuer} demands payment of <strong>{total}</strong>, which was charged under this lease and was
              not paid by its due date.
            </Text>
            {owed.map((row, nth) => (
              <Overdue
                key={row.currency}
                balance={row}
                charges={(charges[nth]?.data ?? []).filter(({ due_on }) => due_on < now)}
              />
            ))}
            <Text>
              Please pay immediately. If you have paid, or do not owe this amount, tell us in writing:
              disputed amounts are left out of reports until they are decided. If it remains unpaid, a claim
              may follow. You would be given notice and time to pay before any report lists it.
            </Text>
            <div className={styles.signature}>
              <Text size="sm">For {issuer}: name, signature and date</Text>
            </div>
          </Stack>
        </PaperSheet>
      </div>
    </>
  );
}
