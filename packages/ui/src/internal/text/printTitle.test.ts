import { describe, expect, it } from 'vitest';
import { printTitle } from './printTitle';

const now = new Date('2026-11-20T12:05:00Z');

describe('PRN-3', () => {
  it('adds the local time', () => {
    expect(printTitle('Landlord Statement', now)).toBe('Landlord Statement 2026-11-20 14.05');
  });

  it('is a name that systems take', () => {
    expect(printTitle('Rent: A/B \\ C*?', now)).toBe('Rent A B C 2026-11-20 14.05');
  });

  it('a name without a usable character leaves the time', () => {
    expect(printTitle('///', now)).toBe('2026-11-20 14.05');
  });
});
