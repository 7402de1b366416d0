import type { DocumentTemplateInput } from '@rentsafe/domain/document';

/** A shop or an office, for a fixed term. */
export const commercialLease: DocumentTemplateInput = {
  name: 'Commercial lease',
  kind: 'commercial',
  clauses: [
    {
      title: 'Parties',
      body: 'This lease is between {{landlord.name}} (the landlord), represented by {{agency.name}} (the agent), and {{tenants.names_and_ids}} (the tenant).',
    },
    {
      title: 'Premises',
      body: 'The landlord lets to the tenant unit {{unit.number}} at {{property.address}}, with the use of the common parts and of the parking that is allotted to it.',
    },
    {
      title: 'Term',
      body: 'The lease begins on {{lease.from_on}} and ends on {{lease.to_on}}. A tenant who wishes to renew tells the landlord in writing at least three months before the end; the parties then agree on the rent of the new term.',
    },
    {
      title: 'Rent and VAT',
      body: 'The rent is {{lease.rent}} ({{lease.rent_words}}) a month, payable in advance, with value added tax where the landlord is registered for it. The first payment is due on {{lease.first_due_on}}, and the next ones on day {{lease.due_day}} of each month. Payments are made without deduction to the agent, quoting {{lease.number}}. Rent that is not paid within {{lease.grace_days}} days of its due date is in arrears.',
    },
    {
      title: 'Review of the rent',
      body: 'The rent is reviewed on each anniversary of the first day. The parties agree on the new rent in writing; until they do, the former rent is paid.',
    },
    {
      title: 'Deposit',
      body: 'Before taking the premises the tenant pays a deposit of {{lease.deposit}} ({{lease.deposit_words}}), which the agent holds. It is returned after the end of the lease, less what the tenant owes and the cost of restoring the premises.',
    },
    {
      title: 'Operating costs',
      body: 'The tenant pays for electricity, water and refuse of the premises, and a fair share of the cost of security, cleaning and upkeep of the common parts, as the agent accounts for them. The landlord pays rates and the insurance of the building.',
    },
    {
      title: 'Use and licences',
      body: 'The tenant uses the premises for the business that was agreed and for nothing else, holds every licence that the business needs, keeps to the by-laws of the local authority and to health and safety rules, and stores nothing dangerous.',
    },
    {
      title: 'Signs and alterations',
      body: 'Signs, partitions and alterations need the written consent of the landlord and, where required, of the local authority. At the end the tenant removes them and makes good, unless the landlord agrees that they stay.',
    },
    {
      title: 'Repairs',
      body: 'The landlord keeps the structure, the roof and the main services in good repair. The tenant keeps the inside, the shop front, doors, glass and fittings in good order.',
    },
    {
      title: 'Insurance and risk',
      body: 'The tenant insures stock, equipment and the risk of injury to others. The landlord is not responsible for loss of the tenant’s goods or trade, except where the landlord was negligent.',
    },
    {
      title: 'Subletting',
      body: 'The tenant may not sublet, share the premises or hand over the lease without the written consent of the landlord. A change in who controls a tenant company needs the same consent.',
    },
    {
      title: 'Breach',
      body: 'If the tenant does not pay within seven days, or does not put another breach right within fourteen days, of written notice, the landlord may cancel the lease and claim what is owed, subject to the law on commercial premises in force in Zimbabwe. Nobody is evicted without an order of a court.',
    },
    {
      title: 'Notices and law',
      body: 'Notices to the landlord go to {{agency.name}}; notices to the tenant go to the premises. Where the lease continues after its last day, either party may end it with {{lease.notice_days}} days of notice in writing. The law of Zimbabwe applies. Changes are valid only in writing and signed by both parties.',
    },
  ],
};
