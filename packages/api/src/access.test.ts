import { type Role, roles } from '@rentsafe/domain/access';
import { callAccess, contract, mayMake } from '@rentsafe/domain/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { accessOf } from './callAccess.ts';
import { onEitherDatabase } from './testing/databases.ts';
import { pathWith, useServer } from './testing/server.ts';

const callsOf = (role: Role) => Object.keys(contract).filter((name) => mayMake(role, name));
/** What the first may call and the second may not. */
const beyond = (more: Role, less: Role) => callsOf(more).filter((name) => !mayMake(less, name));

describe('the access table', () => {
  it('names exactly the calls of the contract', () => {
    expect(Object.keys(callAccess).sort()).toEqual(Object.keys(contract).sort());
  });

  it('opens without a session only signing in, a forgotten password, and what is signed', () => {
    const open = Object.keys(contract).filter((name) => callAccess[name] === 'public');
    expect(open.sort()).toEqual([
      ...['checkInvitation', 'finishProviderSignIn', 'finishSignIn', 'forgotPassword', 'getPasswordHelp'],
      ...['getProviderSignOut', 'getSignInProvider', 'login', 'refreshSession', 'reportSms', 'setPassword'],
      ...['startPasskeySignIn', 'startProviderSignIn', 'verifyReportIssue'],
    ]);
  });

  it('an Admin may do what a User may, and the provider what a client may, but for reading back its own reads', () => {
    expect(beyond('user', 'admin')).toEqual([]);
    expect(beyond('clientUser', 'clientAdmin')).toEqual([]);
    expect(beyond('clientAdmin', 'admin')).toEqual([]);
    expect(beyond('clientUser', 'user')).toEqual(['listReads']);
  });

  it.each([
    ['approve money that leaves', ['approveDisbursement', 'getPaymentFile', 'putPayee', 'reverseBankCost']],
    [
      'undo what was posted',
      ['reverseReceipt', 'creditCharge', 'postJournal', 'reverseJournal', 'undoBankStatement'],
    ],
    [
      'close a period or end a lease',
      ['createPeriodLock', 'lockMonth', 'endLease', 'closeWorkOrder', 'finaliseInspection'],
    ],
    ['list a claim, or commit an import', ['publishClaim', 'commitImport', 'undoImport']],
    [
      'manage users or see the audit',
      ['createUser', 'updateUser', 'removeUserFactors', 'deactivateUser', 'listAuditEvents'],
    ],
  ])('no User may %s', (_, calls) => {
    for (const name of calls) {
      expect(callAccess[name], name).toEqual(['admin', 'clientAdmin']);
    }
  });

  it.each([
    ['see or make other clients', ['listClients', 'createClient', 'listSubscribers', 'createSubscription']],
    ['merge or anonymise whom all clients share', ['mergeIndividual', 'mergeCompany', 'anonymiseIndividual']],
    ['decide a dispute about its own claim', ['decideDispute']],
    ['set what holds for all', ['createTaxRate', 'createProvince', 'createPlan', 'releaseMessages']],
  ])('no Admin of a client may %s', (_, calls) => {
    for (const name of calls) expect(callAccess[name], name).toEqual(['admin']);
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
  const allowed = callAccess[name];
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
    // Who has just confirmed who they are may change their factors.
    await server.database.exec(`UPDATE sessions SET confirmed_at = '2100-01-01'`);
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
      // 409: there is no mail server to send by, and no factor that codes could stand for.
      const isConflict = name === 'sendKeptMessages' || name === 'renewRecoveryCodes';
      expect([200, 201, 204, 400, 404, ...(isConflict ? [409] : [])]).toContain(reply.status);
    }
  });

  it('a client sees no other company, nor any individual', async () => {
    const token = tokens.get('otherAdmin');
    expect((await context.server.get('/api/companies/2/', token)).status).toBe(200);
    expect((await context.server.get('/api/companies/1/', token)).status).toBe(404);
    expect((await context.server.get('/api/individuals/1/full-details/', token)).status).toBe(404);
  });
});
