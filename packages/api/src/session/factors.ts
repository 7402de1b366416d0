import {
  addPasskey,
  addTotp,
  confirmSession,
  type FactorKind,
  listFactors,
  removePasskey,
  removeTotp,
  renamePasskey,
  renewRecoveryCodes,
  startConfirmation,
  startPasskey,
  startTotp,
} from '@rentsafe/domain/factor';
import { and, eq } from 'drizzle-orm';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type Actor, type Changes, recordEvent } from '../audit/events.ts';
import { lockUser } from '../auth/invitations.ts';
import { factorAttempt, passwordAttempt } from '../auth/lockout.ts';
import { checkPassword } from '../auth/password.ts';
import { principalOf } from '../auth/principal.ts';
import { noteConfirmed } from '../auth/sessions.ts';
import { requireConfirmed } from '../calls/checkFactor.ts';
import { serve, serveInTransaction } from '../calls/serve.ts';
import type { Db } from '../db/database.ts';
import { passkeys, recoveryCodes, totps, users } from '../db/schema.ts';
import { startChallenge, takeChallenge } from '../factor/challenges.ts';
import { creationOptions, passkeyOf, passkeysOf, requestOptions, storePasskey } from '../factor/passkeys.ts';
import { prove, requireProof } from '../factor/prove.ts';
import { readFactors } from '../factor/read.ts';
import { firstRecoveryCodes, makeRecoveryCodes } from '../factor/recoveryCodes.ts';
import { relyingPartyOf } from '../factor/relyingParty.ts';
import { newTotp, stepOfCode, storeTotp } from '../factor/totp.ts';
import { fieldError, HttpError, notFound, unauthorised } from '../http/errors.ts';
import { pathId } from '../http/query.ts';
import { factorMail, mailAfter } from './accountMails.ts';
import { noPasskeysHere, wrongText } from './finishSignIn.ts';
import type { Account } from './signIn.ts';

const expired = () => new HttpError(409, 'This took too long. Start again.');

/** The user who asks, locked, who has just confirmed who they are. */
async function confirmedUser(request: FastifyRequest, db: Db): Promise<Account> {
  requireConfirmed(request);
  const user = await lockUser(db, principalOf(request).userId);
  if (!user) throw unauthorised('The account no longer exists.');
  return user;
}

interface Changed {
  request: FastifyRequest;
  db: Db;
  actor: Actor;
}

/** In the history, and told to the user. */
async function record(
  { request, db, actor }: Changed,
  user: Account,
  action: 'factor_added' | 'factor_removed' | 'recovery_codes',
  what: { kind: FactorKind; name?: string; said: string },
): Promise<void> {
  const value = what.name ?? what.kind;
  const changes = { [what.kind]: action === 'factor_removed' ? [value, null] : [null, value] };
  await recordEvent(db, actor, {
    action,
    subject: { type: 'user', id: user.id },
    changes: changes as Record<string, [unknown, unknown]>,
  });
  mailAfter(request, factorMail(user, what.said, actor.now));
}

/** After a factor was removed: recovery codes alone are none, and who needs one keeps the last. */
async function afterRemoval({ request, db }: Changed, userId: number): Promise<void> {
  const [user] = await db.select().from(users).where(eq(users.id, userId));
  if (user?.has_factor) return;
  const { role } = principalOf(request);
  if (request.server.config.adminFactor && (role === 'admin' || role === 'clientAdmin')) {
    throw new HttpError(409, 'Admins need a second factor here. Add another one before you remove this one.');
  }
  await db.delete(recoveryCodes).where(eq(recoveryCodes.user_id, userId));
}

/** Confirms with a password: counted as a sign-in is. */
async function confirmPassword(
  app: FastifyInstance,
  { request, db, actor }: Changed,
  account: Account,
  password: string,
): Promise<boolean> {
  const attempt = passwordAttempt(account.email, request.ip);
  return app.attempts.guess(attempt, actor.now, async () => {
    if (await app.passwords.run(() => checkPassword(password, account.password_hash))) return true;
    await recordEvent(db, actor, { action: 'sign_in_failed', subject: { type: 'user', id: account.id } });
    return false;
  });
}

function confirmationRoutes(app: FastifyInstance): void {
  serve(app, startConfirmation, async ({ request, db, now }) => {
    const site = relyingPartyOf(app);
    if (!site) throw noPasskeysHere();
    const { userId } = principalOf(request);
    const options = await requestOptions(site, await passkeysOf(db, userId));
    const { challenge } = options;
    const { token } = await startChallenge(db, { kind: 'confirm', userId, challenge }, now);
    return { token, options };
  });

  serve(app, confirmSession, async ({ request, body, db, now, actor }) => {
    const { password, token = '', ...proof } = body;
    const { userId, sessionId } = principalOf(request);
    if (password !== undefined) {
      const [account] = await db.select().from(users).where(eq(users.id, userId));
      if (!account) throw unauthorised('The account no longer exists.');
      if (!(await confirmPassword(app, { request, db, actor }, account, password)))
        throw fieldError('password', 'This is not your password.');
      await noteConfirmed(db, sessionId, { now, byFactor: false });
      return undefined;
    }
    requireProof(proof);
    const isProven = await app.attempts.guess(factorAttempt(userId, request.ip), now, () =>
      db.transaction(async (tx) => {
        const asked = proof.passkey && (await takeChallenge(tx, token, ['confirm'], now));
        const challenge = asked?.user_id === userId ? asked.challenge : null;
        if (!(await prove(app, tx, actor, { userId, proof, challenge }))) return false;
        await noteConfirmed(tx, sessionId, { now, byFactor: true });
        return true;
      }),
    );
    if (isProven) return undefined;
    await recordEvent(db, actor, { action: 'factor_failed', subject: { type: 'user', id: userId } });
    const field = proof.passkey ? 'passkey' : proof.code ? 'code' : 'recovery_code';
    throw fieldError(field, wrongText(proof));
  });
}

