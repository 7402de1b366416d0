import { sizeText } from '@rentsafe/domain/file';
import { verbsOf } from '@rentsafe/domain/step';
import {
  type Subscription,
  type SubscriptionInvoice,
  subscriptionInvoiceSteps,
} from '@rentsafe/domain/subscription';
import { formatMoney } from '@rentsafe/format/money';
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
import { PrintNow } from '../../../lists/PrintNow';
import { OpeningButton } from '../../../overlays/OpeningButton';
import type { Opening } from '../../../overlays/useLazyDialog';
import { Section } from '../../../record/Section';
import { type StepTask, useStepDialog } from '../../../record/useStepDialog';
import { useStepLevel } from '../../../session/useMay';
import { amountText } from '../../../text/Amounts';
import { day } from '../../../text/day';
import { monthText } from '../../../text/monthText';
import { StateBadge } from '../../../text/StateBadge';
import { invoiceStateTexts } from './invoiceStateTexts';
import { SubscriptionPaper } from './SubscriptionPaper';
import { subscriptionInvoiceKind } from './subscriptionInvoiceKind';

/** What a client has subscribed to; one's own without a client. */
export const SubscriptionDetails = ({ client }: { client?: number | undefined }) => (
  <Fetched query={useQuery(subscriptionQuery(client))} subject="the subscription">
    {(subscription) => <Details subscription={subscription} />}
  </Fetched>
);

function Details({ subscription }: { subscription: Subscription }) {
  const { plan, from_on, users, files, usage, invoices, client } = subscription;
  const [printed, setPrinted] = useState<SubscriptionInvoice>();
  const { trigger, dialog } = useStepDialog(subscriptionInvoiceKind);
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
      <Invoices invoices={invoices} steps={trigger} onPrint={setPrinted} />
      {dialog}
      {printed && (
        <PrintNow name={`Invoice ${printed.number}`} onPrinted={() => setPrinted(undefined)}>
          <SubscriptionPaper invoice={printed} />
        </PrintNow>
      )}
    </Stack>
  );
}

const usageColumns: Column<Subscription['usage'][number]>[] = [
  { id: 'month', header: 'Month', cell: ({ month }) => monthText(month), rowHeader: true },
  { id: 'leases', header: 'Leases', kind: 'number', cell: ({ leases }) => String(leases) },
  { id: 'reports', header: 'Reports', kind: 'number', cell: ({ reports }) => String(reports) },
  {
    id: 'total',
    header: 'Cost without VAT',
    kind: 'money',
    cell: ({ total }) => <Money amount={total.amount} currency={total.currency} />,
  },
];

interface InvoicesProps {
  invoices: readonly SubscriptionInvoice[];
  steps: Opening<StepTask<typeof subscriptionInvoiceSteps>>;
  onPrint: (invoice: SubscriptionInvoice) => void;
}

function Invoices({ invoices, steps, onPrint }: InvoicesProps) {
  const level = useStepLevel();
  if (invoices.length === 0)
    return <EmptyState title="No invoices yet">A month is invoiced once it is over.</EmptyState>;
  const money = (id: 'total' | 'open', header: string): Column<SubscriptionInvoice> => ({
    id,
    header,
    kind: 'money',
    cell: (invoice) => <Money amount={invoice[id]} currency={invoice.currency} />,
  });
  const columns: Column<SubscriptionInvoice>[] = [
    { id: 'number', header: 'Invoice', kind: 'reference', cell: 'number', rowHeader: true },
    { id: 'month', header: 'Month', cell: ({ month }) => monthText(month) },
    {
      id: 'issued_on',
      header: 'Issued',
      kind: 'date',
      cell: ({ issued_on }) => <DateText value={issued_on} />,
    },
    money('total', 'Total'),
    money('open', 'Open'),
    {
      id: 'state',
      header: 'State',
      kind: 'state',
      cell: ({ state }) => <StateBadge {...invoiceStateTexts[state]} />,
    },
    {
      id: 'actions',
      header: 'Actions',
      cell: (invoice) => (
        <Inline gap={1}>
          <Button variant="ghost" aria-label={`Print ${invoice.number}`} onClick={() => onPrint(invoice)}>
            Print
          </Button>
          {verbsOf(subscriptionInvoiceSteps, invoice, level).map((verb) => (
            <OpeningButton
              key={verb}
              variant="ghost"
              aria-label={`${subscriptionInvoiceKind.looks[verb]?.label} ${invoice.number}`}
              pending={steps.opening?.verb === verb && steps.opening.record.id === invoice.id}
              trigger={steps}
              subject={{ verb, record: invoice }}
            >
              {subscriptionInvoiceKind.looks[verb]?.label}
            </OpeningButton>
          ))}
        </Inline>
      ),
    },
  ];
  return <RecordTable title="Invoices" columns={columns} rows={invoices} />;
}
