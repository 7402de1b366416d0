import type { FactorChallenge } from '@rentsafe/domain/factor';
import { parseStoredLogin } from '@rentsafe/domain/session';
import { finishProviderSignIn } from '@rentsafe/domain/signInProvider';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { auditEvents, providerIdentities } from '../db/schema.ts';
import { ADMIN_EMAIL, ADMIN_PASSWORD } from '../testing/constants.ts';
import { onEitherDatabase } from '../testing/databases.ts';
import { codeOf, factorsOf } from '../testing/factors.ts';
import { TestServer, useServer } from '../testing/server.ts';
import {
  openSignInProvider,
  type Person,
  PROVIDER_SECRET,
  type SignInProvider,
} from '../testing/signInProvider.ts';

const PUBLIC_URL = 'https://rentsafe.example';
const NAME = 'Kopje Identity';

/** Whom the provider signs in, and what it vouches for. */
let person: Person = { subject: '', email: '', isVerified: true };

/** Follows the provider's redirects as a browser without an earlier session does, up to an address that is not the provider's. */
async function browse(start: string, issuer: string): Promise<URL> {
  const jar = new Map<string, string>();
  let url = new URL(start);
  while (url.origin === issuer) {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    const reply = await fetch(url, { redirect: 'manual', headers: { cookie } });
    for (const line of reply.headers.getSetCookie()) {
      const [name = '', value = ''] = (line.split(';', 1)[0] ?? '').split(/=(.*)/);
      jar.set(name, value);
    }
    const location = reply.headers.get('location');
    if (!location) throw new Error(`${reply.status} at ${url.pathname}: ${await reply.text()}`);
    url = new URL(location, url);
  }
  return url;
}

