import { login, me } from '@rentsafe/domain/session';
import { beforeEach, describe, expect, it } from 'vitest';
import { replacePassword } from '../seed/accounts.ts';
import { ADMIN_EMAIL, ADMIN_PASSWORD } from '../testing/constants.ts';
import { onEitherDatabase, openTestDatabase } from '../testing/databases.ts';
import { TestServer, useServer } from '../testing/server.ts';

interface Tokens {
  access: string;
  refresh: string;
}

const INVALID = { status: 401, body: { detail: 'Invalid account.' } };

onEitherDatabase((kind) => {
  const context = useServer(kind);
  const signIn = (username: string, password: string, from?: string) =>
    context.server.post<Tokens & { detail?: string }>(
      '/api/auth/login/',
      { username, password },
      { ...(from && { from }) },
    );
  const refresh = (token: string) => context.server.post<Tokens>('/api/auth/refresh/', { refresh: token });
  const isAlive = async (access: string) =>
    (await context.server.get('/api/auth/me/', access)).status === 200;

  describe('POST /api/auth/login/', () => {
    it('answers the user and two tokens; the email in any case', async () => {
      const { status, body } = await signIn(` ${ADMIN_EMAIL.toUpperCase()} `, ADMIN_PASSWORD);
      expect(status).toBe(200);
      expect(login.reply.parse(body)).toEqual(body);
      expect(body).toMatchObject({ user: { username: ADMIN_EMAIL, user_type: 'staff' } });
      const who = await context.server.get('/api/auth/me/', body.access);
      const user = { email: ADMIN_EMAIL, access_level: 1, client: 1, company: null };
      expect(me.reply.parse(who.body)).toMatchObject(user);
    });

    it('blank and missing fields are 400, field by field, and are no failures', async () => {
      for (let attempt = 0; attempt < 8; attempt += 1) {
        expect(await signIn(ADMIN_EMAIL, '   ')).toMatchObject({
          status: 400,
          body: { password: ['This field may not be blank.'] },
        });
      }
      const { body } = await context.server.post('/api/auth/login/', {});
      expect(body).toEqual({ username: ['This field is required.'], password: ['This field is required.'] });
      expect((await signIn(ADMIN_EMAIL, ADMIN_PASSWORD)).status).toBe(200);
    });

    it('unknown, disabled, not yet invited and wrong look the same', async () => {
      const invited = await context.server.addUser(1, 2);
      const answers = [
        await signIn('nobody@rentsafe.example', 'x'),
        await signIn(invited.email, 'x'),
        await signIn(ADMIN_EMAIL, 'wrong'),
      ];
      for (const answer of answers) expect(answer).toMatchObject(INVALID);
      await signIn(ADMIN_EMAIL, ADMIN_PASSWORD);
    });
  });

  describe('lockout', () => {
    beforeEach(() => context.server.advance(3600));

    it.each([
      ['an account', ADMIN_EMAIL],
      ['one that does not exist', 'ghost@rentsafe.example'],
    ])(
      '%s: failures 1 to 5 are 401, then 429 with Retry-After, the right password too',
      async (_, username) => {
        for (let failure = 0; failure < 5; failure += 1) {
          expect(await signIn(failure % 2 ? username.toUpperCase() : username, 'wrong')).toMatchObject(
            INVALID,
          );
        }
        const locked = await signIn(username, ADMIN_PASSWORD);
        expect(locked.status).toBe(429);
        expect(locked.body.detail).toBe(
          'Too many attempts. Try again in 5 minutes, even with the right password.',
        );
        expect(Number(locked.headers['retry-after'])).toBeGreaterThan(0);
        expect(Number(locked.headers['retry-after'])).toBeLessThanOrEqual(300);
      },
    );

    it('ends after five minutes', async () => {
      for (let failure = 0; failure < 7; failure += 1) await signIn(ADMIN_EMAIL, 'wrong');
      context.server.advance(245);
      expect((await signIn(ADMIN_EMAIL, 'wrong')).body.detail).toMatch(/ in 1 minute, /);
      context.server.advance(56);
      expect((await signIn(ADMIN_EMAIL, ADMIN_PASSWORD)).status).toBe(200);
    });

    it('leaves open sessions alone', async () => {
      const { body } = await signIn(ADMIN_EMAIL, ADMIN_PASSWORD);
      for (let failure = 0; failure < 6; failure += 1) await signIn(ADMIN_EMAIL, 'wrong');
      expect(await isAlive(body.access)).toBe(true);
      expect((await refresh(body.refresh)).status).toBe(200);
    });

    it('of 50 parallel guesses at most 5 are checked', async () => {
      const guesses = await Promise.all(
        Array.from({ length: 50 }, () => signIn('many@rentsafe.example', 'guess')),
      );
      const statuses = guesses.map(({ status }) => status).sort();
      expect(statuses).toEqual([...Array(5).fill(401), ...Array(45).fill(429)]);
    });

    it('locks an address after 50 failures, whatever X-Forwarded-For contains, and no other', async () => {
      const here = '198.51.100.7';
      for (let failure = 0; failure < 50; failure += 1) {
        expect((await signIn(`person${failure}@rentsafe.example`, 'wrong', here)).status).toBe(401);
      }
      const spoofed = await context.server.post(
        '/api/auth/login/',
        { username: ADMIN_EMAIL, password: ADMIN_PASSWORD },
        { from: here, headers: { 'x-forwarded-for': '203.0.113.9' } },
      );
      expect(spoofed.status).toBe(429);
      expect((await signIn(ADMIN_EMAIL, ADMIN_PASSWORD, '198.51.100.8')).status).toBe(200);
    });

    it('signing in successfully many times at once is no failure', async () => {
      const replies = await Promise.all(
        Array.from({ length: 12 }, () => signIn(ADMIN_EMAIL, ADMIN_PASSWORD)),
      );
      expect(replies.map(({ status }) => status)).toEqual(Array(12).fill(200));
    });
  });

  describe('an access token', () => {
    it('ends after 5 minutes', async () => {
      const user = await context.server.addUser(1, 2);
      context.server.advance(299);
      expect(await isAlive(user.access)).toBe(true);
      context.server.advance(2);
      expect(await isAlive(user.access)).toBe(false);
    });

    it('is dead on the next request after logging out, and so is the refresh token', async () => {
      const user = await context.server.addUser(1, 2);
      const left = await context.server.request('POST', '/api/auth/logout/', { token: user.access });
      expect(left).toMatchObject({ status: 204, body: '' });
      expect(await isAlive(user.access)).toBe(false);
      expect((await refresh(user.refresh)).status).toBe(401);
      const again = await context.server.post(
        '/api/auth/logout/',
        { refresh: user.refresh },
        { token: user.access },
      );
      expect(again.status).toBe(401);
    });

    it.each(['', 'Bearer', 'Bearer ', 'Basic YWRtaW46YWRtaW4=', 'Token abc', 'Bearer a b'])(
      'Authorization: "%s" is 401 with WWW-Authenticate',
      async (authorization) => {
        const reply = await context.server.request('GET', '/api/auth/me/', { headers: { authorization } });
        expect(reply).toMatchObject({
          status: 401,
          body: { detail: 'Authentication credentials were not provided.' },
          headers: { 'www-authenticate': 'Bearer' },
        });
      },
    );
  });

  it('a password that is replaced while the old one is compared opens no session', async () => {
    const server = await TestServer.start(kind);
    const { passwords } = server.app;
    const compared = passwords.run.bind(passwords);
    passwords.run = async (task) => {
      const account = await compared(task);
      await replacePassword(server.db, ADMIN_EMAIL, 'Another kopje, another day', server.clock.now);
      return account;
    };
    const credentials = { username: ADMIN_EMAIL, password: ADMIN_PASSWORD };
    expect(await server.post('/api/auth/login/', credentials)).toMatchObject(INVALID);
    await server.stop();
  });

  it('lockout and sessions survive a restart', async () => {
    const database = await openTestDatabase(kind);
    const first = await TestServer.start(kind, {}, database);
    const user = await first.addUser(1, 2);
    const attempt = (server: TestServer) =>
      server.post('/api/auth/login/', { username: 'late@rentsafe.example', password: 'x' });
    for (let failure = 0; failure < 5; failure += 1) await attempt(first);
    await first.app.close();
    const second = await TestServer.start(kind, {}, database);
    expect((await attempt(second)).status).toBe(429);
    expect((await second.get('/api/auth/me/', user.access)).status).toBe(200);
    await second.stop();
  });
});
