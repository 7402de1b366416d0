import { formatMoney } from '@rentsafe/domain/money';
import type { SubscriptionInvoice } from '@rentsafe/domain/subscription';
import type { Column } from '@rentsafe/ui/DataTable';
import { PrintFooter } from '@rentsafe/ui/Print';
import { Stack } from '@rentsafe/ui/Stack';
import { PaperHead } from '../../../frame/PaperHead';
import { RecordTable } from '../../../frame/RecordTable';
import { useLogin } from '../../../login/useLogin';
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
  const { currency, lines, payments } = invoice;
  const money = (amount: string) => formatMoney(amount, currency);
  const columns: Column<Line>[] = [
    { id: 'description', header: 'Description', cell: 'description', rowHeader: true },
    {
      id: 'quantity',
      header: 'Quantity',
      cell: ({ quantity }) => String(quantity),
      align: 'end',
      width: '7rem',
    },
    { id: 'rate', header: 'Rate', cell: ({ rate }) => money(rate), align: 'end', width: '9rem' },
    { id: 'amount', header: 'Amount', cell: ({ amount }) => money(amount), align: 'end', width: '9rem' },
  ];
  return (
    <>
      <PaperHead title={`Invoice ${invoice.number}`} />
      <Stack gap="section">
        <Section
          title="Invoice"
          items={[
            { term: 'To', description: invoice.client.name },
            { term: 'From', description: `${provider.phone} · ${provider.email}` },
            { term: 'Month', description: monthText(invoice.month) },
            { term: 'Issued', description: day(invoice.issued_on) },
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
      </Stack>
      <PrintFooter user={username} />
    </>
  );
}
