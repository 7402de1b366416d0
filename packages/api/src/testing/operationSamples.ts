const usd = (amount: string) => ({ amount, currency: 'USD' });
const somebody = { type: 'individual', id: 2 };
const message = {
  ...{ channel: 'email', subject: 'Water', body: 'The water is off on Friday.' },
  to: { parties: [somebody] },
};
const repair = { category: 'plumbing', priority: 'urgent', summary: 'The tap drips' };
const reason = { reason: 'Entered twice' };

/** Bodies as in `samples.ts`, of what a book does beside its ledger. */
export const operationBodies: Readonly<Record<string, (nth: number) => unknown>> = {
  createContractor: (nth) => ({ name: `Contractor ${nth}`, industry: 'Plumber', email: 'k@x.example' }),
  updateContractor: () => ({ mobile: '0772000001', version: 1 }),
  createRequest: () => ({ property: 1, reported_by: 'T. Moyo', ...repair }),
  updateRequest: () => ({ access: 'After five', version: 1 }),
  acceptRequest: () => ({}),
  declineRequest: () => reason,
  duplicateRequest: () => ({ of: 1 }),
  reopenRequest: () => ({}),
  createWorkOrder: () => ({ property: 1, ...repair, estimate: usd('30.00') }),
  updateWorkOrder: () => ({ instructions: 'Ring first', version: 1 }),
  consentToWorkOrder: () => ({ given_by: 'R. Makoni', evidence: 'Email' }),
  issueWorkOrder: () => ({}),
  startWorkOrder: () => ({}),
  sendWorkOrder: () => ({ channel: 'email', body: 'Mend the tap' }),
  completeWorkOrder: () => ({
    lines: [{ kind: 'labour', description: 'Two hours', quantity: '2', rate: '15.00' }],
  }),
  closeWorkOrder: () => ({ bearer: 'agency' }),
  reopenWorkOrder: () => reason,
  cancelWorkOrder: () => reason,
  replaceBudgets: () => ({ year: 2026, rows: [{ category: 'water', amount: usd('500.00') }] }),
  createMaintenanceSchedule: () => ({
    ...{ property: 1, category: 'garden', summary: 'Trim the hedge' },
    ...{ every: { count: 3, unit: 'month' }, from_on: '2026-03-01' },
  }),
  updateMaintenanceSchedule: () => ({ is_active: false, version: 1 }),
  runSchedules: () => ({}),
  createTodo: () => ({
    ...{ title: 'Read the meters', category: 'Meters', priority: 'high', due_on: '2026-03-06' },
  }),
  updateTodo: () => ({ note: 'Both of them', version: 1 }),
  finishTodo: () => ({}),
  reopenTodo: () => ({}),
  snoozeTodo: () => ({ key: 'manual:1', until_on: '2026-12-31' }),
  createMessageTemplate: (nth) => ({
    ...{ name: `Receipt ${nth}`, kind: 'receipt', channel: 'email', subject: 'Your receipt' },
    body: 'Thank you, {{tenant.name}}.',
  }),
  addStarterMessages: () => ({}),
  addStarterLeases: () => ({}),
  updateMessageTemplate: () => ({ is_active: false, version: 1 }),
  previewMessages: () => message,
  createMessages: (nth) => ({ ...message, key: `Message ${nth}` }),
  releaseMessages: () => ({ waiting: 'send' }),
  sendKeptMessages: () => ({}),
  retryMessage: () => ({}),
  cancelMessage: () => ({}),
  printedMessage: () => ({}),
  createBankRule: (nth) => ({
    contains: `ACCOUNT FEE ${nth}`,
    then: { cost: { bearer: 'agency', reason: 'Account fee' } },
  }),
  updateBankRule: () => ({ contains: 'SERVICE FEE', version: 1 }),
  endOptOut: () => reason,
  createOptOut: () => ({ party: somebody, channel: 'sms' }),
  putAutomations: () => ({
    rows: [{ kind: 'receipt', days: 0, at_hour: 8, channel: 'email', template: 1, is_active: true }],
  }),
  runAutomations: () => ({}),
  reportSms: () => ({ id: 'sms-7', state: 'delivered' }),
  createDocumentTemplate: (nth) => ({
    ...{ name: `House lease ${nth}`, kind: 'residential' },
    clauses: [{ title: 'Parties', body: '{{property.name}} is let to {{tenants.names}}.' }],
  }),
  issueDocument: () => ({ template: 1 }),
  signDocument: () => ({ file: 1 }),
  withdrawDocument: () => reason,
  createPlan: (nth) => ({
    ...{ name: `Plan ${nth}`, monthly: usd('50.00'), leases_included: 1, per_lease: '2.00' },
    ...{ reports_included: 0, per_report: '1.50' },
  }),
  updatePlan: () => ({ per_lease: '3.00', version: 1 }),
  createSubscription: () => ({ client: 1, plan: 1, from_on: '2026-01-01' }),
  createSubscriptionRun: () => ({ month: '2026-01' }),
  paySubscriptionInvoice: () => ({ amount: usd('1.00'), reference: 'EFT 7' }),
  voidSubscriptionInvoice: () => reason,
  startProviderSignIn: () => ({}),
  finishProviderSignIn: () => ({ answer: '?code=abc&state=xyz', handle: 'sealed' }),
  createDataRequest: () => ({
    ...{ party: somebody, right: 'access', requested_by: 'Tariro Ncube', requested_on: '2026-03-01' },
    ...{ identity_check: 'National ID seen at the office', details: 'A copy of everything' },
  }),
  completeDataRequest: () => ({ outcome: 'Handed over at the office' }),
  refuseDataRequest: () => ({ outcome: 'It was answered last week' }),
  withdrawDataRequest: () => reason,
  endDataRequest: () => reason,
  forgotPassword: () => ({ username: 'tariro@rentsafe.example' }),
};
