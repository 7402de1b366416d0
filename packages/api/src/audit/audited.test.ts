import { isInternal } from '@rentsafe/domain/audit';
import { contract } from '@rentsafe/domain/contract';
import { today } from '@rentsafe/domain/date';
import type { Factors, PasskeyRequest } from '@rentsafe/domain/factor';
import type { Invitation } from '@rentsafe/domain/user';
import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { auditEvents } from '../db/schema.ts';
import { shownChanges } from '../history/changes.ts';
import { newAuthenticator } from '../testing/authenticator.ts';
import { ADMIN_EMAIL, ADMIN_PASSWORD } from '../testing/constants.ts';
import { onEitherDatabase } from '../testing/databases.ts';
import { codeOf, factorsOf } from '../testing/factors.ts';
import { pathsIn, valueAt, withValue } from '../testing/fuzz.ts';
import { png } from '../testing/images.ts';
import { type MakeReady, type Ready, readyOperations } from '../testing/readyOperations.ts';
import { bodies } from '../testing/samples.ts';
import { pathWith, type TestServer, useServer } from '../testing/server.ts';
import { undoing } from '../testing/undone.ts';
import { newUser, tokenOf } from '../testing/users.ts';

/**
 * Calls that leave no event: they change nothing, prolong what a sign-in began, or hide something from the caller alone. The last
 * need a mail server, a text message service, and a sign-in provider.
 */
const unrecorded = [
  ...['refreshSession', 'checkInvitation', 'previewChargeRun', 'previewReconciliation', 'previewMessages'],
  ...['snoozeTodo', 'forgotPassword', 'reportSms', 'startProviderSignIn', 'finishProviderSignIn'],
  ...['startPasskeySignIn', 'startConfirmation', 'confirmSession', 'startTotp', 'startPasskey'],
];

/** Fields whose whole numbers say how many; and of a merged record, which is gone, the one that it had. */
const counts = new Set([
  ...['charges', 'grace_days', 'number_of_employees', 'queued', 'revision', 'rows', 'waiting'],
  'merged',
]);

/** What the path names; 1 where a call is not listed. */
const pathIds: Readonly<Record<string, number>> = {
  mergeIndividual: 5,
  mergeCompany: 5,
  anonymiseIndividual: 7,
};

const changing = Object.entries(contract).filter(([, call]) => call.method !== 'GET');

/** An Admin who has just confirmed who they are. */
async function confirmed(server: TestServer) {
  const { id, access: token } = await server.addUser(1, 1);
  await server.database.exec(
    `UPDATE users SET password_hash = '' WHERE id = ${id}; UPDATE sessions SET confirmed_at = '2100-01-01' WHERE user_id = ${id}`,
  );
  return { user: id, token, own: factorsOf(server, token) };
}

/** One with a passkey. */
async function keyed(server: TestServer) {
  const { user, token, own } = await confirmed(server);
  const { authenticator } = await own.addPasskey();
  const id = (await own.get<Factors>()).body.passkeys[0]?.id ?? 0;
  return { id, user, token, authenticator, body: { name: 'Office' } };
}

const NEW_PASSWORD = 'Msasa shade at midday 8';

