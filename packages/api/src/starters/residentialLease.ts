import type { DocumentTemplateInput } from '@rentsafe/domain/document';

/** A house or a flat, for a fixed term. */
export const residentialLease: DocumentTemplateInput = {
  name: 'Residential lease',
  kind: 'residential',
  clauses: [
    {
      title: 'Parties',
      body: 'This lease is between {{landlord.name}} (the landlord), represented by {{agency.name}} (the agent), and {{tenants.names_and_ids}} (the tenant). Where there is more than one tenant, each is responsible for all that the tenant owes.',
    },
    {
      title: 'Premises',
      body: 'The landlord lets to the tenant unit {{unit.number}} at {{property.address}}, with the fixtures and fittings listed in the inspection report that both sign when the tenant moves in.',
    },
    {
      title: 'Term',
      body: 'The lease begins on {{lease.from_on}} and ends on {{lease.to_on}}. If the tenant stays on with the consent of the landlord and no new lease is signed, the lease continues from month to month on the same terms.',
    },
    {
      title: 'Rent',
      body: 'The rent is {{lease.rent}} ({{lease.rent_words}}) a month, payable in advance. The first payment is due on {{lease.first_due_on}}, and the next ones on day {{lease.due_day}} of each month. Rent that is not paid within {{lease.grace_days}} days of its due date is in arrears. Payments are made without deduction to the agent, quoting {{lease.number}}; the agent gives a receipt for each.',
    },
    {
      title: 'Deposit',
      body: 'Before moving in the tenant pays a deposit of {{lease.deposit}} ({{lease.deposit_words}}). The agent holds it for the tenant. It is returned after the end of the lease, less unpaid rent and charges and the cost of damage beyond fair wear and tear, with an account of what was deducted. The tenant may not treat it as rent.',
    },
    {
      title: 'Water, electricity and refuse',
      body: 'The tenant pays for electricity and water used at the premises and, unless agreed otherwise in writing, for refuse collection. The landlord pays rates and the insurance of the building.',
    },
    {
      title: 'Use',
      body: 'The tenant uses the premises as a home only, keeps to the rules of the building and the by-laws of the local authority, causes no nuisance, and keeps no animals without the written consent of the landlord.',
    },
    {
      title: 'Subletting',
      body: 'The tenant may not sublet, take in lodgers or hand over the lease without the written consent of the landlord, which is not refused without a good reason.',
    },
    {
      title: 'Care and repairs',
      body: 'The landlord keeps the structure, the roof, and the installations for water, drainage and electricity in good repair. The tenant keeps the inside and the garden clean and in good order, reports defects at once, and makes good damage caused by the tenant, the household or visitors. Nothing is altered or added without written consent.',
    },
    {
      title: 'Access',
      body: 'The landlord and the agent may enter at reasonable times, after at least 24 hours of notice, to inspect, to repair, or to show the premises to buyers or new tenants; in an emergency without notice.',
    },
    {
      title: 'Breach',
      body: 'If the tenant does not pay, or breaks another term of this lease, and does not put it right within seven days of written notice, the landlord may cancel the lease and claim what is owed. Nobody is evicted without an order of a court.',
    },
    {
      title: 'Notice',
      body: 'After the first term either party may end the lease with {{lease.notice_days}} days of notice in writing, subject to the rent regulations in force in Zimbabwe.',
    },
    {
      title: 'Addresses and law',
      body: 'Notices to the landlord go to {{agency.name}}; notices to the tenant go to the premises. The law of Zimbabwe applies. Changes to this lease are valid only in writing and signed by both parties.',
    },
  ],
};