function totpRoutes(app: FastifyInstance): void {
  serveInTransaction(app, startTotp, async ({ request, db, now }) => {
    const user = await confirmedUser(request, db);
    const { secret, uri } = newTotp(user.email);
    const sealed = app.factorVault.seal(secret);
    const { token } = await startChallenge(db, { kind: 'add_totp', userId: user.id, secret: sealed }, now);
    return { token, secret, uri };
  });

  serveInTransaction(app, addTotp, async ({ request, body, db, now, actor }) => {
    const user = await confirmedUser(request, db);
    const asked = await takeChallenge(db, body.token, ['add_totp'], now);
    if (!asked?.secret || asked.user_id !== user.id) throw expired();
    const step = stepOfCode(app.factorVault.open(asked.secret), body.code, now);
    if (step === null) {
      throw fieldError('code', 'This is not the code that the app shows now. Check the clock of the device.');
    }
    await storeTotp(db, { userId: user.id, sealed: asked.secret, step, now });
    await noteConfirmed(db, principalOf(request).sessionId, { now, byFactor: true });
    const said = 'An authenticator app was added to your account';
    await record({ request, db, actor }, user, 'factor_added', { kind: 'totp', said });
    return { recovery_codes: await firstRecoveryCodes(db, user.id, now) };
  });

  serveInTransaction(app, removeTotp, async ({ request, db, actor }) => {
    const user = await confirmedUser(request, db);
    const removed = await db.delete(totps).where(eq(totps.user_id, user.id)).returning();
    if (removed.length === 0) throw notFound();
    const said = 'The authenticator app was removed from your account';
    await record({ request, db, actor }, user, 'factor_removed', { kind: 'totp', said });
    await afterRemoval({ request, db, actor }, user.id);
    return undefined;
  });
}

function passkeyRoutes(app: FastifyInstance): void {
  serveInTransaction(app, startPasskey, async ({ request, db, now }) => {
    const { id, email, first_name, last_name } = await confirmedUser(request, db);
    const site = relyingPartyOf(app);
    if (!site) throw noPasskeysHere();
    const user = { id, email, name: `${first_name} ${last_name}` };
    const options = await creationOptions(site, user, await passkeysOf(db, id));
    const { challenge } = options;
    const { token } = await startChallenge(db, { kind: 'add_passkey', userId: id, challenge }, now);
    return { token, options };
  });

  serveInTransaction(app, addPasskey, async ({ request, body, db, now, actor }) => {
    const user = await confirmedUser(request, db);
    const site = relyingPartyOf(app);
    const asked = await takeChallenge(db, body.token, ['add_passkey'], now);
    if (!site || !asked?.challenge || asked.user_id !== user.id) throw expired();
    const { name, passkey: answer } = body;
    await storePasskey(db, site, { userId: user.id, name, answer, challenge: asked.challenge, now });
    await noteConfirmed(db, principalOf(request).sessionId, { now, byFactor: true });
    const said = `The passkey “${name}” was added to your account`;
    await record({ request, db, actor }, user, 'factor_added', { kind: 'passkey', name, said });
    return { recovery_codes: await firstRecoveryCodes(db, user.id, now) };
  });

  const ofOne = (request: FastifyRequest) =>
    and(eq(passkeys.id, pathId(request)), eq(passkeys.user_id, principalOf(request).userId));

  serveInTransaction(app, renamePasskey, async ({ request, body, db, actor }) => {
    const [before] = await db.select().from(passkeys).where(ofOne(request)).for('update');
    const [named] = await db.update(passkeys).set({ name: body.name }).where(ofOne(request)).returning();
    if (!before || !named) throw notFound();
    const subject = { type: 'user', id: named.user_id } as const;
    const changes: Changes = { passkey: [before.name, named.name] };
    await recordEvent(db, actor, { action: 'update', subject, changes });
    return passkeyOf(named);
  });

  serveInTransaction(app, removePasskey, async ({ request, db, actor }) => {
    const user = await confirmedUser(request, db);
    const [removed] = await db.delete(passkeys).where(ofOne(request)).returning();
    if (!removed) throw notFound();
    const { name } = removed;
    const said = `The passkey “${name}” was removed from your account`;
    await record({ request, db, actor }, user, 'factor_removed', { kind: 'passkey', name, said });
    await afterRemoval({ request, db, actor }, user.id);
    return undefined;
  });
}

export function factorRoutes(app: FastifyInstance): void {
  serve(app, listFactors, async ({ request, db }) => {
    const { userId, role } = principalOf(request);
    return {
      ...(await readFactors(db, userId)),
      required: app.config.adminFactor && (role === 'admin' || role === 'clientAdmin'),
      passkey_host: relyingPartyOf(app)?.id ?? null,
    };
  });

  confirmationRoutes(app);
  totpRoutes(app);
  passkeyRoutes(app);

  serveInTransaction(app, renewRecoveryCodes, async ({ request, db, now, actor }) => {
    const user = await confirmedUser(request, db);
    if (!user.has_factor) throw new HttpError(409, 'Add a passkey or an authenticator app first.');
    const codes = await makeRecoveryCodes(db, user.id, now);
    const said = 'The recovery codes of your account were replaced';
    await record({ request, db, actor }, user, 'recovery_codes', { kind: 'recovery_code', said });
    return { recovery_codes: codes };
  });
}