const ready: Readonly<Record<string, MakeReady>> = {
  ...readyOperations({ property: housed, lease: (server, admin) => leaseIn(server, admin, ['activate']) }),
  createLandlord: async () => ({ body: bodies.createLandlord?.(9) }),
  createUnit: async (server, admin) => {
    const { id: property } = await housed(server, admin);
    return { body: { property, unit_number: 'Annexe' } };
  },
  closeUnit: async (server, admin) => ({ id: (await housed(server, admin)).units[0]?.id ?? 0 }),
  reopenUnit: async (server, admin) => {
    const id = (await housed(server, admin)).units[0]?.id ?? 0;
    await server.post(`/api/units/${id}/close/`, bodies.closeUnit?.(1), { token: admin });
    return { id };
  },
  login: async () => ({ body: { username: ADMIN_EMAIL, password: ADMIN_PASSWORD } }),
  logout: async (server) => ({ token: (await server.addUser(1, 2)).access }),
  endSession: async (server) => {
    const user = await server.addUser(1, 2);
    return { id: user.sessionId, token: user.access };
  },
  endOtherSessions: async (server) => {
    const user = await server.addUser(1, 2);
    return { token: (await server.signIn(user)).access };
  },
  setPassword: async (server, admin) => ({
    body: { token: (await invitee(server, admin)).invitation, password: NEW_PASSWORD },
  }),
  changePassword: async (server, admin) => {
    const { invitation, email } = await invitee(server, admin);
    await server.post('/api/auth/set-password/', { token: invitation, password: NEW_PASSWORD });
    const signedIn = await server.post<{ access: string }>('/api/auth/login/', {
      username: email,
      password: NEW_PASSWORD,
    });
    const body = { current_password: NEW_PASSWORD, password: 'Mopane worms and sadza 5' };
    return { body, token: signedIn.body.access };
  },
  finishSignIn: async (server) => {
    const { body } = await server.post<PasskeyRequest>('/api/auth/passkey/', {});
    return { body: { token: body.token, passkey: (await keyed(server)).authenticator.sign(body.options) } };
  },
  addTotp: async (server) => {
    const { own, token } = await confirmed(server);
    const { body } = await own.post<{ token: string; secret: string }>('factors/totp/');
    return { token, body: { token: body.token, code: codeOf(body.secret, server.clock.now) } };
  },
  removeTotp: async (server) => {
    const { own, token } = await confirmed(server);
    await own.addTotp();
    return { token };
  },
  addPasskey: async (server) => {
    const { own, token } = await confirmed(server);
    const { body } = await own.post<PasskeyRequest>('factors/passkeys/start/');
    const passkey = newAuthenticator().create(body.options);
    return { token, body: { token: body.token, name: 'Telephone', passkey } };
  },
  renamePasskey: keyed,
  removePasskey: async (server) => {
    const { id, token } = await keyed(server);
    return { id, token };
  },
  renewRecoveryCodes: async (server) => ({ token: (await keyed(server)).token }),
  removeUserFactors: async (server) => ({
    id: (await keyed(server)).user,
    token: (await confirmed(server)).token,
  }),
  releaseMessages: async ({ db }) => {
    await db.execute(sql`INSERT INTO installation (identity, held_since) VALUES ('copied', now())
      ON CONFLICT (is_only) DO UPDATE SET held_since = now()`);
    return {};
  },
  activateLease: (server, admin) => leaseIn(server, admin, []),
  cancelLease: (server, admin) => leaseIn(server, admin, []),
  updateLease: (server, admin) => leaseIn(server, admin, []),
  giveLeaseNotice: (server, admin) => leaseIn(server, admin, ['activate']),
  extendLease: (server, admin) => leaseIn(server, admin, ['activate']),
  endLease: (server, admin) => leaseIn(server, admin, ['activate']),
  withdrawLeaseNotice: (server, admin) => leaseIn(server, admin, ['activate', 'give-notice']),
  createCharge: async (server, admin) => {
    const { id } = await leaseIn(server, admin, ['activate']);
    return { body: { ...(bodies.createCharge?.(1) as object), lease: id, charged_on: '2021-01-01' } };
  },
  creditCharge: chargeIn,
  createReceipt: async (server, admin) => ({ body: await receiptBody(server, admin) }),
  identifyReceipt: async (server, admin) => {
    const { id: lease } = await leaseIn(server, admin, ['activate']);
    return { ...(await receiptIn(server, admin, {})), body: { lease } };
  },
  allocateReceipt: async (server, admin) => {
    const { id: lease } = await leaseIn(server, admin, ['activate']);
    return receiptIn(server, admin, { lease, allocations: 'none' });
  },
  unallocateReceipt: async (server, admin) => receiptIn(server, admin, await chargedLease(server, admin)),
  reverseReceipt: (server, admin) => receiptIn(server, admin, {}),
  createBill: async (server, admin) => ({
    body: { ...(bodies.createBill?.(1) as object), property: (await housed(server, admin)).id },
  }),
  createDisbursement: async (server, admin) => ({ body: await disbursementBody(server, admin) }),
  prepareDisbursements: async (server, admin) => {
    const { bank_account } = await collected(server, admin);
    const drafts = '/api/disbursements/?state=draft';
    const { body } = await server.get<{ results: { id: number }[] }>(drafts, admin);
    // A landlord has one draft at a time.
    for (const { id } of body.results)
      await server.post(`/api/disbursements/${id}/cancel/`, {}, { token: admin });
    return { body: { bank_account, currency: 'USD' } };
  },
  updateDisbursement: async (server, admin) => {
    const draft = await disbursementBody(server, admin);
    const { body } = await server.post<{ id: number }>('/api/disbursements/', draft, { token: admin });
    const lines = draft.lines.map((line) => ({ ...line, amount: '2.00' }));
    return { id: body.id, body: { lines, version: 1 } };
  },
  approveDisbursement: (server, admin) => disbursementIn(server, admin, []),
  payDisbursement: (server, admin) => disbursementIn(server, admin, ['approve']),
  failDisbursement: (server, admin) => disbursementIn(server, admin, ['approve']),
  cancelDisbursement: (server, admin) => disbursementIn(server, admin, []),
  createJournal: async (server, admin) => ({ body: await journalBody(server, admin) }),
  postJournal: (server, admin) => journalIn(server, admin, []),
  updateJournal: (server, admin) => journalIn(server, admin, []),
  reverseJournal: (server, admin) => journalIn(server, admin, ['post']),
  cancelJournal: (server, admin) => journalIn(server, admin, []),
  createPeriodLock: async (server) => {
    await server.db.execute(
      sql`INSERT INTO period_locks (client_id, until_on, reason, user_id, at) VALUES (1, '2001-01-31', 'Closed', 1, now())`,
    );
    return {};
  },
  createBankTransfer: async (server, admin) => {
    const { bank_account: from } = await deposited(server, admin);
    const to = await accountIn(server, admin);
    return { body: { ...(bodies.createBankTransfer?.(1) as object), from, to } };
  },
  createBankStatement: async (server, admin) => ({
    body: { ...(bodies.createBankStatement?.(1) as object), bank_account: await accountIn(server, admin) },
  }),
  undoBankStatement: async (server, admin) => ({ id: (await statementIn(server, admin)).id }),
  matchBankLine: async (server, admin) => ({ id: (await statementIn(server, admin)).line }),
  unmatchBankLine: matchedIn,
  reverseBankCost: (server, admin) => costIn(server, admin),
  createReconciliation: async (server, admin) => {
    const { bank_account } = await matchedIn(server, admin);
    return { body: { ...(bodies.createReconciliation?.(1) as object), bank_account } };
  },
  deductDeposit: deposited,
  refundDeposit: async (server, admin) => {
    const { id, bank_account } = await deposited(server, admin);
    return { id, body: { ...(bodies.refundDeposit?.(1) as object), bank_account } };
  },
  createClaim: async (server, admin) => {
    const lease = await reportedLease(server, admin);
    return { body: { ...(bodies.createClaim?.(1) as object), lease } };
  },
  updateClaim: (server, admin) => claimIn(server, admin, []),
  giveClaimNotice: (server, admin) => claimIn(server, admin, []),
  publishClaim: (server, admin) => claimIn(server, admin, ['notice']),
  settleClaim: (server, admin) => claimIn(server, admin, ['notice', 'list']),
  withdrawClaim: (server, admin) => claimIn(server, admin, []),
  createDispute: async (server, admin) => {
    const { id: charge } = await chargeIn(server, admin);
    return { body: { ...(bodies.createDispute?.(1) as object), charge } };
  },
  answerDispute: disputeIn,
  withdrawDispute: disputeIn,
  decideDispute: disputeIn,
  noteDebtCall: (server, admin) => leaseIn(server, admin, ['activate']),
  recordPromise: (server, admin) => leaseIn(server, admin, ['activate']),
  recordDemand: (server, admin) => leaseIn(server, admin, ['activate']),
  withdrawConsent: consentIn,
  endConsent: consentIn,
  sendImportRows: (server, admin) => importWith(server, admin, 0),
  commitImport: (server, admin) => importWith(server, admin, 1),
  undoImport: (server, admin) => importWith(server, admin, 1),
  createFile: async (server, admin) => {
    const { id } = await housed(server, admin);
    return { query: `?subject=property:${id}&name=a.png`, body: png() };
  },
  removeFile: async (server, token) => {
    const { id } = await housed(server, token);
    const url = `/api/files/?subject=property:${id}&name=a.png`;
    return { id: (await server.post<{ id: number }>(url, png(), { token })).body.id };
  },
  createInspection: async (server, admin) => ({ body: await inspectionBody(server, admin) }),
  updateInspection: (server, admin) => inspectionIn(server, admin, []),
  completeInspection: (server, admin) => inspectionIn(server, admin, ['looked at']),
  signInspection: (server, admin) => inspectionIn(server, admin, ['looked at', 'complete']),
  finaliseInspection: (server, admin) => inspectionIn(server, admin, ['looked at', 'complete', 'sign']),
  requestInspectionRepair: (server, admin) => inspectionIn(server, admin, ['looked at']),
  cancelInspection: (server, admin) => inspectionIn(server, admin, []),
  updateUser: async (server) => ({ id: (await server.addUser(1, 2)).id }),
  deactivateUser: async (server) => ({ id: (await server.addUser(1, 2)).id }),
};

