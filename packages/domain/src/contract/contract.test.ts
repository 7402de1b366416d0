import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { hostileText } from '../testing.ts';
import { contract, pathOf } from './index.ts';

const calls = Object.values(contract);
const table = calls.map(({ method, path }) => `${method} ${path}`);

/** A schema of one type, or of one of several. */
const isDocumented = (schema: { type?: unknown; anyOf?: readonly object[] }): boolean =>
  schema.anyOf ? schema.anyOf.every((one) => 'type' in one) : schema.type !== undefined;

const specified = [
  'POST /api/auth/login/',
  'POST /api/companies/',
  'GET /api/companies/{id}/',
  'GET /api/branches/',
  'GET /api/branches/search/',
  'POST /api/branches/',
  'GET /api/individuals/',
  'GET /api/individuals/search/',
  'POST /api/individuals/',
  'GET /api/individuals/{id}/full-details/',
  'GET /api/common/locations/countries/',
  'GET /api/common/locations/countries/{id}/',
  'GET /api/common/locations/provinces/{id}/',
  'GET /api/common/locations/cities/{id}/',
  'POST /api/clients/clients/{client}/create-user/',
];

describe('the table of calls', () => {
  test.each(specified)('has %s, which the specification lists', (call) => expect(table).toContain(call));

  test('has no call twice', () => {
    expect(new Set(table).size).toBe(table.length);
  });

  test.each(Object.entries(contract))('%s is well formed', (_, call) => {
    expect(call.path).toMatch(/^\/api\/([a-z-]+\/|\{(id|client|month)\}\/)+$/);
    expect(call.summary).toMatch(/^[A-Z].+\.$/);
    expect(call.body !== undefined || call.upload === true).toBe(
      call.method === 'PATCH' ||
        call.method === 'PUT' ||
        (call.method === 'POST' && !/\/(reset-password|end-others)\/$/.test(call.path)),
    );
    expect(call.status === 204).toBe(call.reply.safeParse(undefined).success);
    if (call.query && !call.upload) expect(call.method).toBe('GET');
  });

  test('only signing in, renewing, the links of invitations, a forgotten password, a provider, verifying a printed report and what is signed need no session', () => {
    const open = Object.entries(contract).filter(([, { session }]) => session === false);
    expect(open.map(([name]) => name).sort()).toEqual([
      'checkInvitation',
      'finishProviderSignIn',
      'finishSignIn',
      'forgotPassword',
      'getPasswordHelp',
      'getProviderSignOut',
      'getSignInProvider',
      'login',
      'refreshSession',
      'reportSms',
      'setPassword',
      'startPasskeySignIn',
      'startProviderSignIn',
      'verifyReportIssue',
    ]);
  });

  test.each(Object.entries(contract))('%s can be documented as JSON Schema', (_, call) => {
    if (call.body) expect(z.toJSONSchema(call.body, { io: 'input' })).toHaveProperty('type', 'object');
    if (call.status !== 204) expect(z.toJSONSchema(call.reply)).toSatisfy(isDocumented);
  });

  test('unknown extra fields are ignored', () => {
    const body = contract.login?.body;
    expect(body?.parse({ username: 'x', password: 'y', is_admin: true })).toEqual({
      username: 'x',
      password: 'y',
    });
  });
});

describe('pathOf', () => {
  const path = '/api/individuals/{id}/full-details/';

  test('fills in ids and query', () => {
    expect(pathOf({ path }, { id: 7 })).toBe('/api/individuals/7/full-details/');
    expect(pathOf({ path: '/api/branches/search/' }, {}, { q: 'a&b=ü +', page: 2 })).toBe(
      '/api/branches/search/?q=a%26b%3D%C3%BC%20%2B&page=2',
    );
    expect(pathOf({ path: '/api/branches/' }, {}, { q: '', page: undefined })).toBe('/api/branches/');
  });

  test('a query of any text comes back as it was, lone surrogates aside', () => {
    fc.assert(
      fc.property(hostileText, (q) => {
        fc.pre(q !== '');
        const url = new URL(pathOf({ path: '/api/branches/search/' }, {}, { q }), 'http://localhost');
        expect(url.pathname).toBe('/api/branches/search/');
        expect(url.searchParams.get('q')).toBe(q.replace(/\p{Surrogate}/gu, '\ufffd'));
      }),
    );
  });
});