onEitherDatabase((kind) => {
  const unset = useServer(kind);
  let issuer = '';
  let provider: SignInProvider;
  let server: TestServer;
  beforeAll(async () => {
    provider = await openSignInProvider(`${PUBLIC_URL}/login`, () => person);
    issuer = provider.issuer;
    server = await TestServer.start(kind, {
      PUBLIC_URL,
      OIDC_ISSUER: issuer,
      OIDC_CLIENT_ID: 'rentsafe',
      OIDC_CLIENT_SECRET: PROVIDER_SECRET,
      OIDC_NAME: NAME,
    });
    // The ID token is judged by the real clock.
    server.clock.now = new Date();
  });
  afterAll(async () => {
    await server.stop();
    await provider.close();
  });
  beforeEach(() => server.advance(600));

  type SignedIn = ReturnType<typeof finishProviderSignIn.reply.parse> & {
    detail?: string;
    factor?: FactorChallenge;
  };
  const begin = async () =>
    (await server.post<{ url: string; handle: string }>('/api/auth/provider/start/', {})).body;
  const finish = (answer: string, handle: string) =>
    server.post<SignedIn>('/api/auth/provider/finish/', { answer, handle });
  const arrive = async () => {
    const { url, handle } = await begin();
    return { answer: (await browse(url, issuer)).search, handle };
  };
  const signIn = async () => {
    const { answer, handle } = await arrive();
    return finish(answer, handle);
  };
  const change = async (id: number, patch: object) => {
    const body = { version: 1, ...patch };
    const { access: token } = await server.admin();
    const reply = await server.request('PATCH', `/api/clients/clients/1/users/${id}/`, { token, body });
    expect(reply.status).toBe(200);
  };
  /** An active user, who is signed in at the provider. */
  const known = async (overrides: Partial<Person> = {}) => {
    const user = await server.addUser(1, 2);
    person = { subject: `sub-${user.id}`, email: user.email, isVerified: true, ...overrides };
    return user;
  };

  describe('a sign-in with the provider', () => {
    it('issues the same session as a password, for the user of the verified email', async () => {
      expect((await server.get('/api/auth/provider/')).body).toEqual({ name: NAME });
      const user = await known();
      person.email = user.email.toUpperCase();
      const { status, body } = await signIn();
      expect(status).toBe(200);
      expect(finishProviderSignIn.reply.parse(body)).toEqual(body);
      expect(body.user).toEqual({ id: user.id, username: user.email, user_type: 'staff' });
      const stored = { username: user.email, access_token: body.access, refresh_token: body.refresh };
      expect(parseStoredLogin(JSON.stringify(stored))).toMatchObject(stored);
      expect((await server.get('/api/auth/me/', body.access)).body).toMatchObject({ id: user.id });
      const renewed = await server.post<{ access: string }>('/api/auth/refresh/', { refresh: body.refresh });
      expect(renewed.status).toBe(200);
      const events = (await server.db.select().from(auditEvents)).filter(
        ({ user_id }) => user_id === user.id,
      );
      expect(events.map(({ action }) => action)).toEqual(['sign_in']);
      expect((await server.post('/api/auth/logout/', {}, { token: renewed.body.access })).status).toBe(204);
      expect((await server.get('/api/auth/me/', renewed.body.access)).status).toBe(401);
    });

    it('sends state, nonce and the hash of a PKCE verifier, and comes back to the sign-in page alone', async () => {
      const { url, handle } = await begin();
      const { searchParams } = new URL(url);
      expect(Object.fromEntries(searchParams)).toMatchObject({
        response_type: 'code',
        code_challenge_method: 'S256',
        redirect_uri: `${PUBLIC_URL}/login`,
        scope: 'openid email',
      });
      for (const name of ['state', 'nonce', 'code_challenge'])
        expect(searchParams.get(name)?.length).toBeGreaterThan(40);
      for (const value of searchParams.values()) expect(handle).not.toContain(value);
      expect((await begin()).url).not.toBe(url);
    });

    it('keeps to the account once it is linked, whatever email the provider names later', async () => {
      const user = await known();
      expect((await signIn()).status).toBe(200);
      const other = await server.addUser(1, 1);
      person.email = other.email;
      expect((await signIn()).body.user.id).toBe(user.id);
      // Somebody else at the provider, with an email that was linked already.
      person = { subject: 'somebody else', email: user.email, isVerified: true };
      expect((await signIn()).status).toBe(403);
    });

    it('asks an account for its second factor as after a password', async () => {
      const user = await known();
      const first = await signIn();
      await server.database.exec(
        `UPDATE sessions SET confirmed_at = '2100-01-01' WHERE user_id = ${user.id}`,
      );
      const { secret } = await factorsOf(server, user.access).addTotp();
      expect(first.status).toBe(200);
      server.advance(60);
      const { status, body } = await signIn();
      expect({ status, kinds: body.factor?.kinds }).toEqual({
        status: 401,
        kinds: ['totp', 'recovery_code'],
      });
      expect(body.access).toBeUndefined();
      const proof = (code: string) =>
        server.post<SignedIn>('/api/auth/factor/', { token: body.factor?.token, code });
      expect((await proof('000000')).status).toBe(401);
      const done = await proof(codeOf(secret, server.clock.now));
      expect((await server.get('/api/auth/me/', done.body.access)).body).toMatchObject({ id: user.id });
    });

    it('links nothing before the second factor is given, and nothing to an account that got another email', async () => {
      const links = async (id: number) =>
        (await server.db.select().from(providerIdentities)).filter(({ user_id }) => user_id === id).length;
      const user = await known();
      await server.database.exec(
        `UPDATE sessions SET confirmed_at = '2100-01-01' WHERE user_id = ${user.id}`,
      );
      const { secret } = await factorsOf(server, user.access).addTotp();
      server.advance(60);
      const give = ({ body }: Awaited<ReturnType<typeof signIn>>) =>
        server.post<SignedIn>('/api/auth/factor/', {
          token: body.factor?.token,
          code: codeOf(secret, server.clock.now),
        });
      const changed = await signIn();
      expect(changed.status).toBe(401);
      expect(await links(user.id)).toBe(0);
      await change(user.id, { email: `other-${user.email}` });
      expect((await give(changed)).status).toBe(401);
      expect(await links(user.id)).toBe(0);
      person.email = `other-${user.email}`;
      server.advance(60);
      const first = await signIn();
      expect(await links(user.id)).toBe(0);
      expect((await give(first)).status).toBe(200);
      expect(await links(user.id)).toBe(1);
      // Somebody else at the provider, with that email.
      person.subject = 'somebody else still';
      expect((await signIn()).status).toBe(403);
    });

    it('forgets the link when the account gets another email', async () => {
      const user = await known();
      expect((await signIn()).status).toBe(200);
      const email = `new-${user.email}`;
      await change(user.id, { email });
      expect((await signIn()).status).toBe(403);
      person.email = email;
      expect((await signIn()).body.user.id).toBe(user.id);
    });

    it('adds nobody: an unknown, an unverified and an inactive one are refused, and say what to do', async () => {
      const before = (await server.db.select().from(providerIdentities)).length;
      await known({ email: 'stranger@kopje.example' });
      expect(await signIn()).toMatchObject({
        status: 403,
        body: { detail: expect.stringMatching(/^Nobody signs in here .* Ask your administrator/) },
      });
      await known({ isVerified: false });
      expect(await signIn()).toMatchObject({
        status: 403,
        body: { detail: `${NAME} has not verified your email. Verify it there, or use your password.` },
      });
      expect((await server.db.select().from(providerIdentities)).length).toBe(before);
      const { id } = await known();
      expect((await signIn()).status).toBe(200);
      await change(id, { is_active: false });
      expect((await signIn()).status).toBe(403);
    });

    const declined = (answer: string) => {
      const query = new URLSearchParams(answer);
      query.delete('code');
      query.set('error', 'access_denied');
      return `?${query}`;
    };
    it.each<[string, (answer: string) => string]>([
      ['of another state', (answer) => answer.replace(/state=[^&]+/, 'state=forged')],
      ['of another issuer', (answer) => answer.replace(/iss=[^&]+/, 'iss=https%3A%2F%2Fevil.example')],
      ['with a code that was guessed', (answer) => answer.replace(/code=[^&]+/, 'code=guessed')],
      ['without anything in it', () => '?'],
      ['that the person declined', declined],
    ])('an answer %s is refused', async (_, change) => {
      await known();
      const { answer, handle } = await arrive();
      const reply = await finish(change(answer), handle);
      const detail = expect.stringMatching(/Sign in again, or use your password\.$/);
      expect(reply).toMatchObject({ status: 400, body: { detail } });
      expect(JSON.stringify(reply.body)).not.toContain('access_denied');
    });

    it('an answer works once, with the handle of its own start, and for 10 minutes', async () => {
      await known();
      const first = await arrive();
      const { handle } = await begin();
      expect((await finish(first.answer, handle)).status).toBe(400);
      expect((await finish(first.answer, 'c29tZXRoaW5nIGVsc2UgdGhhdCBpcyBsb25nIGVub3VnaA')).status).toBe(400);
      expect((await finish(first.answer, first.handle)).status).toBe(200);
      expect((await finish(first.answer, first.handle)).status).toBe(400);
      const late = await arrive();
      server.advance(601);
      expect((await finish(late.answer, late.handle)).status).toBe(400);
    });

    it('leaves no code, no token and no email in the log', async () => {
      const user = await known();
      const { answer, handle } = await arrive();
      const { body } = await finish(answer, handle);
      const log = server.logLines.join('\n');
      for (const secret of [
        handle,
        body.access,
        body.refresh,
        user.email,
        PROVIDER_SECRET,
        new URLSearchParams(answer).get('code') ?? 'code',
      ])
        expect(log).not.toContain(secret);
    });

    it('names the page that signs out of the provider', async () => {
      const { body } = await server.get<{ url: string }>('/api/auth/provider/sign-out/');
      const { origin, searchParams } = new URL(body.url);
      expect(origin).toBe(issuer);
      expect(searchParams.get('post_logout_redirect_uri')).toBe(`${PUBLIC_URL}/login`);
    });

    it('is limited for an address that guesses', async () => {
      const from = '198.51.100.77';
      const guess = () =>
        server.post('/api/auth/provider/finish/', { answer: '?code=x', handle: 'x' }, { from });
      for (let nth = 0; nth < 50; nth += 1) expect((await guess()).status).toBe(400);
      expect(await guess()).toMatchObject({
        status: 429,
        headers: { 'retry-after': expect.stringMatching(/^\d+$/) },
      });
    });
  });

  it('a provider that is down is named, for signing out too, and a password still works', async () => {
    const down = await TestServer.start(kind, {
      PUBLIC_URL,
      OIDC_ISSUER: `${issuer}/nowhere`,
      OIDC_CLIENT_ID: 'rentsafe',
      OIDC_NAME: NAME,
    });
    expect(await down.post('/api/auth/provider/start/', {})).toMatchObject({
      status: 503,
      body: { detail: `${NAME} cannot be reached. Sign in with your password, or try again later.` },
    });
    expect(await down.get('/api/auth/provider/sign-out/')).toMatchObject({
      status: 503,
      body: {
        detail: `${NAME} cannot be reached. You are signed out here, but may still be signed in there: close the browser, or sign out there.`,
      },
    });
    const login = { username: ADMIN_EMAIL, password: ADMIN_PASSWORD };
    expect((await down.post('/api/auth/login/', login)).status).toBe(200);
    await down.stop();
  });

  it('without a provider there are no such calls', async () => {
    expect((await unset.server.get('/api/auth/provider/')).body).toEqual({ name: null });
    expect((await unset.server.post('/api/auth/provider/start/', {})).status).toBe(404);
    expect((await unset.server.post('/api/auth/provider/finish/', { answer: '?', handle: 'x' })).status).toBe(
      404,
    );
  });
});