/** A lease of a unit of its own, taken through these verbs. */
async function leaseIn(server: TestServer, token: string, verbs: readonly string[]): Promise<Ready> {
  const house = bodies.createProperty?.(1);
  const property = await server.post<{ units: { id: number }[] }>('/api/properties/', house, { token });
  const from_on = '2010-01-01';
  const draft = {
    unit: property.body.units[0]?.id,
    parties: [{ party: { type: 'individual', id: 1 }, role: 'tenant' }],
    from_on,
    schedules: [{ type: 'rent', currency: 'USD', steps: [{ from_on, amount: '400.00' }] }],
  };
  const { body } = await server.post<{ id: number }>('/api/leases/', draft, { token });
  for (const verb of verbs) {
    await server.post(
      `/api/leases/${body.id}/${verb}/`,
      verb === 'activate' ? {} : bodies.giveLeaseNotice?.(1),
      { token },
    );
  }
  return { id: body.id };
}

/** A charge by hand. */
async function chargeIn(server: TestServer, token: string): Promise<Ready> {
  const { id: lease } = await leaseIn(server, token, ['activate']);
  const charge = { ...(bodies.createCharge?.(1) as object), lease, charged_on: '2021-01-01' };
  return { id: (await server.post<{ id: number }>('/api/charges/', charge, { token })).body.id };
}

