import { companyInput } from '@rentsafe/domain/company';
import { issueList, readServerErrors } from '@rentsafe/domain/errors';
import { sampleCompany, sampleIndividual } from '@rentsafe/domain/fixtures';
import { individualInput } from '@rentsafe/domain/individual';
import { emailAddress, optionalField, recordId, text } from '@rentsafe/domain/text';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { issueTree } from './errorTree.ts';
import { issueText } from './issueText.ts';

function treeOf(schema: z.ZodMiniType, value: unknown) {
  const { error } = schema.safeParse(value, { reportInput: true });
  if (!error) throw new Error('The value was accepted.');
  return issueTree(error);
}

const errorsAt = (schema: z.ZodMiniType, value: unknown) => treeOf(z.object({ x: schema }), { x: value }).x;

describe('texts', () => {
  test.each([
    [text(), undefined, 'This field is required.'],
    [text(), null, 'This field may not be null.'],
    [text(), 5, 'Not a valid string.'],
    [text(), '  ', 'This field may not be blank.'],
    [text(3), 'abcd', 'Ensure this field has no more than 3 characters.'],
    [text(), 'a\0', 'Null characters are not allowed.'],
    [z.string().check(z.minLength(12)), 'x', 'Ensure this field has at least 12 characters.'],
    [emailAddress, 'x', 'Enter a valid email address.'],
    [optionalField(emailAddress), 'x', 'Enter a valid email address.'],
    [recordId, 'x', 'A valid number is required.'],
    [recordId, 1.5, 'A valid integer is required.'],
    [recordId, 0, 'Ensure this value is greater than 0.'],
    [z.number().check(z.gte(2)), 1, 'Ensure this value is greater than or equal to 2.'],
    [z.number().check(z.lte(2)), 3, 'Ensure this value is less than or equal to 2.'],
    [z.boolean(), 'yes', 'Must be a valid boolean.'],
    [z.array(text()), {}, 'Expected a list of items.'],
    [z.array(text()).check(z.minLength(1)), [], 'This list may not be empty.'],
    [z.array(text()).check(z.maxLength(1)), ['a', 'b'], 'Ensure this field has no more than 1 elements.'],
    [z.array(text()).check(z.minLength(2)), ['a'], 'Ensure this field has at least 2 elements.'],
    [z.object({}), [], 'Invalid data. Expected a dictionary.'],
    [z.enum(['a', 'b']), 'c', 'Not a valid choice.'],
    [z.enum(['a', 'b']), undefined, 'This field is required.'],
    [z.enum(['a', 'b']), null, 'This field may not be null.'],
    [z.string().check(z.regex(/^x$/, { error: 'Own text.' })), 'y', 'Own text.'],
    [z.string().check(z.startsWith('x')), 'y', 'Enter a valid value.'],
  ])('case %#: %s', (schema, value, message) => expect(errorsAt(schema, value)).toEqual([message]));
});

describe('issueTree', () => {
  test('rows before the wrong one are empty', () => {
    const body = { ...sampleIndividual(1), addresses: [{ city_id: 1 }, { city_id: 1 }, { city_id: 'x' }] };
    expect(treeOf(individualInput, body)).toEqual({
      addresses: [{}, {}, { city_id: ['A valid number is required.'] }],
    });
  });

  test('nested objects', () => {
    const body = { ...sampleCompany(1), profile: { email: 'x', website: 'javascript:alert(1)' } };
    expect(treeOf(companyInput, body)).toEqual({
      profile: { email: ['Enter a valid email address.'], website: ['Enter a valid URL.'] },
    });
  });

  test('a wrong item of a plain list', () => {
    const body = { ...sampleIndividual(1), contact_details: [{ mobile_phone: ['+263771234567', 'x'] }] };
    expect(treeOf(individualInput, body)).toEqual({
      contact_details: [{ mobile_phone: [{}, { non_field_errors: ['Enter a valid phone number.'] }] }],
    });
  });

  test.each([null, [], 'x', 5])('a body that is %j', (body) => {
    expect(treeOf(individualInput, body)).toEqual({
      non_field_errors: [
        body === null ? 'This field may not be null.' : 'Invalid data. Expected a dictionary.',
      ],
    });
  });

  test('of many wrong rows the first hundred are reported, and lists have a limit', () => {
    const rows = Array.from({ length: 130_000 }, () => 0);
    expect(errorsAt(z.array(recordId), rows.slice(0, 50_000))).toHaveLength(100);
    const body = { ...sampleIndividual(1), addresses: rows };
    expect(treeOf(individualInput, body)).toEqual({
      addresses: ['Ensure this field has no more than 20 elements.'],
    });
  });

  test('a key of digits is a key: no list is made that long, and none of the body', () => {
    const rows = z.record(z.string(), z.number());
    expect(treeOf(rows, { 99999999999: 'x' })).toEqual({ 99999999999: ['A valid number is required.'] });
    expect(treeOf(rows, { 0: 'x' })).toEqual({ 0: ['A valid number is required.'] });
    expect(errorsAt(rows, { 4294967294: 'x', 1: 'y' })).toEqual({
      1: ['A valid number is required.'],
      4294967294: ['A valid number is required.'],
    });
  });

  test('names of prototypes do no harm', () => {
    const tree = treeOf(z.record(z.string(), z.number()), JSON.parse('{"constructor":"x","toString":"y"}'));
    expect(Object.keys(tree)).toEqual(['constructor', 'toString']);
    treeOf(z.looseObject({ a: z.number() }), JSON.parse('{"__proto__":{"polluted":1},"a":"x"}'));
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
  });

  test('the client reads the errors that the server sends', () => {
    const body = { ...sampleIndividual(1), first_name: '', addresses: [{ city_id: 1 }, {}] };
    const { error } = individualInput.safeParse(body, { reportInput: true });
    if (!error) throw new Error('The value was accepted.');
    const read = readServerErrors(JSON.parse(JSON.stringify(issueTree(error))));
    expect(read.fields).toEqual(
      issueList(error).map((issue) => ({ path: issue.path.map(String), messages: [issueText(issue)] })),
    );
  });
});
