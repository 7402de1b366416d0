import { access, type Role, roles } from '@rentsafe/domain/access';
import { contract } from '@rentsafe/domain/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { accessOf } from './callAccess.ts';
import { onEitherDatabase } from './testing/databases.ts';
import { callNames, pathWith, useServer } from './testing/server.ts';

describe('the access table', () => {
  it('names exactly the calls of the contract', () => {
    expect(Object.keys(access).sort()).toEqual([...callNames].sort());
  });

  it('opens to each what was agreed, written down a second time: a wrong row shows here', () => {
    const agreed = {
      public: [
        'login',
        'refreshSession',
        'setPassword',
        'checkInvitation',
        'verifyReportIssue',
        'reportSms',
        'getPasswordHelp',
        'forgotPassword',
      ],
      'admin, user, clientAdmin, clientUser': [
        ...['logout', 'me', 'listCompanies', 'searchCompanies', 'getCompanyReport', 'listBranches'],
        ...['searchBranches', 'listCountries', 'getCountry', 'getProvince', 'getCity', 'listCities'],
        ...['changePassword', 'listSessions', 'endSession', 'endOtherSessions'],
        ...['getIndividual', 'getBranch', 'recordCompanyAccess', 'recordExport'],
        // Whose book it is, is decided where it is read.
        ...['getBook', 'listLandlords', 'createLandlord', 'getLandlord', 'updateLandlord'],
        ...['listProperties', 'createProperty', 'getProperty', 'updateProperty', 'listUnits', 'createUnit'],
        'listOwnerships',
        ...['getUnit', 'updateUnit', 'closeUnit', 'reopenUnit', 'listLeases', 'createLease', 'getLease'],
        ...['updateLease', 'getLeaseSchedule', 'activateLease', 'giveLeaseNotice', 'withdrawLeaseNotice'],
        ...['cancelLease', 'extendLease', 'listImports', 'createImport', 'getImport', 'listImportRows'],
        ...['listBankAccounts', 'getBankAccount', 'listCommissionRules', 'listTaxRates'],
        ...['sendImportRows', 'listCharges', 'createCharge', 'getCharge', 'previewChargeRun'],
        ...['listChargeRuns', 'createChargeRun', 'listInvoices', 'getInvoice', 'getLeaseBalance'],
        ...['listEntries', 'getEntry', 'getTrialBalance'],
        ...['listReceipts', 'createReceipt', 'getReceipt', 'identifyReceipt', 'allocateReceipt'],
        ...['unallocateReceipt', 'listActivity'],
        // A tenant is named by anyone; whose report it is, is decided where it is read.
        ...['lookUpIndividual', 'createIndividual', 'lookUpCompany', 'createCompany'],
        ...['listFiles', 'createFile', 'getFileContent', 'removeFile'],
        ...['listInspectionTemplates', 'createInspectionTemplate', 'getInspectionTemplate'],
        ...['updateInspectionTemplate', 'listInspections', 'createInspection', 'getInspection'],
        ...[
          'updateInspection',
          'completeInspection',
          'signInspection',
          'cancelInspection',
          'requestInspectionRepair',
          'compareInspection',
        ],
        ...['listRates', 'createRate', 'listPeriodLocks'],
        ...['listDeposits', 'deductDeposit', 'refundDeposit'],
        ...[
          'listLandlordStatements',
          'getCreditorStatement',
          'listCommission',
          'getTrustBalance',
          'getMonthEnd',
          'listRentTax',
        ],
        ...[
          'listOccupancy',
          'listTurnover',
          'listPerformance',
          'getSeries',
          'getForecast',
          'getSubscription',
        ],
        ...['listBills', 'createBill', 'getBill', 'listDisbursements', 'listAvailable', 'createDisbursement'],
        ...[
          'prepareDisbursements',
          'getDisbursement',
          'getDisbursementFunds',
          'listPayees',
          'updateDisbursement',
          'payDisbursement',
        ],
        ...['failDisbursement', 'cancelDisbursement'],
        ...['listJournals', 'createJournal', 'readJournal', 'updateJournal', 'cancelJournal'],
        ...[
          'createBankTransfer',
          'listBankStatements',
          'createBankStatement',
          'getBankStatement',
          'listBankLines',
        ],
        ...['suggestBankMatches', 'matchBankLine', 'unmatchBankLine'],
        ...['previewReconciliation', 'listReconciliations'],
        ...['listIndividuals', 'searchIndividuals', 'listParties', 'getLookups'],
        ...['listClaims', 'createClaim', 'getClaim', 'updateClaim', 'giveClaimNotice', 'settleClaim'],
        ...['withdrawClaim', 'listDisputes', 'createDispute', 'answerDispute', 'withdrawDispute'],
        ...['listDebtors', 'listDebtCalls', 'noteDebtCall', 'recordPromise', 'recordDemand'],
        ...['getIndividualReport', 'recordIndividualAccess', 'listConsents', 'createConsent'],
        ...['withdrawConsent', 'listReportIssues', 'createReportIssue', 'getReportIssue', 'checkReportIssue'],
        ...['listContractors', 'createContractor', 'getContractor', 'updateContractor'],
        ...['listRequests', 'createRequest', 'getRequest', 'updateRequest', 'acceptRequest'],
        ...['declineRequest', 'duplicateRequest', 'reopenRequest'],
        ...['listWorkOrders', 'createWorkOrder', 'getWorkOrder', 'updateWorkOrder', 'consentToWorkOrder'],
        ...['issueWorkOrder', 'startWorkOrder', 'completeWorkOrder', 'cancelWorkOrder'],
        ...['getMaintenanceCosts', 'listMaintenanceHistory', 'getBudgets'],
        ...['listMaintenanceSchedules', 'createMaintenanceSchedule', 'getScheduleCalendar'],
        ...['getMaintenanceSchedule', 'updateMaintenanceSchedule', 'runSchedules'],
        ...['listTodos', 'createTodo', 'updateTodo', 'finishTodo', 'reopenTodo', 'snoozeTodo'],
        ...['getCustomerStatement', 'listAgeing', 'listRentCollection', 'getOverview'],
        ...['listMessageTemplates', 'listMessageFields', 'getMessageTemplate', 'listMessages', 'getMessage'],
        ...['previewMessages', 'createMessages', 'retryMessage', 'cancelMessage', 'printedMessage'],
        ...['listOptOuts', 'createOptOut', 'getAutomations', 'runAutomations'],
        ...['listDocumentTemplates', 'getDocumentTemplate', 'previewDocument', 'issueDocument'],
        ...['listDocuments', 'getDocument', 'signDocument'],
      ],
      'admin, user': [
        'createBranch',
        ...['findSimilarIndividuals', 'findSimilarCompanies'],
        ...['updateIndividual', 'updateCompany', 'updateBranch', 'listBooks'],
      ],
      'admin, clientAdmin, clientUser': ['listReads'],
      'admin, clientAdmin': [
        ...['closeWorkOrder', 'reopenWorkOrder', 'replaceBudgets'],
        'listAuditEvents',
        'listUsers',
        'createUser',
        'updateUser',
        'deactivateUser',
        'resetUserPassword',
        'updateBook',
        ...['transferProperty', 'addOwnership'],
        'endLease',
        ...['commitImport', 'undoImport', 'createBankAccount', 'updateBankAccount'],
        ...['createCommissionRule', 'creditCharge', 'reverseReceipt', 'publishClaim', 'getJournal'],
        ...['approveDisbursement', 'getPaymentFile', 'putPayee', 'createPeriodLock', 'finaliseInspection'],
        ...['postJournal', 'reverseJournal', 'reverseBankCost'],
        ...['undoBankStatement', 'createReconciliation'],
        ...['createMessageTemplate', 'updateMessageTemplate', 'putAutomations'],
        ...['createDocumentTemplate', 'withdrawDocument'],
      ],
      admin: [
        'endConsent',
        ...['listIndividualAccess', 'listCompanyAccess', 'listClients', 'createClient'],
        ...['mergeIndividual', 'anonymiseIndividual', 'mergeCompany', 'createTaxRate', 'decideDispute'],
        ...['listPlans', 'createPlan', 'updatePlan', 'listSubscribers', 'createSubscription'],
        'releaseMessages',
        ...['createSubscriptionRun', 'paySubscriptionInvoice', 'voidSubscriptionInvoice'],
        ...['createProvince', 'createCity', 'createSuburb', 'updateProvince', 'updateCity', 'updateSuburb'],
      ],
    };
    const byCall = Object.entries(agreed).flatMap(([who, calls]) =>
      calls.map((call) => [call, who] as const),
    );
    const written = Object.entries(access).map(([call, who]) => [call, [who].flat().join(', ')] as const);
    expect(Object.fromEntries(written)).toEqual(Object.fromEntries(byCall));
  });

  it('a call that it leaves out, or opens against the contract, does not start', () => {
    const login = contract.login;
    const me = contract.me;
    if (!login || !me) throw new Error('The contract has no session.');
    expect(accessOf(login)).toBe('public');
    expect(() => accessOf({ ...me })).toThrow('GET /api/auth/me/ is not in the contract.');
  });
});

