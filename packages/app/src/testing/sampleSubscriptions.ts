import type { Plan, Subscriber, Subscription, SubscriptionInvoice } from '@rentsafe/domain/subscription';

const usd = (amount: string) => ({ amount, currency: 'USD' as const });

export const samplePlan: Plan = {
  ...{ id: 1, name: 'Standard', monthly: usd('50.00'), leases_included: 20, per_lease: '2.00' },
  ...{ reports_included: 5, per_report: '1.50', version: 1 },
};

export const samplePlans: readonly Plan[] = [
  { ...samplePlan, id: 2, name: 'Large', monthly: usd('180.00'), leases_included: 200 },
  samplePlan,
];

const client = { id: 2, name: 'Baobab Properties' };

const sampleInvoice: SubscriptionInvoice = {
  ...{ id: 7, number: 'SI-000007', client, month: '2026-02', issued_on: '2026-03-01', currency: 'USD' },
  lines: [
    { description: 'Standard', quantity: 1, rate: '50.00', amount: '50.00' },
    { description: 'Leases above 20', quantity: 4, rate: '2.00', amount: '8.00' },
  ],
  ...{ net: '58.00', vat: '8.99', vat_rate: '15.50', total: '66.99', paid: '0.00', open: '66.99' },
  ...{ state: 'open', payments: [], reason: null },
  due_on: '2026-03-15',
  seller: {
    ...{ name: 'RentSafe', address: '1 Union Avenue\nHarare', tin: '2000111222', vat_number: '220011122' },
    vat_registered: true,
  },
  buyer: { name: client.name, address: '7 Kopje Road\nHarare', tin: '2000123456', vat_number: null },
  pay_to: [{ name: 'Operating USD', bank_name: 'Stanbic', number: '9140001234567' }],
};

/** Of each state one. */
export const sampleSubscriptionInvoices: readonly SubscriptionInvoice[] = [
  sampleInvoice,
  {
    ...{ ...sampleInvoice, id: 5, number: 'SI-000005', month: '2026-01', issued_on: '2026-02-01' },
    ...{ paid: '66.99', open: '0.00', state: 'paid' },
    payments: [{ on: '2026-02-10', amount: '66.99', reference: 'EFT 4411' }],
  },
  {
    ...{ ...sampleInvoice, id: 3, number: 'SI-000003', month: '2025-12', issued_on: '2026-01-01' },
    ...{ open: '0.00', state: 'void', reason: 'Agreed free month' },
  },
];

export const sampleSubscription: Subscription = {
  ...{ client, plan: samplePlan, from_on: '2025-12-01', users: { active: 4, invited: 1 } },
  files: { used: Math.round(1.3 * 1024 ** 3), quota: 5 * 1024 ** 3 },
  usage: [
    { month: '2026-03', leases: 24, reports: 1, total: usd('58.00') },
    { month: '2026-02', leases: 24, reports: 5, total: usd('58.00') },
    { month: '2026-01', leases: 23, reports: 7, total: usd('59.00') },
  ],
  invoices: [...sampleSubscriptionInvoices],
};

export const sampleSubscribers: readonly Subscriber[] = [
  { ...client, plan: { id: 1, name: 'Standard' }, from_on: '2025-12-01', leases: 24, open: [usd('66.99')] },
  { id: 3, name: 'Kopje Estates', plan: null, from_on: null, leases: 0, open: [] },
];
