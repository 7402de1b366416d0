import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { sampleIndividual } from '../fixtures/index.ts';
import { individualInput } from '../individual/index.ts';
import { emailAddress, optionalField, recordId, text, webAddress } from '../text/index.ts';
import { issueList } from './index.ts';

function issuesOf(schema: z.ZodMiniType, value: unknown) {
  const { error } = schema.safeParse(value, { reportInput: true });
  if (!error) throw new Error('The value was accepted.');
  return issueList(error);
}

describe('codes', () => {
  test.each([
    [text(), undefined, 'required', {}],
    [text(), null, 'null', {}],
    [text(), 5, 'not_text', {}],
    [text(), '  ', 'blank', {}],
    [text(3), 'abcd', 'too_long', { max: 3 }],
    [text(), 'a\0', 'unstorable', {}],
    [z.string().check(z.minLength(12)), 'x', 'too_short', { min: 12 }],
    [emailAddress, 'x', 'not_an_email', {}],
    [optionalField(emailAddress), 'x', 'not_an_email', {}],
    [webAddress, 'javascript:x', 'not_a_url', {}],
    [recordId, 'x', 'not_a_number', {}],
    [recordId, 1.5, 'not_whole', {}],
    [recordId, 0, 'not_above', { min: 0 }],
    [z.number().check(z.gte(2)), 1, 'below', { min: 2 }],
    [z.number().check(z.lte(2)), 3, 'above', { max: 2 }],
    [z.boolean(), 'yes', 'not_a_boolean', {}],
    [z.array(text()), {}, 'not_a_list', {}],
    [z.array(text()).check(z.minLength(1)), [], 'empty', {}],
    [z.array(text()).check(z.maxLength(1)), ['a', 'b'], 'too_many', { max: 1 }],
    [z.array(text()).check(z.minLength(2)), ['a'], 'too_few', { min: 2 }],
    [z.object({}), [], 'not_an_object', {}],
    [z.enum(['a', 'b']), 'c', 'not_a_choice', {}],
    [z.enum(['a', 'b']), undefined, 'required', {}],
    [z.enum(['a', 'b']), null, 'null', {}],
    [z.string().check(z.regex(/^x$/, { error: 'own_code' })), 'y', 'own_code', {}],
    [z.string().check(z.startsWith('x')), 'y', 'not_valid', {}],
  ])('case %#', (schema, value, code, params) =>
    expect(issuesOf(schema, value)).toEqual([{ path: [], code, params }]),
  );
});

test('an issue has the path of the payload', () => {
  const body = { ...sampleIndividual(1), addresses: [{ city_id: 1 }, { city_id: 'x' }] };
  expect(issuesOf(individualInput, body)).toEqual([
    { path: ['addresses', 1, 'city_id'], code: 'not_a_number', params: {} },
  ]);
});

test('of many issues the first hundred are listed', () => {
  const rows = Array.from({ length: 50_000 }, () => 0);
  expect(issuesOf(z.array(recordId), rows)).toHaveLength(100);
});
