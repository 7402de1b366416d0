import { expect, it } from 'vitest';
import { isUnavailable } from './errors.ts';

it.each(['ECONNREFUSED', 'EAI_AGAIN', 'ENETUNREACH', 'EHOSTDOWN', '57P01', '53300', '25006'])(
  '%s: the database cannot be reached',
  (code) => {
    const cause = Object.assign(new Error('x'), { code });
    expect(isUnavailable(new Error('Failed query', { cause }))).toBe(true);
  },
);

it.each(['23505', 'EACCES', ''])('%j is something else', (code) => {
  expect(isUnavailable(Object.assign(new Error('x'), { code }))).toBe(false);
});
