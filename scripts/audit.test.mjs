import { expect, test } from 'vitest';
import { readAudit, readLicences } from './audit.mjs';

test('an advisory is listed with its package and its address', () => {
  const { advisories, unanswered } = readAudit({
    advisories: {
      7: {
        severity: 'high',
        module_name: 'leftpad',
        vulnerable_versions: '<1.3.1',
        title: 'Pads too far',
        url: 'https://example.org/7',
      },
    },
    metadata: { dependencies: 90 },
  });
  expect(advisories).toEqual(['high: leftpad <1.3.1: Pads too far (https://example.org/7)']);
  expect(unanswered).toBeUndefined();
});

test('a registry that does not answer is reported, not taken for no advisories', () => {
  expect(readAudit({ error: { message: 'responded with 405' } }).unanswered).toBe('responded with 405');
  expect(readAudit({}).unanswered).toMatch(/no list/);
  expect(readAudit({ advisories: {} }).unanswered).toBeUndefined();
});

test('licences are counted, and those that are not allowed are listed', () => {
  const { counts, refused } = readLicences({
    MIT: [{ name: 'a' }, { name: 'b' }],
    '(GPL-3.0 OR MIT)': [{ name: 'c' }],
    'GPL-3.0': [{ name: 'd' }],
    'MIT AND GPL-3.0': [{ name: 'e' }],
    Unknown: [{ name: 'f' }],
  });
  expect(counts[0]).toEqual({ licence: 'MIT', packages: 2 });
  expect(refused).toEqual(['d: GPL-3.0', 'e: MIT AND GPL-3.0', 'f: Unknown']);
});
