import { type Call, contract } from '@rentsafe/domain/contract';

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
export const access: Readonly<Record<string, 'public' | readonly Role[]>> = {
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

  listIndividuals: staff,
  searchIndividuals: staff,
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
};

/** The name of a call in the contract. */
export function callName(call: Call): string {
  const entry = Object.entries(contract).find(([, candidate]) => candidate === call);
  if (!entry) throw new Error(`${call.method} ${call.path} is not in the contract.`);
  return entry[0];
}

/** The roles that may make the call. Throws where the table lacks the call or contradicts the contract. */
export function accessOf(call: Call): 'public' | readonly Role[] {
  const name = callName(call);
  const allowed = access[name];
  if (!allowed) throw new Error(`${name} is missing from the access table.`);
  if ((allowed === 'public') !== (call.session === false)) {
    throw new Error(`${name}: the access table and the contract differ on whether it needs a session.`);
  }
  return allowed;
}