/** A lease with something to settle. */
async function chargedLease(server: TestServer, token: string): Promise<{ lease: number }> {
  const { id } = await chargeIn(server, token);
  const { body } = await server.get<{ lease: { id: number } }>(`/api/charges/${id}/`, token);
  return { lease: body.lease.id };
}

/** A lease with something overdue that may be reported. */
async function reportedLease(server: TestServer, token: string): Promise<number> {
  const { lease } = await chargedLease(server, token);
  await server.request('PATCH', `/api/leases/${lease}/`, { token, body: { reportable: true, version: 2 } });
  // What was charged for 2021 today counts once the book is verified.
  await server.db.execute(sql`UPDATE books SET verified_on = ${today()}::date`);
  return lease;
}

const claimBodies = { notice: bodies.giveClaimNotice?.(1), list: bodies.publishClaim?.(1) };

/** A claim, taken through these verbs. */
async function claimIn(
  server: TestServer,
  token: string,
  verbs: readonly (keyof typeof claimBodies)[],
): Promise<Ready> {
  const claim = { ...(bodies.createClaim?.(1) as object), lease: await reportedLease(server, token) };
  const { body } = await server.post<{ id: number }>('/api/claims/', claim, { token });
  for (const verb of verbs)
    await server.post(`/api/claims/${body.id}/${verb}/`, claimBodies[verb], { token });
  return { id: body.id };
}

