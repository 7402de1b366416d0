import { expect, test } from 'vitest';
import { ruleTextOf } from './index.ts';

test.each([
  ['OLD MUTUAL RENT', 'OLD MUTUAL RENT'],
  ['EFT CREDIT T NCUBE 4711', 'EFT CREDIT T NCUBE'],
  ['FT26005 MSASA PLUMBING 12/01/2026', 'MSASA PLUMBING'],
  ['RENT L-0001 - NCUBE TARIRO', 'NCUBE TARIRO'],
  ['CASH DEPOSIT', ''],
  ['TRF 0772123456', ''],
  ['4711', ''],
  ['', ''],
])('of %j a rule is made of %j', (description, text) => expect(ruleTextOf(description)).toBe(text));