/** Who asks; `otherAdmin` is the Admin of another client company, `demoted` an Admin who became a User. */
const askers = ['anonymous', 'expired', 'disabled', ...roles, 'otherAdmin', 'demoted'] as const;
type Asker = (typeof askers)[number];

const roleOf = (asker: Asker): Role | null => {
  if (asker === 'otherAdmin') return 'clientAdmin';
  if (asker === 'demoted') return 'user';
  return roles.find((role) => role === asker) ?? null;
};

/** What the table promises: 401 without a session, 403 without the role, else the call gets as far as its own checks. */
function expectedRefusal(name: string, asker: Asker): 401 | 403 | null {
  const allowed = (access as Readonly<Record<string, 'public' | readonly Role[]>>)[name];
  if (allowed === 'public') return null;
  const role = roleOf(asker);
  if (role === null) return 401;
  return allowed?.includes(role) ? null : 403;
}

/** Calls about the users of client 1, which a client's Admin may not touch although the role fits. A book that one may not read is not found. */
const ofProvider = (path: string) => path.includes('/{client}/') && !path.includes('/books/');

onEitherDatabase((kind) => {
  const context = useServer(kind);
  const tokens = new Map<Asker, string | undefined>();

  const makeTokens = async () => {
    const { server } = context;
    const client = await server.addClient(1);
    const other = await server.addClient(2);
    const expired = await server.addUser(1, 1);
    server.advance(3600);
    const disabled = await server.addUser(1, 1);
    await server.database.exec(`UPDATE users SET is_active = false WHERE id = ${disabled.id}`);
    const demoted = await server.addUser(1, 1);
    await server.database.exec(`UPDATE users SET access_level = 2 WHERE id = ${demoted.id}`);
    tokens.set('anonymous', undefined);
    tokens.set('expired', expired.access);
    tokens.set('disabled', disabled.access);
    tokens.set('admin', (await server.admin()).access);
    tokens.set('user', (await server.addUser(1, 2)).access);
    tokens.set('clientAdmin', (await server.addUser(client, 1)).access);
    tokens.set('clientUser', (await server.addUser(client, 2)).access);
    tokens.set('otherAdmin', (await server.addUser(other, 1)).access);
    tokens.set('demoted', demoted.access);
  };
  beforeAll(makeTokens);

  const cells = Object.entries(contract)
    .filter(([name]) => name !== 'logout')
    .flatMap(([name, call]) => askers.map((asker) => ({ name, call, asker })));

  it.each(cells)('$name as $asker', async ({ name, call, asker }) => {
    const url = pathWith(call, 7_777_777);
    const body = call.method === 'GET' || call.method === 'DELETE' ? undefined : {};
    const reply = await context.server.request(call.method, url, { token: tokens.get(asker), body });
    const isForeign = ofProvider(call.path) && (asker === 'clientAdmin' || asker === 'otherAdmin');
    const refusal = expectedRefusal(name, asker) ?? (isForeign ? 403 : null);
    if (refusal !== null) {
      expect(reply).toMatchObject({ status: refusal, body: { detail: expect.any(String) } });
    } else {
      expect([200, 201, 204, 400, 404]).toContain(reply.status);
    }
  });

  it('a client sees no other company, nor any individual', async () => {
    const token = tokens.get('otherAdmin');
    expect((await context.server.get('/api/companies/2/', token)).status).toBe(200);
    expect((await context.server.get('/api/companies/1/', token)).status).toBe(404);
    expect((await context.server.get('/api/individuals/1/full-details/', token)).status).toBe(404);
  });
});
