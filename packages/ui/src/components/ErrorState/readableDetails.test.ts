import { expect, it } from 'vitest';
import { readableDetails } from './readableDetails';

it.each([
  ['plain text', 'Request 4f2a: the server did not answer.'],
  ['a comparison', 'Expected page < 3 and page > 0.'],
])('ERS-4 keeps %s', (_, text) => {
  expect(readableDetails(text)).toBe(text);
});

it.each([
  ['HTML', '<html><body><h1>502 Bad Gateway</h1></body></html>'],
  ['a comment', '<!-- nginx -->'],
  ['a stack trace', 'TypeError: x is undefined\n    at load (http://localhost/app.js:10:5)'],
  ['JSON', '{"detail": "Invalid page."}'],
  ['blank text', ' \n '],
  ['nothing', undefined],
])('ERS-4 drops %s', (_, text) => {
  expect(readableDetails(text)).toBeUndefined();
});

it('ERS-4 shortens what is too long to read', () => {
  expect(readableDetails('a'.repeat(10_000))).toHaveLength(301);
});
