import { expect, it } from 'vitest';
import { pageHref } from './pageHref';

it('LNP-4 sets its own parameter and keeps the others', () => {
  expect(pageHref('?individual_q=a%26b&company_page=4', 'individual_page', 2)).toBe(
    '?individual_q=a%26b&company_page=4&individual_page=2',
  );
  expect(pageHref('?individual_page=2&tab=x', 'individual_page', 3)).toBe('?individual_page=3&tab=x');
  expect(pageHref('', 'page', 1)).toBe('?page=1');
});
