import { stepKinds } from '@rentsafe/domain/contract';
import type { Factors } from '@rentsafe/domain/factor';
import { stepsByCall } from '@rentsafe/domain/step';
import type { InternalUser } from '@rentsafe/domain/user';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { eventsOf } from '../testing/audit.ts';
import { onEitherDatabase } from '../testing/databases.ts';
import { codeOf, factorsOf } from '../testing/factors.ts';
import { type MailServer, openMailServer } from '../testing/mailServer.ts';
import { TestServer, useServer } from '../testing/server.ts';
import { newUser, PASSWORD, tokenOf } from '../testing/users.ts';

interface Refused {
  needs?: string;
  detail?: string;
}

onEitherDatabase((kind) => {
  const context = useServer(kind);
  /** A user who has just confirmed who they are. */
  async function addUser(level: 1 | 2, client = 1) {
    const user = await context.server.addUser(client, level);
    await context.server.database.exec(
      `UPDATE sessions SET confirmed_at = '2100-01-01' WHERE user_id = ${user.id}`,
    );
    return { ...user, own: factorsOf(context.server, user.access) };
  }
  const get = (path: string, token: string) => context.server.get<Refused>(path, token);

  describe('ADMIN_FACTOR=on', () => {
    beforeAll(() => {
      context.server.app.config.adminFactor = true;
    });
    afterAll(() => {
      context.server.app.config.adminFactor = false;
    });

    it('an Admin without a second factor is led to add one, and cannot remove the last', async () => {
      const { own, access } = await addUser(1);
      expect(await get('/api/individuals/', access)).toMatchObject({
        status: 403,
        body: { needs: 'new_factor' },
      });
      expect((await get('/api/auth/me/', access)).body).toMatchObject({ needs_factor: true });
      expect((await own.get<Factors>()).body.required).toBe(true);
      await own.addTotp();
      expect((await get('/api/individuals/', access)).status).toBe(200);
      expect((await get('/api/auth/me/', access)).body).not.toHaveProperty('needs_factor');
      expect(await own.remove('totp/')).toMatchObject({ status: 409, body: { detail: /Add another one/ } });
      expect((await own.get<Factors>()).body).toMatchObject({ totp: {}, recovery_codes: { left: 10 } });
    });

    it('a session from before the factor confirms with it; Users, of clients too, are asked for none', async () => {
      const admin = await addUser(1, await context.server.addClient(3));
      const { secret } = await admin.own.addTotp();
      const other = await context.server.signIn(admin);
      expect((await get('/api/leases/', other.access)).body).toMatchObject({ needs: 'factor' });
      context.server.advance(60);
      const code = codeOf(secret, context.server.clock.now);
      expect((await factorsOf(context.server, other.access).confirm({ code })).status).toBe(204);
      expect((await get('/api/leases/', other.access)).status).toBe(200);
      const user = await addUser(2);
      expect((await get('/api/individuals/', user.access)).status).toBe(200);
    });
  });

  describe('APPROVAL_FACTOR_MINUTES', () => {
    const approvals = ['/api/disbursements/999999/approve/', '/api/journals/999999/post/'];
    const send = (path: string, token: string) =>
      context.server.post<Refused>(path, { version: 1 }, { token });

    it('covers the approval of payments and the posting of journals', () => {
      const asking = stepKinds.flatMap(stepsByCall).filter(([, , call]) => call?.asksFactor);
      expect(asking.map(([name]) => name).sort()).toEqual(['approveDisbursement', 'postJournal']);
    });

    it.each(approvals)('%s asks for a factor that was given in the last minutes', async (path) => {
      const { config } = context.server.app;
      const { own, access } = await addUser(1);
      expect((await send(path, access)).status).toBe(404);
      config.approvalFactorMinutes = 4;
      expect(await send(path, access)).toMatchObject({ status: 403, body: { needs: 'new_factor' } });
      const { secret } = await own.addTotp();
      expect((await send(path, access)).status).toBe(404);
      context.server.advance(4 * 60 + 1);
      expect(await send(path, access)).toMatchObject({ status: 403, body: { needs: 'factor' } });
      expect((await own.confirm({ code: codeOf(secret, context.server.clock.now) })).status).toBe(204);
      expect((await send(path, access)).status).toBe(404);
      config.approvalFactorMinutes = null;
    });
  });

  describe('with a mail server', () => {
    let smtp: MailServer;
    let server: TestServer;
    let id = 0;
    let email = '';
    const signIn = (cookie?: string) =>
      server.post<{ access: string }>(
        '/api/auth/login/',
        { username: email, password: PASSWORD },
        { headers: { 'user-agent': 'Firefox/145.0 (Windows)', ...(cookie && { cookie }) } },
      );
    const newDevice = async (token: string) =>
      (await server.get<{ new_device: boolean; current: boolean }[]>('/api/auth/sessions/', token)).body.find(
        ({ current }) => current,
      )?.new_device;

    beforeAll(async () => {
      smtp = await openMailServer();
      server = await TestServer.start(kind, { SMTP_URL: smtp.url, PUBLIC_URL: 'https://rentsafe.example' });
    });
    beforeEach(async () => {
      smtp.taken.length = 0;
      const token = (await server.admin()).access;
      const { body } = await server.post<InternalUser & { invitation: { url: string; expires_at: string } }>(
        '/api/clients/clients/1/create-user/',
        newUser(),
        { token },
      );
      ({ id, email } = body);
      await server.post('/api/auth/set-password/', { token: tokenOf(body.invitation), password: PASSWORD });
      await expect.poll(() => smtp.taken.length).toBe(1);
      smtp.taken.length = 0;
    });
    afterAll(async () => {
      await server.stop();
      await smtp.close();
    });

    it('a browser that is new to a user is reported, the first and known ones are not', async () => {
      const first = await signIn();
      const [pair = '', ...attributes] = (first.headers['set-cookie'] ?? '').split('; ');
      expect(pair).toMatch(/^rentsafe_device=[\w-]{43}$/);
      expect(attributes).toEqual([
        'Path=/api/auth/',
        'Max-Age=34560000',
        'HttpOnly',
        'SameSite=Strict',
        'Secure',
      ]);
      expect(await newDevice(first.body.access)).toBe(false);
      const again = await signIn(`other=1; ${pair}`);
      expect(again.headers['set-cookie']).toContain(pair);
      expect(await newDevice(again.body.access)).toBe(false);
      const elsewhere = await signIn('rentsafe_device=<script>');
      expect(await newDevice(elsewhere.body.access)).toBe(true);
      await expect.poll(() => smtp.taken.length).toBe(1);
      expect(smtp.taken[0]).toContain(`To: ${email}`);
      expect(smtp.taken[0]).toContain('A new device signed in to RentSafe');
      expect(smtp.taken[0]).toContain('Firefox on Windows');
    });

    it('a wrong password tells browsers nothing', async () => {
      const { headers } = await server.post('/api/auth/login/', { username: email, password: 'wrong' });
      expect(headers['set-cookie']).toBeUndefined();
    });

    it('an Admin removes the factors of another user, who is told and signed out; it is in the history', async () => {
      const { access } = (await signIn()).body;
      await factorsOf(server, access).addTotp();
      await expect.poll(() => smtp.taken.length).toBe(1);
      expect(smtp.taken[0]).toContain('An authenticator app was added');
      const admin = await server.admin();
      const path = `/api/clients/clients/1/users/${id}/factors/`;
      const remove = (token: string) => server.request<Refused>('DELETE', path, { token });
      expect((await remove((await server.addUser(1, 2)).access)).status).toBe(403);
      expect((await remove((await server.addUser(await server.addClient(2), 1)).access)).status).toBe(403);
      expect(await remove(admin.access)).toMatchObject({ status: 403, body: { needs: 'confirmation' } });
      await server.database.exec(
        `UPDATE sessions SET confirmed_at = '2100-01-01' WHERE id = ${admin.sessionId}`,
      );
      const listed = await server.get<{ results: InternalUser[] }>(
        `/api/clients/clients/1/users/?q=${email}`,
        admin.access,
      );
      expect(listed.body.results).toMatchObject([{ id, has_factor: true }]);
      expect((await remove(admin.access)).status).toBe(204);
      expect((await remove(admin.access)).status).toBe(409);
      expect((await server.get('/api/auth/me/', access)).status).toBe(401);
      await expect.poll(() => smtp.taken.length).toBe(2);
      expect(smtp.taken[1]).toContain('Your second factors for RentSafe were removed');
      expect((await signIn()).status).toBe(200);
      const removed = (await eventsOf(server.db, 'user', id)).find(
        ({ action }) => action === 'factor_removed',
      );
      expect(removed).toMatchObject({ user_id: admin.id, changes: { totp: ['totp', null] } });
      const ownPath = `/api/clients/clients/1/users/${admin.id}/factors/`;
      expect((await server.request('DELETE', ownPath, { token: admin.access })).status).toBe(409);
    });
  });
});
