import { describe, expect, test } from 'vitest';
import { badPage, listStateOf, withoutPage, withQuery } from './listUrl';

const search = (text: string) => new URLSearchParams(text);
const place = { name: 'individual', tab: 'individual' };

describe('the list', () => {
  test('is the trimmed term and the page', () => {
    expect(listStateOf(search('individual_q=%20moyo%20&individual_page=3'), 'individual')).toEqual({
      q: 'moyo',
      page: 3,
    });
  });

  test.each(['abc', '-1', '0', '', '1.5', '1e3', '9999999999'])('has no page %j', (page) => {
    expect(badPage(search(`individual_page=${page}`), 'individual')).toBe(page);
  });

  test.each(['', 'individual_page=1', 'individual_page=999999', 'company_page=abc'])(
    'has a page in ?%s',
    (text) => {
      expect(badPage(search(text), 'individual')).toBeNull();
    },
  );
});

describe('a link', () => {
  test('to a search starts on page 1 and keeps the other list', () => {
    const from = search('company_q=baobab&individual_q=moyo&individual_page=4');
    expect(String(withQuery(from, place, 'dube'))).toBe('company_q=baobab&individual_q=dube&tab=individual');
  });

  test('that clears takes out term and page', () => {
    expect(String(withQuery(search('individual_q=moyo&individual_page=4'), place, ''))).toBe(
      'tab=individual',
    );
  });

  test('to page 1 keeps the term', () => {
    expect(String(withoutPage(search('individual_q=moyo&individual_page=9'), place))).toBe(
      'individual_q=moyo&tab=individual',
    );
  });
});
