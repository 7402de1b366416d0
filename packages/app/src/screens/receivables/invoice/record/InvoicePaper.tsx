import type { Invoice } from '@rentsafe/domain/charge';
import { formatMoney, toDecimal, toMinor } from '@rentsafe/domain/money';
import { PrintFooter } from '@rentsafe/ui/Print';
import { Stack } from '@rentsafe/ui/Stack';
import { PaperHead } from '../../../../frame/PaperHead';
import { RecordTable } from '../../../../frame/RecordTable';
import { useLogin } from '../../../../login/useLogin';
import { invoicePath, leasePath, partyPath } from '../../../../paths';
import { Section } from '../../../../record/Section';
import { useIssuer } from '../../../../session/useIssuer';
import { day } from '../../../../text/day';
import { placeText } from '../../../../text/placeText';
import { RecordLink } from '../../../../text/RecordLink';
import { documentName } from './documentName';
import { lineColumns, linesOf } from './invoiceLines';

/** An invoice or a credit note as the tenant gets it: on a sheet of its own. */
export function InvoicePaper({ invoice }: { invoice: Invoice }) {
  const username = useLogin()?.username;
  const { lease, tenant, landlord, currency, net, vat, total, paid, open } = invoice;
  const money = (amount: string) => formatMoney(amount, currency);
  const isInvoice = invoice.kind === 'invoice';
  const credited = toMinor(total) - toMinor(paid) - toMinor(open);
  const credits = new Map(invoice.charges.map((charge) => [charge.invoice.id, charge.invoice.number]));
  return (
    <>
      <PaperHead title={`${documentName(invoice)} ${invoice.number}`} issuer={useIssuer()} />
      <Stack gap="section">
        <Section
          title={isInvoice ? 'Invoice' : 'Credit Note'}
          items={[
            {
              term: 'Tenant',
              description: tenant && <RecordLink href={partyPath(tenant)}>{tenant.name}</RecordLink>,
            },
            {
              term: 'Lease',
              description: <RecordLink href={leasePath(lease.id)}>{lease.number}</RecordLink>,
            },
            { term: 'Premises', description: placeText(invoice) },
            { term: 'Issued', description: day(invoice.issued_on) },
            {
              term: 'Landlord',
              description: <RecordLink href={partyPath(landlord.party)}>{landlord.party.name}</RecordLink>,
            },
            ...(landlord.vat_number ? [{ term: 'VAT Number', description: landlord.vat_number }] : []),
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
      </Stack>
      <PrintFooter user={username} />
    </>
  );
}
