import { expect, expectTypeOf, test } from 'vitest';
import * as z from 'zod/mini';
import type { BodyOf, ReplyOf } from './call.ts';
import type { Paginated } from './pagination/page.ts';
import { resourceCalls } from './resource.ts';

const row = z.object({ id: z.int() });
const record = z.object({ id: z.int(), name: z.string() });
const input = z.object({ name: z.string() });
const patch = z.object({ version: z.int() });
const lease = {
  singular: 'a lease',
  plural: 'leases',
  searched: 'numbers',
  filters: ['state'],
  row,
} as const;

test('a collection has a call for each thing that can be done with it', () => {
  const calls = resourceCalls('/api/leases/', { ...lease, record, input, patch });
  const { list, search, create, read, change } = calls;
  expect(
    [list, search, create, read, change].map(({ method, path, status }) => [method, path, status]),
  ).toEqual([
    ['GET', '/api/leases/', 200],
    ['GET', '/api/leases/search/', 200],
    ['POST', '/api/leases/', 201],
    ['GET', '/api/leases/{id}/', 200],
    ['PATCH', '/api/leases/{id}/', 200],
  ]);
  expect(list.query).toEqual(['state', 'page', 'page_size']);
  expect(search.query).toEqual(['q', 'state', 'page', 'page_size']);
  expect(search.summary).toBe('Leases whose numbers hold every word of `q`.');
  expect([create.body, create.reply, change.body, change.reply]).toEqual([input, record, patch, record]);
  expectTypeOf<ReplyOf<typeof list>>().toExtend<Paginated<{ id: number }>>();
  expectTypeOf<BodyOf<typeof create>>().toEqualTypeOf<{ name: string }>();
  expectTypeOf<ReplyOf<typeof change>>().toEqualTypeOf<{ id: number; name: string }>();
  expectTypeOf<BodyOf<typeof read>>().toEqualTypeOf<undefined>();
});

test('without a schema a call is not there', () => {
  const calls = resourceCalls('/api/leases/', lease);
  expect(calls).toMatchObject({ create: undefined, read: undefined, change: undefined });
  expectTypeOf(calls).not.toHaveProperty('create');
  expectTypeOf(calls).not.toHaveProperty('change');
});

test('a creation may answer something else than the record', () => {
  const { create } = resourceCalls('/api/leases/', { ...lease, input, created: row });
  expect(create.reply).toBe(row);
  expectTypeOf<ReplyOf<typeof create>>().toEqualTypeOf<{ id: number }>();
});
