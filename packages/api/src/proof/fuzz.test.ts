import { contract } from '@rentsafe/domain/contract';
import { sql } from 'drizzle-orm';
import * as fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { safeParse } from 'zod/mini';
import { rows } from '../db/database.ts';
import { openApi } from '../http/openapi.ts';
import { onBothDatabases } from '../testing/databases.ts';
import {
  asText,
  builtInMembers,
  fromSchema,
  injectionStrings,
  mutated,
  pathsIn,
  withValue,
} from '../testing/fuzz.ts';
import { addCount, amount, isWhole } from '../testing/proof.ts';
import { bodies } from '../testing/samples.ts';
import { pathWith, type Reply, useServer } from '../testing/server.ts';

interface Operation {
  operationId: string;
  responses: Record<string, unknown>;
  requestBody?: { content: { 'application/json': { schema: Record<string, unknown> } } };
}
const paths = openApi().paths as Record<string, Record<string, Operation>>;
const operations = new Map(
  Object.values(paths)
    .flatMap((methods) => Object.values(methods))
    .map((operation) => [operation.operationId, operation]),
);

/** Messages, nested as the fields are: text, lists and objects of it. */
function isErrorTree(value: unknown): boolean {
  if (typeof value === 'string' || typeof value === 'number') return true;
  if (typeof value !== 'object' || value === null) return false;
  return Object.values(value).every(isErrorTree);
}

/** What is wrong with a reply, or null: no status but the documented ones, no body but the schema's. */
function replyProblem(name: string, reply: Reply): string | null {
  const call = contract[name];
  if (!call || !operations.get(name)?.responses[reply.status]) return `status ${reply.status}`;
  if (reply.status === 204) return reply.body === '' ? null : 'a body with 204';
  if (reply.status === call.status) {
    const { success, error } = safeParse(call.reply, reply.body);
    return success ? null : `breaks its schema: ${String(error)}`;
  }
  const isError = typeof reply.body === 'object' && isErrorTree(reply.body);
  return isError && Object.keys(reply.body as object).length > 0 ? null : 'no error body';
}

const calls = Object.entries(contract).filter(([name]) => name !== 'logout');
const withBody = calls.filter(([, call]) => call.body);
const withQuery = calls.filter(([, call]) => call.query?.length);
const withId = calls.filter(([, call]) => call.path.includes('{'));

/** Values that sorting, paging and ids may meet. */
const oddities = [
  '0',
  '-1',
  '1e9',
  '1000000000',
  'abc',
  '9007199254740993',
  '99999999999999999999',
  '1.5',
  ' 1',
  '',
  '%00',
  '٣',
];

/** A test run sends each input every fourth of the texts, another one first; the whole proof sends all of them. */
const isSent = (input: number, text: number) => isWhole || input % 4 === text % 4;

/** Refused to an address, or an account, after too many failures. */
const isLimited = (name: string) => ['login', 'checkInvitation', 'changePassword'].includes(name);

let requests = 0;
/** Another address each time: else it is locked after 50 failures, and no body is checked any more. */
const nextAddress = () => {
  requests += 1;
  return `10.${(requests >> 16) & 255}.${(requests >> 8) & 255}.${requests & 255}`;
};

