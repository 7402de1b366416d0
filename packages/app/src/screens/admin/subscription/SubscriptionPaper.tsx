import { isTaxInvoice } from '@rentsafe/domain/charge';
import type { SubscriptionInvoice } from '@rentsafe/domain/subscription';
import { formatMoney } from '@rentsafe/format/money';
import type { Column } from '@rentsafe/ui/DataTable';
import { PrintFooter } from '@rentsafe/ui/Print';
import { Stack } from '@rentsafe/ui/Stack';
import { RecordTable } from '../../../frame/RecordTable';
import { useLogin } from '../../../login/useLogin';
import { InvoiceEnd } from '../../../paper/InvoiceEnd';
import { InvoiceParties } from '../../../paper/InvoiceParties';
import { PaperHead } from '../../../paper/PaperHead';
import { Section } from '../../../record/Section';
import { day } from '../../../text/day';
import { monthText } from '../../../text/monthText';
import { provider } from '../../../text/provider';
import { rateText } from '../../../text/rateText';
import { invoiceStateTexts } from './invoiceStateTexts';

type Line = SubscriptionInvoice['lines'][number];

/** An invoice of the provider as the client gets it: on a sheet of its own. */
export function SubscriptionPaper({ invoice }: { invoice: SubscriptionInvoice }) {
  const username = useLogin()?.username;
  const { currency, lines, payments, seller } = invoice;
  const name = isTaxInvoice(invoice) ? 'Tax Invoice' : 'Invoice';
  const money = (amount: string) => formatMoney(amount, currency);
  const columns: Column<Line>[] = [
    { id: 'description', header: 'Description', cell: 'description', rowHeader: true },
    {
      id: 'quantity',
      header: 'Quantity',
      kind: 'number',
      cell: ({ quantity }) => String(quantity),
    },
    { id: 'rate', header: 'Rate', kind: 'money', cell: ({ rate }) => money(rate) },
    { id: 'amount', header: 'Amount', kind: 'money', cell: ({ amount }) => money(amount) },
  ];
  return (
    <>
      <PaperHead title={`${name} ${invoice.number}`} of="provider" />
      <Stack gap="section">
        <InvoiceParties
          seller={{ ...seller, address: seller.address ?? `${provider.phone}\n${provider.email}` }}
          buyer={invoice.buyer}
        />
        <Section
          title="Invoice"
          items={[
            { term: 'Number', description: invoice.number },
            { term: 'Month', description: monthText(invoice.month) },
            { term: 'Issued', description: day(invoice.issued_on) },
            { term: 'Due', description: day(invoice.due_on) },
            { term: 'State', description: invoiceStateTexts[invoice.state].label },
            ...(invoice.reason ? [{ term: 'Reason', description: invoice.reason }] : []),
          ]}
        />
        <RecordTable title="Subscription" columns={columns} rows={lines} />
        <Section
          title="Totals"
          items={[
            { term: 'Net', description: money(invoice.net) },
            { term: `VAT ${rateText(invoice.vat_rate)}`, description: money(invoice.vat) },
            { term: 'Total', description: money(invoice.total) },
            ...payments.map(({ on, amount, reference }) => ({
              term: `Paid on ${day(on)}${reference ? `, ${reference}` : ''}`,
              description: money(amount),
            })),
            { term: 'Open', description: <strong>{money(invoice.open)}</strong> },
          ]}
        />
        <InvoiceEnd payTo={invoice.state === 'open' ? invoice.pay_to : []} reference={invoice.number} />
        <PrintFooter user={username} />
      </Stack>
    </>
  );
}
