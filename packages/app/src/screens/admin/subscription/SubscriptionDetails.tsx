import { sizeText } from '@rentsafe/domain/file';
import { verbsOf } from '@rentsafe/domain/machine';
import { formatMoney } from '@rentsafe/domain/money';
import {
  type Subscription,
  type SubscriptionInvoice,
  subscriptionInvoiceMachine,
} from '@rentsafe/domain/subscription';
import { Button } from '@rentsafe/ui/Button';
import type { Column } from '@rentsafe/ui/DataTable';
import { DateText } from '@rentsafe/ui/DateText';
import { EmptyState } from '@rentsafe/ui/EmptyState';
import { Inline } from '@rentsafe/ui/Inline';
import { Money } from '@rentsafe/ui/Money';
import { Stack } from '@rentsafe/ui/Stack';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Fetched } from '../../../calls/Fetched';
import { subscriptionQuery } from '../../../calls/subscriptions';
import { RecordTable } from '../../../frame/RecordTable';
import { figureWidth } from '../../../lists/figureWidth';
import { PrintNow } from '../../../lists/PrintNow';
import { Section } from '../../../record/Section';
import { useStepLevel } from '../../../session/useMay';
import { amountText } from '../../../text/Amounts';
import { day } from '../../../text/day';
import { monthText } from '../../../text/monthText';
import { StateBadge } from '../../../text/StateBadge';
import { PayDialog, VoidDialog } from './InvoiceDialogs';
import { invoiceStateTexts } from './invoiceStateTexts';
import { SubscriptionPaper } from './SubscriptionPaper';

/** What a client has subscribed to; one's own without a client. */
export const SubscriptionDetails = ({ client }: { client?: number | undefined }) => (
  <Fetched query={useQuery(subscriptionQuery(client))} subject="the subscription">
    {(subscription) => <Details subscription={subscription} />}
  </Fetched>
);

interface Acting {
  kind: 'pay' | 'void' | 'print';
  invoice: SubscriptionInvoice;
}

function Details({ subscription }: { subscription: Subscription }) {
  const { plan, from_on, users, files, usage, invoices, client } = subscription;
  const [acting, setActing] = useState<Acting>();
  const onClose = () => setActing(undefined);
  return (
    <Stack gap="section" style={{ maxInlineSize: '60rem' }}>
      {plan === null ? (
        <EmptyState title="No plan yet">
          {client.name} has not subscribed to a plan. RentSafe charges nothing until it has one.
        </EmptyState>
      ) : (
        <Section
          title={`Plan of ${client.name}`}
          items={[
            { term: 'Plan', description: plan.name },
            { term: 'Since', description: day(from_on) },
            { term: 'Monthly', description: amountText(plan.monthly) },
            {
              term: 'Leases',
              description: `${plan.leases_included} included, ${formatMoney(plan.per_lease, plan.monthly.currency)} for each additional one`,
            },
            {
              term: 'Reports',
              description: `${plan.reports_included} included, ${formatMoney(plan.per_report, plan.monthly.currency)} for each additional one`,
            },
            { term: 'Users', description: `${users.active} active, ${users.invited} invited` },
          ]}
        />
      )}
      <Section
        title="Files"
        items={[{ term: 'Storage', description: `${sizeText(files.used)} of ${sizeText(files.quota)} used` }]}
      />
      {usage.length > 0 && <RecordTable title="Usage" columns={usageColumns} rows={usage} />}
      <Invoices invoices={invoices} onAct={setActing} />
      {acting?.kind === 'pay' && <PayDialog invoice={acting.invoice} onClose={onClose} />}
      {acting?.kind === 'void' && <VoidDialog invoice={acting.invoice} onClose={onClose} />}
      {acting?.kind === 'print' && (
        <PrintNow name={`Invoice ${acting.invoice.number}`} onPrinted={onClose}>
          <SubscriptionPaper invoice={acting.invoice} />
        </PrintNow>
      )}
    </Stack>
  );
}

const usageColumns: Column<Subscription['usage'][number]>[] = [
  { id: 'month', header: 'Month', cell: ({ month }) => monthText(month), rowHeader: true },
  { id: 'leases', header: 'Leases', cell: ({ leases }) => String(leases), align: 'end', width: '7rem' },
  { id: 'reports', header: 'Reports', cell: ({ reports }) => String(reports), align: 'end', width: '7rem' },
  {
    id: 'total',
    header: 'Cost without VAT',
    cell: ({ total }) => <Money amount={total.amount} currency={total.currency} />,
    align: 'end',
    width: '10rem',
  },
];

interface InvoicesProps {
  invoices: readonly SubscriptionInvoice[];
  onAct: (acting: Acting) => void;
}

function Invoices({ invoices, onAct }: InvoicesProps) {
  const level = useStepLevel();
  if (invoices.length === 0)
    return <EmptyState title="No invoices yet">A month is invoiced once it is over.</EmptyState>;
  const money = (id: 'total' | 'open', header: string): Column<SubscriptionInvoice> => ({
    id,
    header,
    align: 'end',
    width: figureWidth(
      header,
      invoices.map((invoice) => formatMoney(invoice[id], invoice.currency)),
      6,
    ),
    cell: (invoice) => <Money amount={invoice[id]} currency={invoice.currency} />,
  });
  const button = (kind: Acting['kind'], label: string, invoice: SubscriptionInvoice) => (
    <Button
      key={kind}
      variant="ghost"
      aria-label={`${label} ${invoice.number}`}
      onClick={() => onAct({ kind, invoice })}
    >
      {label}
    </Button>
  );
  const columns: Column<SubscriptionInvoice>[] = [
    { id: 'number', header: 'Invoice', cell: 'number', rowHeader: true, width: '7rem' },
    { id: 'month', header: 'Month', cell: ({ month }) => monthText(month) },
    {
      id: 'issued_on',
      header: 'Issued',
      cell: ({ issued_on }) => <DateText value={issued_on} />,
      width: '8rem',
    },
    money('total', 'Total'),
    money('open', 'Open'),
    {
      id: 'state',
      header: 'State',
      cell: ({ state }) => <StateBadge {...invoiceStateTexts[state]} />,
      width: '6rem',
    },
    {
      id: 'actions',
      header: 'Actions',
      width: '17rem',
      cell: (invoice) => {
        const verbs = verbsOf(subscriptionInvoiceMachine, invoice.state, level);
        return (
          <Inline gap={1}>
            {button('print', 'Print', invoice)}
            {verbs.includes('pay') && button('pay', 'Pay…', invoice)}
            {verbs.includes('void') && invoice.payments.length === 0 && button('void', 'Void…', invoice)}
          </Inline>
        );
      },
    },
  ];
  return <RecordTable title="Invoices" columns={columns} rows={invoices} />;
}
