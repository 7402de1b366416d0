import type { Contractor } from '@rentsafe/domain/contractor';
import { formatMoney } from '@rentsafe/format/money';
import { Callout } from '@rentsafe/ui/Callout';
import { Stack } from '@rentsafe/ui/Stack';
import { partyPath } from '../../../../paths';
import { PayeeBank } from '../../../../payment/PayeeBank';
import { Section } from '../../../../record/Section';
import { RecordLink } from '../../../../text/RecordLink';
import { telephones } from '../../../../text/telephones';
import { OrdersTable } from '../../workOrder/list/OrdersTable';

/** What is on record of a contractor, and the work orders. */
export function ContractorDetails({ contractor }: { contractor: Contractor }) {
  const { id, client, party, contact, currency, standard_rate, emergency_rate } = contractor;
  const rate = (amount: string | null) => amount && currency && `${formatMoney(amount, currency)} an hour`;
  return (
    <Stack gap="section">
      {!party && (
        <Callout tone="info" title="This contractor is not linked to a person or company.">
          Choose Edit and enter the payee. Until then, landlords cannot be billed for the work.
        </Callout>
      )}
      <OrdersTable kind="contractor" id={id} client={client.id} rows={contractor.open_orders} />
      <Section
        title="Contractor"
        items={[
          { term: 'Industry', description: contractor.industry },
          { term: 'ID/Reg', description: contractor.number },
          {
            term: 'Payee',
            description: party && <RecordLink href={partyPath(party)}>{party.name}</RecordLink>,
          },
          ...(party
            ? [{ term: 'Bank Details', description: <PayeeBank party={party} client={client.id} /> }]
            : []),
          { term: 'Mobile', description: telephones(contractor.mobile) },
          { term: 'Telephone', description: telephones(contractor.telephone) },
          { term: 'Email', description: contractor.email },
          { term: 'Address', description: contractor.address, wide: true },
        ]}
      />
      <Section
        title="Contact person"
        items={[
          { term: 'Name', description: contact?.name },
          { term: 'Mobile', description: telephones(contact?.mobile) },
          { term: 'Email', description: contact?.email },
        ]}
      />
      <Section
        title="Charges"
        items={[
          { term: 'Standard Rate', description: rate(standard_rate) },
          { term: 'Emergency Rate', description: rate(emergency_rate) },
          { term: 'Licence Number', description: contractor.licence_number },
        ]}
      />
    </Stack>
  );
}
