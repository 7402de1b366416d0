import type { Invoice } from '@rentsafe/domain/charge';
import { formatMoney, toDecimal, toMinor } from '@rentsafe/format/money';
import { PrintFooter } from '@rentsafe/ui/Print';
import { Stack } from '@rentsafe/ui/Stack';
import { RecordTable } from '../../../../frame/RecordTable';
import { useLogin } from '../../../../login/useLogin';
import { InvoiceEnd } from '../../../../paper/InvoiceEnd';
import { InvoiceParties } from '../../../../paper/InvoiceParties';
import { PaperHead } from '../../../../paper/PaperHead';
import { invoicePath, leasePath, partyPath } from '../../../../paths';
import { Section } from '../../../../record/Section';
import { day } from '../../../../text/day';
import { placeText } from '../../../../text/placeText';
import { RecordLink } from '../../../../text/RecordLink';
import { documentName } from './documentName';
import { lineColumns, linesOf } from './invoiceLines';

const nobody = { name: '–', address: null, tin: null, vat_number: null };

/** An invoice or a credit note as the tenant gets it: on a sheet of its own. */
export function InvoicePaper({ invoice }: { invoice: Invoice }) {
  const username = useLogin()?.username;
  const { lease, tenant, landlord, seller, buyer, currency, net, vat, total, paid, open } = invoice;
  const money = (amount: string) => formatMoney(amount, currency);
  const isInvoice = invoice.kind === 'invoice';
  const credited = toMinor(total) - toMinor(paid) - toMinor(open);
  const credits = new Map(invoice.charges.map((charge) => [charge.invoice.id, charge.invoice.number]));
  return (
    <>
      <PaperHead
        title={`${documentName(invoice)} ${invoice.number}`}
        client={invoice.client}
        agency={invoice.agency}
      />
      <Stack gap="section">
        <InvoiceParties
          seller={seller}
          sellerName={<RecordLink href={partyPath(landlord.party)}>{seller.name}</RecordLink>}
          buyer={buyer ?? nobody}
          buyerName={tenant && <RecordLink href={partyPath(tenant)}>{buyer?.name ?? tenant.name}</RecordLink>}
        />
        <Section
          title={isInvoice ? 'Invoice' : 'Credit Note'}
          items={[
            { term: 'Number', description: invoice.number },
            { term: 'Issued', description: day(invoice.issued_on) },
            ...(invoice.due_on ? [{ term: 'Due', description: day(invoice.due_on) }] : []),
            {
              term: 'Lease',
              description: <RecordLink href={leasePath(lease.id)}>{lease.number}</RecordLink>,
            },
            { term: 'Premises', description: placeText(invoice) },
            ...(isInvoice
              ? []
              : [
                  {
                    term: 'Credits',
                    description: [...credits].map(([id, number]) => (
                      <span key={id}>
                        <RecordLink href={invoicePath(id)}>{number}</RecordLink>{' '}
                      </span>
                    )),
                  },
                ]),
          ]}
        />
        <RecordTable title="Charges" columns={lineColumns(invoice)} rows={linesOf(invoice)} />
        {isInvoice && (
          <Section
            title="Totals"
            items={[
              ...(toMinor(vat) > 0n
                ? [
                    { term: 'Net', description: money(net) },
                    { term: 'VAT', description: money(vat) },
                  ]
                : []),
              { term: 'Total', description: money(total) },
              { term: 'Paid', description: money(paid) },
              ...(credited > 0n ? [{ term: 'Credited', description: money(toDecimal(credited)) }] : []),
              { term: 'Open', description: <strong>{money(open)}</strong> },
            ]}
          />
        )}
        <InvoiceEnd
          payTo={isInvoice && toMinor(open) > 0n ? invoice.pay_to : []}
          reference={invoice.number}
          fiscal={invoice.fiscal}
        />
        <PrintFooter user={username} />
      </Stack>
    </>
  );
}