type House = { id: number; units: { id: number }[] };

async function housed(server: TestServer, token: string): Promise<House> {
  return (await server.post<House>('/api/properties/', bodies.createProperty?.(1), { token })).body;
}

/** What a lease was charged and paid, into an account of its own: its landlord's now. */
async function collected(server: TestServer, token: string) {
  const { id: lease } = await leaseIn(server, token, ['activate']);
  // More than the reserve of the property.
  const charge = {
    lease,
    type: 'other',
    net: { amount: '100.00', currency: 'USD' },
    charged_on: '2021-01-01',
  };
  await server.post('/api/charges/', charge, { token });
  const receipt = await receiptBody(server, token);
  await server.post('/api/receipts/', { ...receipt, lease }, { token });
  const { body } = await server.get<{ property: { id: number } }>(`/api/leases/${lease}/`, token);
  return { property: body.property.id, bank_account: (receipt as { bank_account: number }).bank_account };
}

/** Money of a landlord, to be paid out. */
async function disbursementBody(server: TestServer, token: string) {
  const { property, bank_account } = await collected(server, token);
  return {
    kind: 'landlord',
    party: { type: 'individual', id: 1 },
    bank_account,
    lines: [{ property, amount: '1.00' }],
  };
}

/** A disbursement, taken through these verbs by the only Admin. */
async function disbursementIn(
  server: TestServer,
  token: string,
  verbs: readonly 'approve'[],
): Promise<Ready> {
  const draft = await disbursementBody(server, token);
  const { body } = await server.post<{ id: number }>('/api/disbursements/', draft, { token });
  for (const verb of verbs)
    await server.post(`/api/disbursements/${body.id}/${verb}/`, { version: 1 }, { token });
  return { id: body.id };
}

/** A bank statement with one line, of an account of its own. */
async function statementIn(server: TestServer, token: string) {
  const bank_account = await accountIn(server, token);
  const body = { ...(bodies.createBankStatement?.(1) as object), bank_account };
  const made = await server.post<{ id: number; lines: { id: number }[] }>('/api/bank-statements/', body, {
    token,
  });
  return { id: made.body.id, bank_account, line: made.body.lines[0]?.id ?? 0 };
}

/** A cost of the bank that no line is matched with. */
async function costIn(server: TestServer, token: string): Promise<Ready> {
  const { line } = await statementIn(server, token);
  const cost = { cost: { bearer: 'agency', reason: 'Interest' } };
  const { body } = await server.post<{ made: { id: number } }>(`/api/bank-lines/${line}/match/`, cost, {
    token,
  });
  await server.post(`/api/bank-lines/${line}/unmatch/`, {}, { token });
  return { id: body.made.id };
}

async function matchedIn(server: TestServer, token: string) {
  const { line, bank_account } = await statementIn(server, token);
  await server.post(`/api/bank-lines/${line}/match/`, bodies.matchBankLine?.(1), { token });
  return { id: line, bank_account };
}

