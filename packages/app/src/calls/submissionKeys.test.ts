import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type Call, contract } from '@rentsafe/domain/contract';
import { createDispute } from '@rentsafe/domain/dispute';
import { HttpResponse, http } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import { signedIn } from '../testing/login';
import { server } from '../testing/server';
import { request } from './client';
import { isSubmission } from './submissionKeys';

const sent: { call: string; key: string | null }[] = [];

beforeEach(() => {
  signedIn();
  sent.length = 0;
});

/** What a POST is answered, one after the other; the last from then on. */
const answers = (...responses: (() => Response)[]) =>
  server.use(
    http.post('*/api/*', ({ request: { url, headers } }) => {
      sent.push({ call: new URL(url).pathname, key: headers.get('Idempotency-Key') });
      return (responses[Math.min(sent.length, responses.length) - 1] ?? HttpResponse.error)();
    }),
  );

const posts = Object.entries(contract as Record<string, Call>).filter(
  ([, { method, session }]) => method === 'POST' && session !== false,
);
const ids = { id: 1, client: 1 };
const body = { reason: 'Paid' } as never;
const post = (call: Call, what: object = body) =>
  request(call, { ids, body: what as never }).catch((error: unknown) => error);
const lost = () => HttpResponse.error();
const refused = (status: number) => () => HttpResponse.json({ detail: 'Refused.' }, { status });
const keys = () => sent.map(({ key }) => key);

test('field fault: every POST of the contract that posts something sends a key, whoever makes the call', async () => {
  answers(refused(400));
  const without: string[] = [];
  for (const [name, call] of posts) {
    sent.length = 0;
    await post(call);
    if (!sent[0]?.key) without.push(name);
  }
  // Previews read; signing in and passwords have rules of their own.
  const exempt = posts.flatMap(([name, call]) => (isSubmission(call) ? [] : [name]));
  expect(without.sort()).toEqual(exempt.sort());
  expect(
    exempt.sort().filter((name) => !contract[name as keyof typeof contract]?.path.startsWith('/api/auth/')),
  ).toEqual(['previewChargeRun', 'previewMessages', 'previewReconciliation']);
});

test('field fault: only signing in and out calls the server past the keys', () => {
  const root = path.join(import.meta.dirname, '..');
  const past = readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((name) => /(?<!test)\.tsx?$/.test(name) && !name.includes('.test.'))
    .filter((name) => /import \{[^}]*\battempt\b/.test(readFileSync(path.join(root, name), 'utf8')));
  expect(past.sort()).toEqual([
    'calls/client.ts',
    'calls/renewLogin.ts',
    'screens/public/setPassword/SetPasswordScreen.tsx',
    'session/endSession.ts',
    'session/providerSignIn.ts',
    'session/signIn.ts',
  ]);
});

test.each<[string, () => Response]>([
  ['a lost answer', lost],
  ['a failure of the server', refused(503)],
  ['the first that is still running', refused(409)],
])('field fault: after %s the same sent once more is the same submission', async (_what, first) => {
  answers(first, refused(400));
  await post(createDispute);
  await post(createDispute);
  expect(keys()[0]).toMatch(/^[0-9a-f]{32}$/);
  expect(keys()[1]).toBe(keys()[0]);
});

test('field fault: what the server puts off is sent again by itself, under its key', async () => {
  const wait = () => HttpResponse.json({ detail: 'Busy.' }, { status: 503, headers: { 'Retry-After': '0' } });
  answers(wait, refused(400));
  await post(createDispute);
  expect(keys()).toEqual([keys()[0], keys()[0]]);
});

test('field fault: what has ended, and what is another, is a new submission', async () => {
  answers(refused(400), lost, refused(400));
  await post(createDispute);
  await post(createDispute);
  await post(createDispute, { reason: 'Other' });
  await post(createDispute);
  const [ended, open, other, again] = keys();
  expect(new Set([ended, open, other]).size).toBe(3);
  expect(again).toBe(open);
});

test('field fault: what was lost of one person is never repeated by the next', async () => {
  answers(lost, refused(400));
  await post(createDispute);
  signedIn({ username: 'other@rentsafe.example' } as never);
  await post(createDispute);
  expect(keys()[1]).not.toBe(keys()[0]);
});
