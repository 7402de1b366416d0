import { listSessions, type OpenSession } from '@rentsafe/domain/session';
import type { Invitation } from '@rentsafe/domain/user';
import { beforeEach, describe, expect, it } from 'vitest';
import { auditEvents } from '../db/schema.ts';
import { eventsOf } from '../testing/audit.ts';
import { onEitherDatabase } from '../testing/databases.ts';
import { newUser, PASSWORD, tokenOf, useUsers } from '../testing/users.ts';

const NEXT = 'Another kopje, another day';

onEitherDatabase((kind) => {
  const { context, create, setPassword, signIn } = useUsers(kind);
  let email = '';
  let id = 0;
  let invitation: Invitation;
  beforeEach(async () => {
    const { body } = await create(newUser());
    ({ email, id, invitation } = body);
  });

  const accepted = async () => {
    await setPassword(tokenOf(invitation));
    return signIn(email);
  };
  const openSessions = (token: string) => context.server.get<OpenSession[]>('/api/auth/sessions/', token);
  const isAlive = async (token: string) => (await context.server.get('/api/auth/me/', token)).status === 200;
  const actions = async () => {
    const events = await eventsOf(context.server.db, 'user', id);
    return events.map(({ action, user_id }) => [action, user_id === id]);
  };

  describe('own sessions', () => {
    it('are listed with the browser, cut to 200 characters, and the time of use', async () => {
      await accepted();
      const headers = { 'user-agent': ` Firefox ${'x'.repeat(300)}` };
      const { body } = await context.server.post<{ access: string }>(
        '/api/auth/login/',
        { username: email, password: PASSWORD },
        { headers },
      );
      const from = context.server.clock.now;
      context.server.advance(120);
      const reply = await openSessions(body.access);
      expect(listSessions.reply.parse(reply.body)).toEqual(reply.body);
      expect(reply.body).toMatchObject([
        {
          current: true,
          created_at: from.toISOString(),
          last_used_at: context.server.clock.now.toISOString(),
        },
        { current: false },
      ]);
      expect(reply.body[0]?.user_agent).toBe(`Firefox ${'x'.repeat(192)}`);
    });

    it('end at once, one or all others; those of others are not found', async () => {
      const first = await accepted();
      const second = await signIn(email);
      const third = await signIn(email);
      const stranger = await context.server.addUser(1, 1);
      const end = (session: number, token: string) =>
        context.server.request('DELETE', `/api/auth/sessions/${session}/`, { token });
      const [, , oldest] = (await openSessions(third.body.access)).body;
      expect((await end(oldest?.id ?? 0, stranger.access)).status).toBe(404);
      expect(await isAlive(first.body.access)).toBe(true);
      expect(await end(oldest?.id ?? 0, third.body.access)).toMatchObject({ status: 204, body: '' });
      expect((await end(oldest?.id ?? 0, third.body.access)).status).toBe(404);
      expect(await isAlive(first.body.access)).toBe(false);
      const others = await context.server.request('POST', '/api/auth/sessions/end-others/', {
        token: third.body.access,
      });
      expect(others).toMatchObject({ status: 204, body: '' });
      expect(await isAlive(second.body.access)).toBe(false);
      expect(await isAlive(third.body.access)).toBe(true);
      expect(await isAlive(stranger.access)).toBe(true);
      expect((await actions()).filter(([action]) => action === 'session_ended')).toHaveLength(2);
    });
  });

  describe('POST /api/auth/invitation/', () => {
    const check = (token: string, from?: string) =>
      context.server.post('/api/auth/invitation/', { token }, { ...(from && { from }) });

    it('names the account, as often as one asks, and uses nothing up', async () => {
      for (let time = 0; time < 60; time += 1) {
        expect(await check(tokenOf(invitation))).toMatchObject({
          status: 200,
          body: { username: email, expires_at: invitation.expires_at },
        });
      }
      expect((await setPassword(tokenOf(invitation))).status).toBe(204);
      expect(await check(tokenOf(invitation))).toMatchObject({
        status: 400,
        body: { token: ['This link was used already, or is no longer valid.'] },
      });
    });

    it('refuses an address after 50 unknown ones', async () => {
      const from = '198.51.100.20';
      for (let time = 0; time < 50; time += 1) expect((await check(`guess-${time}`, from)).status).toBe(400);
      expect((await check(tokenOf(invitation), from)).status).toBe(429);
      expect((await check(tokenOf(invitation), '198.51.100.21')).status).toBe(200);
    });
  });

  describe('POST /api/auth/change-password/', () => {
    const change = (token: string, current_password: string, password = NEXT) =>
      context.server.post('/api/auth/change-password/', { current_password, password }, { token });

    it('replaces the password; the other sessions end, this one goes on', async () => {
      const other = await accepted();
      const { body } = await signIn(email);
      expect(await change(body.access, PASSWORD)).toMatchObject({ status: 204, body: '' });
      expect(await isAlive(body.access)).toBe(true);
      expect(await isAlive(other.body.access)).toBe(false);
      expect((await signIn(email)).status).toBe(401);
      expect((await signIn(email, NEXT)).status).toBe(200);
    });

    it('a wrong current one is 400 at its field, and counts as a failed sign-in', async () => {
      const { body } = await accepted();
      for (let failure = 0; failure < 5; failure += 1) {
        expect(await change(body.access, 'wrong')).toMatchObject({
          status: 400,
          body: { current_password: ['This is not your password.'] },
        });
      }
      expect((await change(body.access, PASSWORD)).status).toBe(429);
      expect((await signIn(email)).status).toBe(429);
      expect(await isAlive(body.access)).toBe(true);
    });

    it('a weak new one is 400 at its field, and no failure', async () => {
      const { body } = await accepted();
      for (let time = 0; time < 6; time += 1) {
        expect(await change(body.access, PASSWORD, 'short')).toMatchObject({
          status: 400,
          body: { password: [expect.stringMatching(/too short/)] },
        });
      }
      expect((await change(body.access, PASSWORD)).status).toBe(204);
    });
  });

  it('what happens to an account is in the audit, and who did it', async () => {
    const { body } = await accepted();
    await signIn(email, 'wrong');
    await context.server.post(
      '/api/auth/change-password/',
      { current_password: PASSWORD, password: NEXT },
      { token: body.access },
    );
    await context.server.request('POST', '/api/auth/logout/', { token: body.access });
    expect(await actions()).toEqual([
      ['create', false],
      ['invite', false],
      ['password_set', true],
      ['sign_in', true],
      ['sign_in_failed', false],
      ['password_change', true],
      ['sign_out', true],
    ]);
  });

  it('a sign-in of an unknown account is in the audit, without its name', async () => {
    await signIn('ghost.of.nobody@rentsafe.example');
    const events = await context.server.db.select().from(auditEvents);
    const last = events.at(-1);
    expect(last).toMatchObject({ action: 'sign_in_failed', subject_id: null, user_id: null, changes: {} });
    expect(JSON.stringify(events)).not.toContain('ghost');
    expect(JSON.stringify(events)).not.toContain('argon2');
  });
});