/** A lease whose deposit is held, with a charge that is not paid. */
async function deposited(server: TestServer, token: string) {
  const { units } = await housed(server, token);
  const from_on = '2021-01-01';
  const lease = {
    ...{ unit: units[0]?.id, from_on, deposit: { amount: '50.00', currency: 'USD' } },
    parties: [{ party: { type: 'individual', id: 1 }, role: 'tenant' }],
    schedules: [{ type: 'rent', currency: 'USD', steps: [{ from_on, amount: '400.00' }] }],
  };
  const { body } = await server.post<{ id: number }>('/api/leases/', lease, { token });
  await server.post(`/api/leases/${body.id}/activate/`, {}, { token });
  const receipt = await receiptBody(server, token);
  await server.post('/api/receipts/', { ...receipt, lease: body.id }, { token });
  // What the receipt leaves over would settle the charge.
  await server.db.execute(sql`UPDATE books SET apply_credits = false`);
  const charge = { ...(bodies.createCharge?.(1) as object), lease: body.id };
  const { body: made } = await server.post<{ id: number }>('/api/charges/', charge, { token });
  return {
    id: body.id,
    bank_account: (receipt as { bank_account: number }).bank_account,
    body: { ...(bodies.deductDeposit?.(1) as object), charge: made.id },
  };
}

async function disputeIn(server: TestServer, token: string): Promise<Ready> {
  const { id: charge } = await chargeIn(server, token);
  const dispute = { ...(bodies.createDispute?.(1) as object), charge };
  return { id: (await server.post<{ id: number }>('/api/disputes/', dispute, { token })).body.id };
}

async function inspectionBody(server: TestServer, token: string): Promise<object> {
  const { units } = await housed(server, token);
  return { ...(bodies.createInspection?.(1) as object), unit: units[0]?.id };
}

const inspectionBodies = { complete: {}, sign: { role: 'agent', name: 'Tendai Shumba' } };

/** An inspection, taken through these verbs. */
async function inspectionIn(
  server: TestServer,
  token: string,
  verbs: readonly ('looked at' | keyof typeof inspectionBodies)[],
): Promise<Ready> {
  const planned = await inspectionBody(server, token);
  const { body } = await server.post<{ id: number }>('/api/inspections/', planned, { token });
  const path = `/api/inspections/${body.id}/`;
  for (const verb of verbs) {
    if (verb === 'looked at') {
      await server.request('PATCH', path, { token, body: bodies.updateInspection?.(1) });
    } else await server.post(`${path}${verb}/`, inspectionBodies[verb], { token });
  }
  return { id: body.id };
}

async function accountIn(server: TestServer, token: string): Promise<number> {
  const account = bodies.createBankAccount?.(1);
  return (await server.post<{ id: number }>('/api/bank-accounts/', account, { token })).body.id;
}

async function journalBody(server: TestServer, token: string): Promise<object> {
  const { id: lease } = await leaseIn(server, token, ['activate']);
  return { ...(bodies.createJournal?.(1) as object), lease };
}

/** A journal, taken through these verbs by the only Admin. */
async function journalIn(server: TestServer, token: string, verbs: readonly 'post'[]): Promise<Ready> {
  const draft = await journalBody(server, token);
  const { body } = await server.post<{ id: number }>('/api/journals/', draft, { token });
  for (const verb of verbs) await server.post(`/api/journals/${body.id}/${verb}/`, { version: 1 }, { token });
  return { id: body.id };
}

/** Money into a bank account of its own. */
async function receiptBody(server: TestServer, token: string): Promise<object> {
  return { ...(bodies.createReceipt?.(1) as object), bank_account: await accountIn(server, token) };
}

async function receiptIn(server: TestServer, token: string, more: object): Promise<Ready> {
  const receipt = { ...(await receiptBody(server, token)), ...more };
  return { id: (await server.post<{ id: number }>('/api/receipts/', receipt, { token })).body.id };
}

/** An import of leases with so many rows. */
async function importWith(server: TestServer, token: string, rows: number): Promise<Ready> {
  const { body } = await server.post<{ id: number }>('/api/imports/', bodies.createImport?.(1), { token });
  for (let nth = 1; nth <= rows; nth++) {
    await server.post(`/api/imports/${body.id}/rows/`, bodies.sendImportRows?.(nth), { token });
  }
  return { id: body.id };
}

