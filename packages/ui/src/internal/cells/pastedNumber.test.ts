import { expect, it } from 'vitest';
import { pastedNumber } from './pastedNumber';

it.each([
  ['US$ 1,013.20', 'en-US', '1013.20'],
  ['"1,013.20"', 'en-US', '1013.20'],
  ['€ 1.013,20', 'de-DE', '1013.20'],
  // A thousand, not one: a spreadsheet writes as its user does.
  ['1.013', 'de-DE', '1013'],
  ['1.013', 'en-US', '1.013'],
  ['ten', 'de-DE', 'ten'],
])('DTI-4 reads %j in %s as %j', (text, locale, value) => {
  expect(pastedNumber(text, locale)).toBe(value);
});
