import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readServerErrors, serverErrorText } from './index.ts';

describe('readServerErrors', () => {
  test('a detail', () => {
    expect(readServerErrors({ detail: 'Not found.' })).toEqual({ detail: 'Not found.', fields: [] });
    expect(readServerErrors({ non_field_errors: ['One.', 'Two.'] }).detail).toBe('One. Two.');
    expect(readServerErrors({ error: 'Broken.' }).detail).toBe('Broken.');
    expect(readServerErrors(['One.', 'Two.'])).toEqual({ detail: 'One. Two.', fields: [] });
  });

  test('fields, nested objects and rows', () => {
    const body = {
      first_name: ['This field is required.'],
      registration_number: 'Taken.',
      profile: { email: ['Enter a valid email address.'] },
      addresses: [{}, { city_id: ['A city must belong to its province.', 'Second.'] }],
      contact_details: [{ mobile_phone: { 0: ['Enter a valid phone number.'] } }],
      employment_details: [{ non_field_errors: ['Wrong.'] }],
    };
    expect(readServerErrors(body).fields).toEqual([
      { path: ['first_name'], messages: ['This field is required.'] },
      { path: ['registration_number'], messages: ['Taken.'] },
      { path: ['profile', 'email'], messages: ['Enter a valid email address.'] },
      { path: ['addresses', '1', 'city_id'], messages: ['A city must belong to its province.', 'Second.'] },
      { path: ['contact_details', '0', 'mobile_phone', '0'], messages: ['Enter a valid phone number.'] },
      { path: ['employment_details', '0'], messages: ['Wrong.'] },
    ]);
  });

  test('fields inside details are fields', () => {
    expect(readServerErrors({ details: { email: ['Taken.'] } })).toEqual({
      detail: null,
      fields: [{ path: ['email'], messages: ['Taken.'] }],
    });
  });

  test('the record that exists already is not a field', () => {
    const body = {
      registration_number: ['A company with it already exists.'],
      existing: { id: 12, name: 'x' },
    };
    expect(readServerErrors(body).fields.map(({ path }) => path)).toEqual([['registration_number']]);
  });

  test('why a person is still needed, and what work needs, are no fields', () => {
    const detail = 'Not yet.';
    expect(readServerErrors({ detail, reasons: ['A deposit is held.'] })).toEqual({ detail, fields: [] });
    const limit = { amount: '200.00', currency: 'USD' };
    expect(readServerErrors({ detail, needs: 'consent', limit })).toEqual({ detail, fields: [] });
    expect(readServerErrors({ limit: ['Too much.'] }).fields).toHaveLength(1);
  });

  test('whom a refusal concerns are no fields, as what is wrong with parties is', () => {
    const detail = '1 payee has no account number.';
    const parties = [{ type: 'individual', id: 3, name: 'Rudo Makoni' }];
    expect(readServerErrors({ detail, parties })).toEqual({ detail, fields: [] });
    expect(readServerErrors({ parties: [{ party: ['Unknown.'] }] }).fields).toHaveLength(1);
  });

  test('words beside rows are both kept', () => {
    expect(readServerErrors({ contacts: ['Too many.', { individual: ['Unknown.'] }] }).fields).toEqual([
      { path: ['contacts'], messages: ['Too many.'] },
      { path: ['contacts', '1', 'individual'], messages: ['Unknown.'] },
    ]);
  });

  test.each([
    null,
    undefined,
    '',
    'text',
    0,
    Number.NaN,
    true,
    [],
    {},
    [[]],
    { detail: null },
    { a: null, b: 5 },
    new Date(),
  ])('case %# has nothing to say', (body) =>
    expect(readServerErrors(body)).toEqual({ detail: null, fields: [] }),
  );

  test('huge bodies are cut, not choked on', () => {
    const many = Array.from({ length: 150_000 }, () => 'x');
    expect(readServerErrors({ detail: many }).detail).toHaveLength(199);
    expect(readServerErrors(many).detail).toHaveLength(199);
    expect(readServerErrors({ field: many }).fields[0]?.messages).toHaveLength(100);
    const wide = Object.fromEntries(many.map((message, index) => [`field${index}`, message]));
    expect(readServerErrors(wide).fields).toHaveLength(100);
  });

  test('deep bodies end', () => {
    let deep: unknown = ['bottom'];
    for (let depth = 0; depth < 100_000; depth++) deep = depth % 2 ? [deep] : { a: deep };
    expect(readServerErrors({ a: deep }).fields).toEqual([]);
    let narrow: unknown = ['bottom'];
    for (let depth = 0; depth < 100_000; depth++) narrow = { non_field_errors: narrow };
    expect(readServerErrors({ a: narrow }).fields).toEqual([]);
  });

  test('names of prototypes stay names', () => {
    const body: unknown = JSON.parse(
      '{"__proto__":{"polluted":["x"]},"constructor":{"prototype":{"y":["z"]}}}',
    );
    expect(readServerErrors(body).fields.map(({ path }) => path)).toEqual([
      ['__proto__', 'polluted'],
      ['constructor', 'prototype', 'y'],
    ]);
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
  });

  test('the state that forbids it is no field, a refused state is one', () => {
    const detail = 'Not possible in state ended.';
    expect(readServerErrors({ detail, state: 'ended' })).toEqual({ detail, fields: [] });
    expect(readServerErrors({ state: ['Not a valid choice.'] }).fields).toEqual([
      { path: ['state'], messages: ['Not a valid choice.'] },
    ]);
  });

  test('no JSON makes it throw', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 8 }), (body) => {
        const errors = readServerErrors(body);
        for (const { path, messages } of errors.fields) {
          expect(path.every((key) => typeof key === 'string')).toBe(true);
          expect(messages.length).toBeGreaterThan(0);
        }
        expect(serverErrorText(errors)).not.toBe('');
      }),
      { numRuns: 300 },
    );
  });
});

describe('serverErrorText', () => {
  test('the detail, else the first message of each field, else nothing', () => {
    const fields = [
      { path: ['a'], messages: ['One.', 'More.'] },
      { path: ['b'], messages: ['Two.'] },
    ];
    expect(serverErrorText({ detail: 'Whole.', fields })).toBe('Whole.');
    expect(serverErrorText({ detail: null, fields })).toBe('One. Two.');
    expect(serverErrorText({ detail: null, fields: [] })).toBeNull();
  });
});
