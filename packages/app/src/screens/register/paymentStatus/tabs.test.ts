import { describe, expect, test } from 'vitest';
import { tabOf, withTab } from './tabs';

const search = (text: string) => new URLSearchParams(text);

describe('the open tab', () => {
  test.each([
    ['', 'overview'],
    ['tab=individual', 'individual'],
    ['tab=nonsense', 'overview'],
    ['individual_q=moyo', 'individual'],
    ['individual_page=2', 'individual'],
    ['company_q=baobab', 'company'],
    ['company_page=2', 'company'],
    ['company_report=7', 'company'],
    ['individual_q=moyo&company_q=baobab', 'company'],
    ['tab=individual&company_q=baobab', 'individual'],
    ['tab=overview&company_q=baobab', 'overview'],
  ])('of ?%s is %s', (text, tab) => {
    expect(tabOf(search(text))).toBe(tab);
  });
});

test('to a tab keeps both lists', () => {
  expect(String(withTab(search('individual_q=moyo&company_page=2'), 'overview'))).toBe(
    'individual_q=moyo&company_page=2&tab=overview',
  );
});