onBothDatabases((kind) => {
  const context = useServer(kind);
  let token = '';
  let targetId = 0;
  beforeAll(async () => {
    token = (await context.server.admin()).access;
    targetId = (await context.server.addUser(1, 2)).id;
    // Else calls that change how one signs in say no more than that.
    await context.server.db.execute(sql`UPDATE sessions SET confirmed_at = '2100-01-01'`);
  });

  /** The whole of what must stay as it is, whatever is sent. */
  const canary = async () =>
    JSON.stringify(
      await rows(
        context.server.db,
        sql`SELECT (SELECT value FROM settings WHERE key = 'secret') AS secret,
          (SELECT count(*)::int FROM countries) AS countries,
          (SELECT count(*)::int FROM users WHERE access_level = 1 AND is_active AND password_hash IS NOT NULL) AS admins`,
      ),
    );
  const send = (name: string, method: string, url: string, body?: string) =>
    context.server.request<unknown>(method, url, {
      token,
      body,
      ...(isLimited(name) && { from: nextAddress() }),
    });

  // Before the others, which store such text.
  describe('injection: a search', () => {
    const strings = injectionStrings(amount(12, 500)).filter((text) => text.length > 8);

    it('finds nothing', { timeout: 900_000 }, async () => {
      for (const list of ['individuals', 'companies', 'branches']) {
        for (const text of strings) {
          const reply = await context.server.get<{ count?: number }>(
            `/api/${list}/search/?q=${encodeURIComponent(text)}`,
            token,
          );
          addCount('requests');
          expect([text, reply.body.count ?? 0]).toEqual([text, 0]);
        }
      }
    });
  });

  // Only the whole proof sends the rest to the embedded database too, which takes three times as long.
  if (kind === 'pglite' && !isWhole) return;

  describe('fuzzed bodies: no 5xx, no reply that breaks the schema', () => {
    it.each(withBody)('%s', { timeout: 900_000 }, async (name, call) => {
      const schema = operations.get(name)?.requestBody?.content['application/json'].schema ?? {};
      let nth = 0;
      const right = bodies[name]?.(0);
      const body = fc.oneof(asText(fromSchema(schema)), asText(mutated(right)));
      const before = await canary();
      await fc.assert(
        fc.asyncProperty(body, async (text) => {
          nth += 1;
          const unique = text.replace('rudo.0@', `rudo.${nth}@`);
          const reply = await send(name, call.method, pathWith(call, targetId), unique);
          addCount('bodies');
          expect([text, replyProblem(name, reply)]).toEqual([text, null]);
        }),
        { numRuns: amount(5, 10_000), seed: 20_261_120 },
      );
      if (name !== 'setPassword') expect(await canary()).toBe(before);
    });
  });

  // The parser refuses them before a record is read or written.
  describe('members that objects have by themselves: no 5xx, no reply that breaks the schema', () => {
    it.each(withBody)('each field of %s', async (name, call) => {
      const before = await canary();
      const right = bodies[name]?.(2_000);
      for (const [nth, path] of pathsIn(right).entries()) {
        const members = builtInMembers.filter((_, at) => isWhole || at === nth % builtInMembers.length);
        for (const member of members) {
          // As text: JSON.stringify would call toJSON, and set the prototype.
          const body = JSON.stringify(withValue(right, path, '?')).replace('"?"', member);
          const reply = await send(name, call.method, pathWith(call, targetId), body);
          addCount('bodies');
          expect([body, replyProblem(name, reply)]).toEqual([body, null]);
        }
      }
      expect(await canary()).toBe(before);
    });
  });

  describe('odd pages and ids: no 5xx, no reply that breaks the schema', () => {
    it.each(withQuery)('%s', async (name, call) => {
      for (const parameter of call.query ?? []) {
        for (const odd of oddities) {
          const others = (call.query ?? []).filter((name) => name !== parameter && !name.startsWith('page'));
          const query = [...others.map((name) => `${name}=a`), `${parameter}=${odd}`].join('&');
          const reply = await send(name, call.method, `${pathWith(call, 1)}?${query}`);
          addCount('requests');
          expect([query, replyProblem(name, reply)]).toEqual([query, null]);
        }
      }
    });

    it.each(withId)('%s', async (name, call) => {
      for (const odd of oddities.filter(Boolean)) {
        const reply = await send(name, call.method, call.path.replace('{id}', odd).replace('{client}', odd));
        addCount('requests');
        expect([odd, [400, 404].includes(reply.status) && replyProblem(name, reply)]).toEqual([odd, null]);
      }
    });
  });

  describe('injection: text stays text in every input', () => {
    const strings = injectionStrings(amount(8, 500));

    it.each(withBody)('each field of %s', { timeout: 900_000 }, async (name, call) => {
      const before = await canary();
      for (const [nth, text] of strings.entries()) {
        const right = bodies[name]?.(1_000 + nth);
        const paths = pathsIn(right).filter(({ length }) => length > 0);
        for (const path of paths.filter((_, input) => isSent(input, nth))) {
          const body = withValue(right, path, text);
          const reply = await send(name, call.method, pathWith(call, targetId), JSON.stringify(body));
          addCount('requests');
          expect([path, text, replyProblem(name, reply)]).toEqual([path, text, null]);
        }
      }
      expect(await canary()).toBe(before);
    });

    it.each([...withQuery, ...withId])('query and path of %s', { timeout: 900_000 }, async (name, call) => {
      const before = await canary();
      for (const [nth, text] of strings.entries()) {
        // An address cannot hold half a character.
        const whole = text.replace(/\p{Surrogate}/gu, '%');
        const inputs = [
          ...(call.query ?? []).map((name) => `${pathWith(call, 1)}?${name}=${encodeURIComponent(whole)}`),
          ...(call.path.includes('{') ? [pathWith(call, whole)] : []),
        ];
        for (const url of inputs.filter((_, input) => isSent(input, nth))) {
          const reply = await send(name, call.method, url);
          addCount('requests');
          const problem = reply.status === 404 || reply.status === 414 ? null : replyProblem(name, reply);
          expect([url, problem]).toEqual([url, null]);
        }
      }
      expect(await canary()).toBe(before);
    });
  });
});
