/**
 * The role of a user: Admin or User, of the provider or of a client company. A client company sees only its own records, and
 * its Admins only its own users; that is checked where the records are read.
 */
export const roles = ['admin', 'user', 'clientAdmin', 'clientUser'] as const;
export type Role = (typeof roles)[number];

const everyone: readonly Role[] = roles;
const staff: readonly Role[] = ['admin', 'user'];
const admins: readonly Role[] = ['admin'];
const anyAdmin: readonly Role[] = ['admin', 'clientAdmin'];

/** The roles that may make each call of the contract. With a call missing from this table the server does not start. */
export const access = {
  login: 'public',
  refreshSession: 'public',
  setPassword: 'public',
  checkInvitation: 'public',
  // The code on the report is the key, and tries are limited.
  verifyReportIssue: 'public',
  logout: everyone,
  me: everyone,
  changePassword: everyone,
  listSessions: everyone,
  endSession: everyone,
  endOtherSessions: everyone,

  // Whom a client company may read is decided where they are read.
  listIndividuals: everyone,
  searchIndividuals: everyone,
  lookUpIndividual: everyone,
  findSimilarIndividuals: staff,
  createIndividual: everyone,
  getIndividual: everyone,
  updateIndividual: staff,
  getIndividualReport: everyone,
  listIndividualAccess: admins,
  recordIndividualAccess: everyone,
  mergeIndividual: admins,
  anonymiseIndividual: admins,

  listCompanies: everyone,
  searchCompanies: everyone,
  lookUpCompany: everyone,
  findSimilarCompanies: staff,
  createCompany: everyone,
  getCompanyReport: everyone,
  updateCompany: staff,
  listCompanyAccess: admins,
  recordCompanyAccess: everyone,
  mergeCompany: admins,

  listBranches: everyone,
  searchBranches: everyone,
  createBranch: staff,
  getBranch: everyone,
  updateBranch: staff,

  listCountries: everyone,
  getCountry: everyone,
  getProvince: everyone,
  getCity: everyone,
  listCities: everyone,
  createProvince: admins,
  createCity: admins,
  createSuburb: admins,
  updateProvince: admins,
  updateCity: admins,
  updateSuburb: admins,

  listAuditEvents: anyAdmin,
  // What one may read of it is decided where it is read.
  listActivity: everyone,
  listReads: ['admin', 'clientAdmin', 'clientUser'],
  recordExport: everyone,

  listClients: admins,
  createClient: admins,
  listBooks: staff,
  getBook: everyone,
  updateBook: anyAdmin,
  listLandlords: everyone,
  createLandlord: everyone,
  getLandlord: everyone,
  updateLandlord: everyone,
  listProperties: everyone,
  createProperty: everyone,
  getProperty: everyone,
  updateProperty: everyone,
  transferProperty: anyAdmin,
  listOwnerships: everyone,
  addOwnership: anyAdmin,
  listUnits: everyone,
  createUnit: everyone,
  getUnit: everyone,
  updateUnit: everyone,
  closeUnit: everyone,
  reopenUnit: everyone,
  listLeases: everyone,
  createLease: everyone,
  getLease: everyone,
  updateLease: everyone,
  getLeaseSchedule: everyone,
  activateLease: everyone,
  giveLeaseNotice: everyone,
  withdrawLeaseNotice: everyone,
  cancelLease: everyone,
  extendLease: everyone,
  endLease: anyAdmin,
  listCommissionRules: everyone,
  createCommissionRule: anyAdmin,
  listTaxRates: everyone,
  createTaxRate: admins,
  listRates: everyone,
  createRate: everyone,
  listPeriodLocks: everyone,
  createPeriodLock: anyAdmin,
  listBankAccounts: everyone,
  createBankAccount: anyAdmin,
  getBankAccount: everyone,
  updateBankAccount: anyAdmin,
  listCharges: everyone,
  createCharge: everyone,
  getCharge: everyone,
  creditCharge: anyAdmin,
  previewChargeRun: everyone,
  listChargeRuns: everyone,
  createChargeRun: everyone,
  listInvoices: everyone,
  getInvoice: everyone,
  getLeaseBalance: everyone,
  listEntries: everyone,
  getEntry: everyone,
  getJournal: anyAdmin,
  getTrialBalance: everyone,
  listReceipts: everyone,
  createReceipt: everyone,
  getReceipt: everyone,
  identifyReceipt: everyone,
  allocateReceipt: everyone,
  unallocateReceipt: everyone,
  reverseReceipt: anyAdmin,
  listDeposits: everyone,
  deductDeposit: everyone,
  refundDeposit: everyone,
  listLandlordStatements: everyone,
  getCreditorStatement: everyone,
  listCommission: everyone,
  getTrustBalance: everyone,
  listRentTax: everyone,
  listBills: everyone,
  createBill: everyone,
  getBill: everyone,
  listDisbursements: everyone,
  listAvailable: everyone,
  createDisbursement: everyone,
  prepareDisbursements: everyone,
  getDisbursement: everyone,
  updateDisbursement: everyone,
  approveDisbursement: anyAdmin,
  payDisbursement: everyone,
  failDisbursement: everyone,
  cancelDisbursement: everyone,
  listJournals: everyone,
  createJournal: everyone,
  readJournal: everyone,
  postJournal: anyAdmin,
  reverseJournal: anyAdmin,
  cancelJournal: everyone,
  createBankTransfer: anyAdmin,
  listClaims: everyone,
  createClaim: everyone,
  getClaim: everyone,
  updateClaim: everyone,
  giveClaimNotice: everyone,
  publishClaim: anyAdmin,
  settleClaim: everyone,
  // A listed claim: its Admins.
  withdrawClaim: everyone,
  listDisputes: everyone,
  createDispute: everyone,
  answerDispute: everyone,
  withdrawDispute: everyone,
  decideDispute: admins,
  listDebtors: everyone,
  listDebtCalls: everyone,
  noteDebtCall: everyone,
  recordPromise: everyone,
  recordDemand: everyone,
  getCustomerStatement: everyone,
  listAgeing: everyone,
  listRentCollection: everyone,
  getOverview: everyone,
  listConsents: everyone,
  createConsent: everyone,
  withdrawConsent: everyone,
  listReportIssues: everyone,
  createReportIssue: everyone,
  getReportIssue: everyone,
  checkReportIssue: everyone,
  listMessageTemplates: everyone,
  listMessageFields: everyone,
  createMessageTemplate: anyAdmin,
  getMessageTemplate: everyone,
  updateMessageTemplate: anyAdmin,
  listMessages: everyone,
  previewMessages: everyone,
  // To more than 500 recipients: Admins.
  createMessages: everyone,
  getMessage: everyone,
  retryMessage: everyone,
  cancelMessage: everyone,
  printedMessage: everyone,
  listOptOuts: everyone,
  createOptOut: everyone,
  getAutomations: everyone,
  putAutomations: anyAdmin,
  runAutomations: everyone,
  reportSms: 'public',
  listImports: everyone,
  createImport: everyone,
  getImport: everyone,
  listImportRows: everyone,
  sendImportRows: everyone,
  commitImport: anyAdmin,
  undoImport: anyAdmin,
  listUsers: anyAdmin,
  createUser: anyAdmin,
  updateUser: anyAdmin,
  deactivateUser: anyAdmin,
  resetUserPassword: anyAdmin,
} satisfies Record<string, 'public' | readonly Role[]>;

/** A call by its name in the contract. */
export type CallName = keyof typeof access;

/** Whether a role may make a call. Which records it may reach by it is decided where they are read. */
export function mayCall(role: Role, call: CallName): boolean {
  const allowed: 'public' | readonly Role[] = access[call];
  return allowed === 'public' || allowed.includes(role);
}

/** Of the register, which no client owns: their history is for the provider's Admins. */
const registerSubjects = ['individual', 'company', 'branch', 'client', 'province', 'city', 'suburb'];

/** Whether a role may read the history of a kind of record. */
export const mayReadHistory = (role: Role, subject: string): boolean =>
  mayCall(role, 'listAuditEvents') && (role === 'admin' || !registerSubjects.includes(subject));

/** The role of a signed-in user. */
export function roleOf({
  user_type,
  access_level,
}: {
  user_type: 'staff' | 'client';
  access_level: number;
}): Role {
  if (user_type === 'staff') return access_level === 1 ? 'admin' : 'user';
  return access_level === 1 ? 'clientAdmin' : 'clientUser';
}
