import { describe, expect, it } from 'vitest';
import { auditEvents } from '../db/schema.ts';
import { onBothDatabases } from '../testing/databases.ts';
import { useServer } from '../testing/server.ts';

interface Tokens {
  access: string;
  refresh: string;
}

onBothDatabases((kind) => {
  const context = useServer(kind);
  const refresh = (token: string) => context.server.post<Tokens>('/api/auth/refresh/', { refresh: token });
  const isAlive = async (access: string) =>
    (await context.server.get('/api/auth/me/', access)).status === 200;
  const exchanged = async (token: string) => {
    const { status, body } = await refresh(token);
    expect(status).toBe(200);
    return body;
  };
  const endsOf = async (userId: number) => {
    const events = await context.server.db.select().from(auditEvents);
    return events.filter((event) => event.subject_id === userId && event.action === 'session_ended').length;
  };

  describe('POST /api/auth/refresh/', () => {
    it('gives a new pair, once', async () => {
      const user = await context.server.addUser(1, 2);
      const first = await exchanged(user.refresh);
      expect(await isAlive(first.access)).toBe(true);
      expect((await refresh(user.refresh)).status).toBe(401);
      expect((await refresh(first.refresh)).status).toBe(200);
    });

    it('of 50 at once one wins, the others are 401, and the family lives on', async () => {
      const user = await context.server.addUser(1, 2);
      const replies = await Promise.all(Array.from({ length: 50 }, () => refresh(user.refresh)));
      const winners = replies.filter(({ status }) => status === 200);
      expect(winners).toHaveLength(1);
      expect(replies.filter(({ status }) => status === 401)).toHaveLength(49);
      expect((await refresh(winners[0]?.body.refresh ?? '')).status).toBe(200);
    });

    it.each([
      ['access', (pair: Tokens) => isAlive(pair.access)],
      ['refresh', (pair: Tokens) => refresh(pair.refresh)],
    ])('a replay later than 10 s, the new %s token having been used, ends the family', async (_, use) => {
      const user = await context.server.addUser(1, 2);
      const first = await exchanged(user.refresh);
      await use(first);
      context.server.advance(11);
      expect((await refresh(user.refresh)).status).toBe(401);
      for (const pair of [user, first]) {
        expect(await isAlive(pair.access)).toBe(false);
        expect((await refresh(pair.refresh)).status).toBe(401);
      }
      expect(await endsOf(user.id)).toBe(1);
    });
  });

  describe('a lost answer', () => {
    /** A session whose first refresh was answered, and the answer lost; 11 seconds ago. */
    const afterLoss = async () => {
      const user = await context.server.addUser(1, 2);
      const lost = await exchanged(user.refresh);
      context.server.advance(11);
      return { user, lost };
    };

    it('is replaced by another pair, and the session continues', async () => {
      const { user } = await afterLoss();
      const pair = await exchanged(user.refresh);
      expect(await isAlive(pair.access)).toBe(true);
      expect((await refresh(pair.refresh)).status).toBe(200);
      expect(await endsOf(user.id)).toBe(0);
    });

    it('may be lost again and again', async () => {
      const { user } = await afterLoss();
      for (let time = 0; time < 3; time += 1) {
        await exchanged(user.refresh);
        context.server.advance(11);
      }
      expect(await isAlive((await exchanged(user.refresh)).access)).toBe(true);
    });

    it('of 50 replays at once one wins, and the family lives on', async () => {
      const { user } = await afterLoss();
      const replies = await Promise.all(Array.from({ length: 50 }, () => refresh(user.refresh)));
      const winners = replies.filter(({ status }) => status === 200);
      expect(winners).toHaveLength(1);
      expect(await isAlive(winners[0]?.body.access ?? '')).toBe(true);
      expect(await endsOf(user.id)).toBe(0);
    });

    it.each([
      ['access', (pair: Tokens) => isAlive(pair.access)],
      ['refresh', (pair: Tokens) => refresh(pair.refresh)],
    ])('the lost %s token is void, and its use ends the family', async (_, use) => {
      const { user, lost } = await afterLoss();
      const pair = await exchanged(user.refresh);
      expect(await isAlive(pair.access)).toBe(true);
      expect(await use(lost)).not.toMatchObject({ status: 200 });
      expect(await isAlive(lost.access)).toBe(false);
      expect(await isAlive(pair.access)).toBe(false);
      expect((await refresh(pair.refresh)).status).toBe(401);
      expect(await endsOf(user.id)).toBe(1);
    });
  });

  it('a session dies after 30 idle minutes, and never lives longer than 12 hours', async () => {
    const idle = await context.server.addUser(1, 2);
    context.server.advance(30 * 60 + 1);
    expect((await refresh(idle.refresh)).status).toBe(401);

    const busy = await context.server.addUser(1, 2);
    let token = busy.refresh;
    for (let hour = 0; hour < 12 * 60 - 20; hour += 20) {
      context.server.advance(20 * 60);
      token = (await exchanged(token)).refresh;
    }
    context.server.advance(20 * 60);
    expect((await refresh(token)).status).toBe(401);
  });

  it.each([[{}], [{ refresh: '' }], [{ refresh: 5 }]])('refuses the body %j field by field', async (body) => {
    expect(await context.server.post('/api/auth/refresh/', body)).toMatchObject({
      status: 400,
      body: { refresh: [expect.any(String)] },
    });
  });
});
