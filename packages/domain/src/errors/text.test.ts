import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { errorToText } from './index.ts';

const unknown = 'An unknown error occurred';
const circle: Record<string, unknown> = {};
circle.self = circle;

describe('errorToText', () => {
  test.each([
    [new Error('It broke'), 'It broke'],
    [new TypeError('Bad type'), 'Bad type'],
    ['plain text', 'plain text'],
    [{ message: 'From an object' }, 'From an object'],
    [{ code: 5 }, '{\n  "code": 5\n}'],
    [{ message: 5 }, '{\n  "message": 5\n}'],
    [[1, 2], '[\n  1,\n  2\n]'],
  ])('%o gives %j', (error, expected) => expect(errorToText(error)).toBe(expected));

  test.each([
    undefined,
    null,
    '',
    0,
    Number.NaN,
    true,
    Symbol('x'),
    10n,
    () => 'x',
    new Error(''),
    circle,
    { big: 10n },
    { toJSON: () => undefined },
    Object.create(null, {
      message: {
        get: () => {
          throw new Error('getter');
        },
      },
    }),
    new Proxy(
      {},
      {
        has: () => {
          throw new Error('trap');
        },
      },
    ),
  ])('case %# falls back', (error) => expect(errorToText(error)).toBe(unknown));

  test('an error whose message is no text falls back', () => {
    expect(errorToText(Object.assign(new Error('x'), { message: { html: '<b>' } }))).toBe(unknown);
  });

  test('anything gives a text that is not empty', () => {
    fc.assert(
      fc.property(
        fc.anything({ withBigInt: true, withNullPrototype: true }),
        (value) => errorToText(value).length > 0,
      ),
    );
  });
});