async function consentIn(server: TestServer, token: string) {
  const { body } = await server.post<{ id: number }>('/api/consents/', bodies.createConsent?.(1), { token });
  return { id: body.id };
}

async function invitee(server: TestServer, token: string) {
  const { body } = await server.post<{ email: string; invitation: Invitation }>(
    '/api/clients/clients/1/create-user/',
    newUser(),
    { token },
  );
  return { email: body.email, invitation: tokenOf(body.invitation) };
}

/** The greatest values of what a field may hold, and greater ones, by the sample that it has. */
function greatestFor(sample: unknown): unknown[] {
  if (typeof sample === 'number') return [2_147_483_647, 2_147_483_648, Number.MAX_SAFE_INTEGER];
  if (typeof sample !== 'string') return [];
  if (/^-?\d+(\.\d+)?$/.test(sample)) return ['999999999.99', '999999999999.99', '999999999999.999999'];
  return /^\d{4}-\d{2}(-\d{2})?$/.test(sample) ? ['9999-12-31', '0001-01-01', '9999-12', '0001-01'] : [];
}

onEitherDatabase((kind) => {
  const context = useServer(kind);
  let token = '';
  beforeAll(async () => {
    token = (await context.server.admin()).access;
  });

  it.each(changing.filter(([name]) => !unrecorded.includes(name)))(
    '%s leaves an event',
    async (name, call) => {
      const { server } = context;
      // Those of the calls before: where there is another Admin nobody approves alone.
      await server.db.execute(sql`UPDATE users SET is_active = false WHERE password_hash = ''`);
      const prepared = await ready[name]?.(server, token);
      const before = await server.db.$count(auditEvents);
      const body = prepared?.body ?? bodies[name]?.(1);
      expect(body === undefined).toBe(call.body === undefined && !call.upload);
      const url = `${pathWith(call, prepared?.id ?? pathIds[name] ?? 1)}${prepared?.query ?? ''}`;
      const reply = await server.request(call.method, url, { token: prepared?.token ?? token, body });
      expect(reply, JSON.stringify(reply.body)).toMatchObject({ status: call.status });
      expect(await server.db.$count(auditEvents)).toBeGreaterThan(before);
    },
  );

  it('names records in all that these have left, but what only a computer reads', async () => {
    const { db } = context.server;
    const events = await db.select().from(auditEvents);
    const changes = await shownChanges(db, events, 'admin');
    const numbers = changes.flatMap((all) =>
      Object.entries(all).flatMap(([field, values]) => (values.some(Number.isInteger) ? [field] : [])),
    );
    expect([...new Set(numbers)].filter((field) => !counts.has(field) && !isInternal(field))).toEqual([]);
  });

  describe('G21 the greatest values of each field: no 5xx', () => {
    let undone: ReturnType<typeof undoing>;
    beforeAll(() => {
      undone = undoing(context.server.database);
    });
    // What it takes to be ready is made once, and stays.
    it.each(changing.filter(([, call]) => call.body))('%s', async (name, call) => {
      const { server } = context;
      const { id, body = bodies[name]?.(5_000), ...prepared } = (await ready[name]?.(server, token)) ?? {};
      const url = pathWith(call, id ?? pathIds[name] ?? 1);
      undone.isOn = true;
      try {
        const greatest = pathsIn(body).flatMap((path) =>
          greatestFor(valueAt(body, path)).map((value) => ({ path, value })),
        );
        const together = ['999999999.99', '999999999999.99'].map((most) =>
          greatest
            .filter(({ value }) => value === most)
            .reduce<unknown>((all, { path, value }) => withValue(all, path, value), body),
        );
        const one = greatest.map(({ path, value }) => withValue(body, path, value));
        for (const extreme of [...one, ...together]) {
          const reply = await server.request(call.method, url, { token, ...prepared, body: extreme });
          expect([extreme, reply.status < 500]).toEqual([extreme, true]);
        }
      } finally {
        undone.isOn = false;
      }
    });
  });
});
