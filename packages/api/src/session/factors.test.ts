import { type Factors, finishSignIn, listFactors, type PasskeyRequest } from '@rentsafe/domain/factor';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { rows } from '../db/database.ts';
import { passkeys, recoveryCodes, totps } from '../db/schema.ts';
import { replacePassword } from '../seed/accounts.ts';
import { eventsOf } from '../testing/audit.ts';
import { newAuthenticator } from '../testing/authenticator.ts';
import { onEitherDatabase } from '../testing/databases.ts';
import { codeOf, factorsOf, type Login } from '../testing/factors.ts';
import { newUser, PASSWORD, tokenOf, useUsers } from '../testing/users.ts';

onEitherDatabase((kind) => {
  const { context, create, setPassword } = useUsers(kind);
  let id = 0;
  let email = '';
  let own: ReturnType<typeof factorsOf>;
  const signIn = (password = PASSWORD, options = {}) =>
    context.server.post<Login>('/api/auth/login/', { username: email, password }, options);
  const finish = (body: object) => context.server.post<Login>('/api/auth/factor/', body);
  const tokenNow = async () => (await signIn()).body.factor?.token ?? '';
  /** Eleven minutes after the user confirmed who they are. */
  const forget = () =>
    context.server.database.exec(
      `UPDATE sessions SET confirmed_at = confirmed_at - interval '11 minutes' WHERE user_id = ${id}`,
    );
  const actions = async () => (await eventsOf(context.server.db, 'user', id)).map(({ action }) => action);

  afterEach(() => context.server.advance(3600));
  beforeEach(async () => {
    const { body } = await create(newUser());
    ({ id, email } = body);
    await setPassword(tokenOf(body.invitation));
    own = factorsOf(context.server, (await signIn()).body.access);
  });

  it('without a second factor a sign-in answers as it always has', async () => {
    const { status, body } = await signIn();
    expect(status).toBe(200);
    expect(Object.keys(body)).toEqual(['user', 'access', 'refresh']);
    const { body: factors } = await own.get<Factors>();
    expect(listFactors.reply.parse(factors)).toEqual(factors);
    expect(factors).toMatchObject({ passkeys: [], totp: null, recovery_codes: null, required: false });
    expect(factors.passkey_host).toBe('localhost');
  });

  describe('an authenticator app', () => {
    it('is added with a code that it shows, after confirming, and its secret is stored encrypted', async () => {
      expect(await own.post('factors/totp/')).toMatchObject({ status: 403, body: { needs: 'confirmation' } });
      expect(await own.confirm({ password: 'wrong' })).toMatchObject({
        status: 400,
        body: { password: ['This is not your password.'] },
      });
      await own.confirm();
      const { body } = await own.post<{ token: string; secret: string; uri: string }>('factors/totp/');
      expect(body.uri).toContain(`secret=${body.secret}`);
      expect(body.uri).toContain('issuer=RentSafe');
      const confirm = (code: string) => own.post('factors/totp/confirm/', { token: body.token, code });
      const right = codeOf(body.secret, context.server.clock.now);
      const wrong = right === '000000' ? '111111' : '000000';
      expect(await confirm(wrong)).toMatchObject({ status: 400, body: { code: [/code/] } });
      const made = await confirm(right);
      expect(made.body.recovery_codes).toHaveLength(10);
      expect((await confirm(right)).status).toBe(409);
      const stored = await context.server.db.select().from(totps);
      expect(JSON.stringify(stored)).not.toContain(body.secret);
      expect((await own.get<Factors>()).body).toMatchObject({ totp: {}, recovery_codes: { left: 10 } });
      expect(await actions()).toContain('factor_added');
    });

    it('is asked for after the password: 401 with a token, and a code ends the sign-in', async () => {
      const { secret } = await own.addTotp();
      context.server.advance(60);
      const asked = await signIn();
      expect(asked.status).toBe(401);
      expect(asked.body.access).toBeUndefined();
      expect(asked.body.factor?.kinds).toEqual(['totp', 'recovery_code']);
      const token = asked.body.factor?.token;
      const done = await finish({ token, code: codeOf(secret, context.server.clock.now) });
      expect(done.status).toBe(200);
      expect(finishSignIn.reply.parse(done.body)).toEqual(done.body);
      const { body: sessions } = await context.server.get<{ signed_in_by: string }[]>(
        '/api/auth/sessions/',
        done.body.access,
      );
      expect(sessions[0]?.signed_in_by).toBe('totp');
    });

    it('a code counts once, a token ends one sign-in, and clocks may differ by a step', async () => {
      const { secret } = await own.addTotp();
      const at = (seconds: number) =>
        codeOf(secret, new Date(context.server.clock.now.getTime() + seconds * 1000));
      context.server.advance(90);
      const first = await tokenNow();
      const code = at(30);
      expect((await finish({ token: first, code })).status).toBe(200);
      expect(await finish({ token: first, code })).toMatchObject({
        status: 401,
        body: { detail: /expired/ },
      });
      const second = await tokenNow();
      expect((await finish({ token: second, code })).body.detail).toMatch(/used already/);
      // An earlier one than that is no longer taken either.
      expect((await finish({ token: second, code: at(0) })).status).toBe(401);
      expect((await finish({ token: second, code: at(-60) })).status).toBe(401);
      context.server.advance(30);
      expect((await finish({ token: second, code: at(30) })).status).toBe(200);
    });

    it('of four uses of one code at once one signs in', async () => {
      const { secret } = await own.addTotp();
      context.server.advance(60);
      const tokens = await Promise.all([1, 2, 3, 4].map(tokenNow));
      const code = codeOf(secret, context.server.clock.now);
      const replies = await Promise.all(tokens.map((token) => finish({ token, code })));
      expect(replies.map(({ status }) => status).sort()).toEqual([200, 401, 401, 401]);
    });

    it('five wrong codes lock it for five minutes, even for the right one; not the other sessions', async () => {
      const { secret } = await own.addTotp();
      context.server.advance(60);
      const token = await tokenNow();
      const right = () => codeOf(secret, context.server.clock.now);
      const wrong = right() === '000000' ? '111111' : '000000';
      for (let failure = 0; failure < 5; failure += 1) {
        expect((await finish({ token, code: wrong })).status).toBe(401);
      }
      const locked = await finish({ token, code: right() });
      expect(locked).toMatchObject({ status: 429, body: { detail: /even with the right code/ } });
      expect((await own.confirm({ code: right() })).status).toBe(429);
      expect((await own.get()).status).toBe(200);
      expect((await actions()).filter((action) => action === 'factor_failed')).toHaveLength(5);
      context.server.advance(301);
      expect((await finish({ token: await tokenNow(), code: right() })).status).toBe(200);
    });

    it('a sign-in that waits expires after five minutes, and with a new password', async () => {
      const { secret } = await own.addTotp();
      context.server.advance(60);
      const code = () => codeOf(secret, context.server.clock.now);
      const old = await tokenNow();
      context.server.advance(301);
      expect(await finish({ token: old, code: code() })).toMatchObject({ body: { detail: /expired/ } });
      const token = await tokenNow();
      const { access } = (await finish({ token: await tokenNow(), code: code() })).body;
      const next = 'Jacaranda rain on tin 4';
      await context.server.post(
        '/api/auth/change-password/',
        { current_password: PASSWORD, password: next },
        { token: access },
      );
      context.server.advance(30);
      expect(await finish({ token, code: code() })).toMatchObject({ body: { detail: /expired/ } });
    });

    it('a factor that was added while a password was compared is asked for', async () => {
      const { passwords } = context.server.app;
      const run = passwords.run.bind(passwords);
      let secret = '';
      passwords.run = async (task) => {
        const found = await run(task);
        passwords.run = run;
        ({ secret } = await own.addTotp());
        return found;
      };
      const asked = await signIn();
      expect(secret).not.toBe('');
      expect(asked).toMatchObject({ status: 401, body: { factor: { kinds: ['totp', 'recovery_code'] } } });
    });
  });

  describe('recovery codes', () => {
    it('sign in once each, however they are typed, and are stored as hashes', async () => {
      const { made } = await own.addTotp();
      const [first = '', second = ''] = made.body.recovery_codes;
      const stored = JSON.stringify(await context.server.db.select().from(recoveryCodes));
      expect(stored).not.toContain(first);
      expect(stored).not.toContain(first.replaceAll('-', ''));
      const token = await tokenNow();
      const done = await finish({ token, recovery_code: ` ${first.toUpperCase().replaceAll('-', ' ')} ` });
      expect(done.status).toBe(200);
      expect(await finish({ token: await tokenNow(), recovery_code: first })).toMatchObject({
        status: 401,
        body: { detail: /used already/ },
      });
      expect((await finish({ token: await tokenNow(), recovery_code: second })).status).toBe(200);
      expect((await own.get<Factors>()).body.recovery_codes?.left).toBe(8);
    });

    it('are renewed, after which the old ones do not work', async () => {
      const { made } = await own.addTotp();
      await forget();
      expect((await own.post('factors/recovery-codes/')).body).toMatchObject({ needs: 'confirmation' });
      await own.confirm({ recovery_code: made.body.recovery_codes[0] });
      const { body } = await own.post<{ recovery_codes: string[] }>('factors/recovery-codes/');
      expect(body.recovery_codes).toHaveLength(10);
      const old = made.body.recovery_codes[1];
      expect((await finish({ token: await tokenNow(), recovery_code: old })).status).toBe(401);
      const fresh = body.recovery_codes[0];
      expect((await finish({ token: await tokenNow(), recovery_code: fresh })).status).toBe(200);
    });

    it('go with the last factor; a sign-in is by password alone again', async () => {
      await own.addTotp();
      expect((await own.remove('totp/')).status).toBe(204);
      expect((await own.remove('totp/')).status).toBe(404);
      expect((await own.get<Factors>()).body).toMatchObject({ totp: null, recovery_codes: null });
      expect((await signIn()).status).toBe(200);
      expect(await actions()).toContain('factor_removed');
    });
  });

  it('a command sets a lost password, and removes the factors where that is asked', async () => {
    await own.addTotp();
    const set = (removes: boolean) =>
      replacePassword(context.server.db, email, PASSWORD, context.server.clock.now, removes);
    await set(false);
    expect((await signIn()).status).toBe(401);
    await set(true);
    expect((await signIn()).status).toBe(200);
    expect(await actions()).toContain('factor_removed');
  });

  describe('a passkey', () => {
    const start = (body: object = {}) => context.server.post<PasskeyRequest>('/api/auth/passkey/', body);

    it('signs in after the password, and alone', async () => {
      const { authenticator, made } = await own.addPasskey();
      expect(made.status).toBe(201);
      const asked = await signIn();
      expect(asked.body.factor?.kinds).toEqual(['passkey', 'recovery_code']);
      const second = (await start({ token: asked.body.factor?.token })).body;
      expect(second.options.allowCredentials).toHaveLength(1);
      const passkey = authenticator.sign(second.options);
      expect((await finish({ token: second.token, passkey })).status).toBe(200);
      const alone = (await start()).body;
      expect(alone.options.allowCredentials).toBeUndefined();
      const signed = authenticator.sign(alone.options);
      const done = await finish({ token: alone.token, passkey: signed });
      expect(done.body).toMatchObject({ user: { id, username: email } });
      expect(await finish({ token: alone.token, passkey: signed })).toMatchObject({
        status: 401,
        body: { detail: /expired/ },
      });
    });

    it('alone it has to know its user: a touch is not enough, and no code stands for it', async () => {
      const { authenticator } = await own.addPasskey();
      const { secret } = await own.addTotp();
      context.server.advance(60);
      authenticator.state.verifies = false;
      const { token, options } = (await start()).body;
      expect((await finish({ token, passkey: authenticator.sign(options) })).status).toBe(401);
      expect((await finish({ token, code: codeOf(secret, context.server.clock.now) })).status).toBe(401);
      const second = (await start({ token: await tokenNow() })).body;
      const passkey = authenticator.sign(second.options);
      expect((await finish({ token: second.token, passkey })).status).toBe(200);
    });

    it.each([
      ['of another site', { rpId: 'evil.example' }],
      ['used at another address', { origin: 'https://evil.example' }],
    ])('%s is refused', async (_, wrong) => {
      const { authenticator } = await own.addPasskey();
      const { token, options } = (await start()).body;
      Object.assign(authenticator.state, wrong);
      const refused = await finish({ token, passkey: authenticator.sign(options) });
      expect(refused).toMatchObject({ status: 401, body: { detail: /not accepted/ } });
      const other = newAuthenticator();
      Object.assign(other.state, wrong);
      expect((await own.addPasskey(other)).made).toMatchObject({ status: 400, body: { passkey: [/again/] } });
      expect((await own.get<Factors>()).body.passkeys).toHaveLength(1);
    });

    it('of nobody, of another user, or for another challenge, is refused', async () => {
      const { authenticator } = await own.addPasskey();
      const stranger = await context.server.addUser(1, 2);
      await context.server.database.exec(
        `UPDATE sessions SET confirmed_at = '2100-01-01' WHERE user_id = ${stranger.id}`,
      );
      const theirs = (await factorsOf(context.server, stranger.access).addPasskey()).authenticator;
      const asked = (await start({ token: await tokenNow() })).body;
      expect((await finish({ token: asked.token, passkey: theirs.sign(asked.options) })).status).toBe(401);
      const { token } = (await start()).body;
      const unknown = newAuthenticator().sign((await start()).body.options);
      expect((await finish({ token, passkey: unknown })).status).toBe(401);
      const elsewhere = authenticator.sign((await start()).body.options);
      expect((await finish({ token, passkey: elsewhere })).status).toBe(401);
    });

    it('whose counter does not go on is a copy: it is blocked, and can be removed', async () => {
      const { authenticator } = await own.addPasskey();
      const use = async (step: number) => {
        const { token, options } = (await start()).body;
        return finish({ token, passkey: authenticator.sign(options, step) });
      };
      expect((await use(5)).status).toBe(200);
      expect((await use(-2)).status).toBe(401);
      expect(await actions()).toContain('passkey_blocked');
      expect((await use(10)).status).toBe(401);
      const [stored] = (await own.get<Factors>()).body.passkeys;
      expect(stored?.blocked).toBe(true);
      // The password alone is still not enough.
      expect((await signIn()).body.factor?.kinds).toEqual(['recovery_code']);
      expect((await own.remove(`passkeys/${stored?.id}/`)).status).toBe(204);
    });

    it('without a counter, as synchronised ones are, signs in again and again', async () => {
      const { authenticator } = await own.addPasskey();
      for (let time = 0; time < 3; time += 1) {
        const { token, options } = (await start()).body;
        expect((await finish({ token, passkey: authenticator.sign(options, 0) })).status).toBe(200);
      }
    });

    it('is named and removed by its user alone, and confirms who they are', async () => {
      const { authenticator } = await own.addPasskey();
      const [made] = (await own.get<Factors>()).body.passkeys;
      const path = `/api/auth/factors/passkeys/${made?.id}/`;
      const rename = (token: string) =>
        context.server.request('PATCH', path, { token, body: { name: ' Nokia ' } });
      const stranger = await context.server.addUser(1, 1);
      expect((await rename(stranger.access)).status).toBe(404);
      await forget();
      expect((await own.remove(`passkeys/${made?.id}/`)).body).toMatchObject({ needs: 'confirmation' });
      const { body } = await own.post<PasskeyRequest>('confirm/passkey/');
      const passkey = authenticator.sign(body.options);
      expect((await own.confirm({ token: body.token, passkey })).status).toBe(204);
      expect((await own.confirm({ token: body.token, passkey })).status).toBe(400);
      const { access } = await context.server.signIn({ id });
      expect((await rename(access)).body).toMatchObject({ name: 'Nokia' });
      expect((await own.remove(`passkeys/${made?.id}/`)).status).toBe(204);
      expect(await context.server.db.$count(passkeys, sql`user_id = ${id}`)).toBe(0);
    });

    it('is made for a host name only', async () => {
      const { config } = context.server.app;
      config.publicUrl = 'https://192.0.2.7';
      expect((await own.get<Factors>()).body.passkey_host).toBeNull();
      expect((await start()).status).toBe(409);
      config.publicUrl = null;
    });
  });

  it('SQL keeps who has a factor, lets no counter go back and no code count twice', async () => {
    const { authenticator } = await own.addPasskey();
    await own.addTotp();
    const { token, options } = (await context.server.post<PasskeyRequest>('/api/auth/passkey/', {})).body;
    await finish({ token, passkey: authenticator.sign(options) });
    const { exec, db } = context.server.database;
    await expect(exec(`UPDATE passkeys SET counter = 0 WHERE user_id = ${id}`)).rejects.toThrow(/goes back/);
    await expect(exec(`UPDATE totps SET last_step = last_step WHERE user_id = ${id}`)).rejects.toThrow(
      /twice/,
    );
    const hasFactor = async () =>
      (await rows<{ has_factor: boolean }>(db, sql`SELECT has_factor FROM users WHERE id = ${id}`))[0]
        ?.has_factor;
    await exec(`DELETE FROM totps WHERE user_id = ${id}`);
    expect(await hasFactor()).toBe(true);
    await exec(`DELETE FROM passkeys WHERE user_id = ${id}`);
    expect(await hasFactor()).toBe(false);
  });
});
