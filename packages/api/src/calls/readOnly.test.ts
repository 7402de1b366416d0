import type { TrialBalance } from '@rentsafe/domain/ledgerReport';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '../db/database.ts';
import { Replica } from '../db/replica.ts';
import { house } from '../testing/book.ts';
import { openTestDatabase } from '../testing/databases.ts';
import { TestServer } from '../testing/server.ts';

/** Another database, which never gets anything: what is read from it lacks what was written. */
let copy: Database;
let replica: Replica;
let server: TestServer;
let session: { access: string; sessionId: number };

beforeAll(async () => {
  copy = await openTestDatabase('postgres');
  const position = async () => 1n;
  replica = new Replica({ db: copy.db, primary: position, replica: position, lagMs: 60_000 });
  server = await TestServer.start('postgres', {}, undefined, replica);
  session = await server.admin();
  await server.post('/api/properties/', house, { token: session.access });
});
afterAll(async () => {
  await server.stop();
  // The last test has closed it.
  await copy.close().catch(() => undefined);
});

const count = async () =>
  (await server.get<{ count: number }>('/api/properties/', session.access)).body.count;

/** As if the session had changed nothing since. */
const wait = (seconds: number) =>
  server.db.execute(
    sql`UPDATE sessions SET wrote_at = clock_timestamp() - make_interval(secs => ${seconds}) WHERE id = ${session.sessionId}`,
  );

it('a session reads its own changes, and after a second from the replica', async () => {
  await replica.compare();
  expect(await count()).toBe(1);
  await wait(2);
  await replica.compare();
  expect(await count()).toBe(0);
  // Whichever process made it: the session says when.
  await server.post('/api/properties/', { ...house, city_town: 'Harare' }, { token: session.access });
  expect(await count()).toBe(2);
});

it('what the replica does not have is asked of the primary', async () => {
  await wait(2);
  await replica.compare();
  const { status } = await server.get('/api/properties/?page_size=1&page=2', session.access);
  expect(status).toBe(200);
});

it('a report as known is read from the replica, and one of today is not', async () => {
  await wait(2);
  await replica.compare();
  await copy.exec('ALTER TABLE book_heads DISABLE TRIGGER USER; UPDATE book_heads SET last_seq = 7');
  const report = (query: string) =>
    server.get<TrialBalance>(`/api/reports/trial-balance/?currency=USD${query}`, session.access);
  expect(await report('&known=7')).toMatchObject({ status: 200, body: { known_seq: 7 } });
  expect(await report('')).toMatchObject({ status: 200, body: { known_seq: 0 } });
  // Beyond the replica's last entry the primary decides.
  expect(await report('&known=8')).toMatchObject({ status: 400 });
});

it('a replica that is down is read from no more, and nobody notices', async () => {
  await wait(2);
  await replica.compare();
  expect(await count()).toBe(0);
  await copy.close();
  expect(await count()).toBe(2);
  expect(replica.isUsed).toBe(false);
  expect(await server.get('/api/ready/')).toMatchObject({
    body: { status: 'ready', replica: 'not in use' },
  });
});
