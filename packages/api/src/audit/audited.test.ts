import { contract } from '@rentsafe/domain/contract';
import { beforeAll, expect, it } from 'vitest';
import { auditEvents } from '../db/schema.ts';
import { onBothDatabases } from '../testing/databases.ts';
import { bodies } from '../testing/samples.ts';
import { pathWith, useServer } from '../testing/server.ts';

/** Calls of sessions and users, which leave no event yet. */
const gaps = [
  ...['login', 'refreshSession', 'logout', 'setPassword', 'createClient'],
  ...['createUser', 'updateUser', 'deactivateUser', 'resetUserPassword'],
];

/** What the path names; 1 where a call is not listed. */
const pathIds: Readonly<Record<string, number>> = {};

const changing = Object.entries(contract).filter(([, call]) => call.method !== 'GET');

it('the known gaps are calls of the contract', () => {
  expect(changing.map(([name]) => name)).toEqual(expect.arrayContaining(gaps));
});

onBothDatabases((kind) => {
  const context = useServer(kind);
  let token = '';
  beforeAll(async () => {
    token = (await context.server.admin()).access;
  });

  it.each(changing.filter(([name]) => !gaps.includes(name)))('%s leaves an event', async (name, call) => {
    const { server } = context;
    const before = await server.db.$count(auditEvents);
    const body = bodies[name]?.(1);
    expect(body === undefined).toBe(call.body === undefined);
    const reply = await server.request(call.method, pathWith(call, pathIds[name] ?? 1), { token, body });
    expect(reply).toMatchObject({ status: call.status });
    expect(await server.db.$count(auditEvents)).toBeGreaterThan(before);
  });
});
