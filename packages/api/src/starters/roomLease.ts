import type { DocumentTemplateInput } from '@rentsafe/domain/document';

/** A room or a cottage, from month to month. */
export const roomLease: DocumentTemplateInput = {
  name: 'Room or cottage, month to month',
  kind: 'residential',
  clauses: [
    {
      title: 'Parties',
      body: '{{landlord.name}} (the landlord), represented by {{agency.name}}, lets to {{tenants.names_and_ids}} (the tenant).',
    },
    {
      title: 'The room',
      body: 'The tenant gets unit {{unit.number}} at {{property.address}} to live in, and shares the kitchen, bathroom, toilet and yard with the others who live there, where the unit has none of its own.',
    },
    {
      title: 'From month to month',
      body: 'The lease begins on {{lease.from_on}} and continues from month to month until one of the parties ends it.',
    },
    {
      title: 'Rent',
      body: 'The rent is {{lease.rent}} ({{lease.rent_words}}) a month, payable in advance. The first payment is due on {{lease.first_due_on}}, and the next ones on day {{lease.due_day}} of each month. A receipt is given for each payment.',
    },
    {
      title: 'Water and electricity',
      body: 'The tenant pays a fair share of water and electricity, or buys tokens where the unit has its own meter.',
    },
    {
      title: 'Living together',
      body: 'Everybody keeps the shared places clean and is quiet from 22:00 to 6:00. No more people live in the unit than were agreed. The tenant does not sublet.',
    },
    {
      title: 'Care',
      body: 'The tenant keeps the unit clean, reports defects at once and pays for damage that the tenant or visitors cause. The landlord keeps the building, water and electricity in good repair.',
    },
    {
      title: 'Privacy',
      body: 'The landlord enters the unit only with the consent of the tenant or after 24 hours of notice; in an emergency without notice.',
    },
    {
      title: 'Ending the lease',
      body: 'Either party may end the lease with {{lease.notice_days}} days of notice in writing, subject to the rent regulations in force in Zimbabwe. The tenant leaves the unit clean and hands over the keys. Nobody is evicted without an order of a court.',
    },
  ],
};
