// @vitest-environment node
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fileSafe, printTitle } from './printTitle';

const now = new Date('2026-11-20T12:05:00Z');

describe('PRN-3', () => {
  it('adds the local time', () => {
    expect(printTitle('Landlord Statement', now)).toBe('Landlord Statement 2026-11-20 14.05');
  });

  it.each([
    ['Rent: A/B \\ C*?', 'Rent A B C'],
    ['  ..hidden.. ', 'hidden'],
    ['\u202egpj.exe', 'gpj.exe'],
    ['a\u0000b\tc\nd', 'a b c d'],
    ['Ncube "Rudo" <1>|2', 'Ncube Rudo 1 2'],
  ])('%j becomes %j', (text, safe) => {
    expect(fileSafe(text)).toBe(safe);
  });

  it('a name without a usable character leaves the time', () => {
    expect(printTitle('///', now)).toBe('2026-11-20 14.05');
  });

  it('any text gives a name that systems take', () => {
    const refused = /[\\/:*?"<>|\p{Cc}\u202a-\u202e]|^[. ]|[. ]$/u;
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) => {
        const safe = fileSafe(text);
        return !refused.test(safe) && [...safe].length <= 120;
      }),
    );
  });
});
