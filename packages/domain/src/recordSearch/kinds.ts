/** What can be found, in the order in which it is shown, and the call without which a role may not open it. */
export const searchKinds = {
  individual: 'getIndividual',
  company: 'getCompanyReport',
  lease: 'listLeases',
  property: 'listProperties',
  unit: 'listUnits',
  landlord: 'listLandlords',
  invoice: 'listInvoices',
  receipt: 'listReceipts',
  bill: 'listBills',
  disbursement: 'listDisbursements',
  journal: 'listJournals',
  bank_account: 'listBankAccounts',
  request: 'listRequests',
  work_order: 'listWorkOrders',
  inspection: 'listInspections',
  contractor: 'listContractors',
  document: 'listDocuments',
  message: 'listMessages',
  claim: 'listClaims',
  dispute: 'listDisputes',
  report: 'listReportIssues',
  client: 'listClients',
} as const;
export type SearchKind = keyof typeof searchKinds;

export const searchKindNames = Object.keys(searchKinds) as readonly SearchKind[];
