import type { MessageTemplateInput } from '@rentsafe/domain/message';

const email = (
  kind: MessageTemplateInput['kind'],
  name: string,
  subject: string,
  ...paragraphs: string[]
): MessageTemplateInput => ({
  name,
  kind,
  channel: 'email',
  subject,
  body: ['Good day {{recipient.name}},', ...paragraphs, 'Kind regards\n{{agency.name}}'].join('\n\n'),
});

/** What an agency in Zimbabwe writes most, as samples to begin with. */
export const starterMessages: readonly MessageTemplateInput[] = [
  email(
    'reminder',
    'Rent reminder',
    'Rent of {{property.name}}',
    '{{charge.open}} of {{charge.description}} was due on {{charge.due_on}} and is still unpaid.',
    'Please pay within the next few days, and use {{lease.number}} as your reference. If you have already paid, thank you.',
  ),
  email(
    'demand',
    'Arrears notice',
    'Arrears on lease {{lease.number}}',
    'Despite our reminder, {{charge.open}} of {{charge.description}} has been unpaid since {{charge.due_on}}. In all you owe {{balance.USD}} and {{balance.ZIG}} on lease {{lease.number}}.',
    'Please pay within seven days, or contact us to agree on dates for paying. If the arrears remain, the landlord may take the steps that the lease and the law allow.',
    'If you think that the amount is wrong, tell us in writing, with the proof of payment.',
  ),
  email(
    'receipt',
    'Thanks for a payment',
    'We received {{receipt.amount}}',
    'Thank you. We received {{receipt.amount}} on {{receipt.received_on}} for lease {{lease.number}}.',
    'After this payment you owe {{balance.USD}} and {{balance.ZIG}}.',
  ),
  email(
    'notice',
    'Notice received',
    'Your notice on lease {{lease.number}}',
    'We confirm that your lease of {{property.name}}, unit {{unit.number}}, ends on {{lease.to_on}}.',
    'Rent is due up to that day. We will arrange a date with you to inspect the premises and to hand over the keys. Please leave the premises clean and empty, settle the accounts for water and electricity, and give us a forwarding address and your bank details for the deposit.',
  ),
  email(
    'notice',
    'Inspection appointment',
    'Inspection on {{inspection.planned_on}}',
    'We would like to inspect {{property.name}}, unit {{unit.number}}, on {{inspection.planned_on}}.',
    'Please be there, or ask an adult to let us in. If the date does not suit you, reply to this message and we will find another.',
  ),
  email(
    'maintenance',
    'Maintenance update',
    'Your maintenance request',
    'Your request has been given to a contractor, who will contact you to arrange a time.',
    'Please make sure that an adult can let the contractor in. If the matter becomes urgent, such as a burst pipe or exposed wires, call our office at once.',
  ),
  email(
    'statement',
    'Statement sent',
    'Your statement',
    'On {{today}} we hold {{held.USD}} and {{held.ZIG}} for you. Your statement is on its way.',
    'Please check it, and tell us within seven days if anything is not clear.',
  ),
  email(
    'notice',
    'Rent increase notice',
    'Rent of {{property.name}} from {{rent.next_from_on}}',
    'As agreed in lease {{lease.number}}, the rent of {{property.name}}, unit {{unit.number}}, changes from {{rent.amount}} to {{rent.next_amount}} a month from {{rent.next_from_on}}.',
    'If you pay by a standing order, please change it before that day.',
  ),
  email(
    'free',
    'Lease renewal offer',
    'Renewing lease {{lease.number}}',
    'Your lease of {{property.name}}, unit {{unit.number}}, ends on {{lease.to_on}}. The landlord would be glad if you stayed.',
    'Please tell us within fourteen days whether you wish to renew. We will then send you the terms.',
  ),
  email(
    'free',
    'Welcome',
    'Welcome to {{property.name}}',
    'Welcome to {{property.name}}, unit {{unit.number}}. Your lease {{lease.number}} begins on {{lease.from_on}}.',
    'The rent is {{rent.amount}} a month and is due on day {{rent.due_day}} of the month. Please use {{lease.number}} as your reference when you pay.',
    'Report anything that needs repair to our office as soon as you notice it.',
  ),
];
