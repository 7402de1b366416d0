import { describe, expect, test } from 'vitest';
import {
  badPage,
  dayOf,
  filtersOf,
  type ListPlace,
  listStateOf,
  refusedFilters,
  reportOf,
  sortOf,
  withDay,
  withFilters,
  withoutPage,
  withQuery,
  withReport,
  withSort,
} from './listUrl';

const search = (text: string) => new URLSearchParams(text);
const place = { name: 'individual', tab: 'individual' };

describe('the list', () => {
  test('is the trimmed term and the page', () => {
    expect(listStateOf(search('individual_q=%20moyo%20&individual_page=3'), place)).toEqual({
      q: 'moyo',
      page: 3,
      pageSize: 20,
      ordering: '',
      filters: {},
    });
  });

  test.each(['abc', '-1', '0', '', '1.5', '1e3', '9999999999'])('has no page %j', (page) => {
    expect(badPage(search(`individual_page=${page}`), { name: 'individual' })).toBe(page);
  });

  test.each(['', 'individual_page=1', 'individual_page=999999', 'company_page=abc'])(
    'has a page in ?%s',
    (text) => {
      expect(badPage(search(text), { name: 'individual' })).toBeNull();
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

describe('filters', () => {
  const filtered: ListPlace = {
    ...place,
    filters: [
      { id: 'created', label: 'Added', type: 'dates' },
      { id: 'mine', label: 'Added by', type: 'oneOf', options: [{ value: 'true', label: 'Me' }] },
      {
        id: 'city',
        label: 'City',
        type: 'someOf',
        options: ['1', '2', '3'].map((value) => ({ value, label: value })),
      },
    ],
  };

  test('are those of the address, as the call takes them', () => {
    const from = search('individual_created_from=2026-01-31&individual_mine=true&company_mine=true');
    expect(listStateOf(from, filtered).filters).toEqual({ created_from: '2026-01-31', mine: 'true' });
    expect(refusedFilters(from, filtered)).toEqual([]);
  });

  test('reach the call with commas, where there are several values', () => {
    const from = search('individual_city=3&individual_city=1&individual_city=9');
    expect(listStateOf(from, filtered).filters).toEqual({ city: '1,3' });
    expect(refusedFilters(from, filtered)).toEqual(['City']);
  });

  test.each([
    ['individual_mine=false', ['Added by']],
    ['individual_created_from=2026-02-31', ['Added']],
    ['individual_created_to=soon&individual_mine=', ['Added']],
    ['individual_created_from=2026-01-01&individual_created_to=x', ['Added']],
  ])('?%s has one that is none', (text, labels) => {
    expect(refusedFilters(search(text), filtered)).toEqual(labels);
    expect(listStateOf(search(text), filtered).filters).not.toHaveProperty('mine');
  });

  test('of a list without any are none', () => {
    expect(listStateOf(search('individual_mine=true'), place).filters).toEqual({});
    expect(refusedFilters(search('individual_mine=x'), place)).toEqual([]);
  });

  test('another order starts on page 1, and stands in the address as the call takes it', () => {
    const ordered: ListPlace = { ...place, orderings: { last_name: 'name' } };
    const from = search('individual_q=moyo&individual_page=4');
    const to = withSort(from, ordered, { column: 'last_name', direction: 'descending' });
    expect(String(to)).toBe('individual_q=moyo&tab=individual&individual_ordering=-name');
    expect(sortOf(to, ordered)).toEqual({ column: 'last_name', direction: 'descending' });
    expect(listStateOf(to, ordered).ordering).toBe('-name');
    expect(String(withSort(to, ordered, undefined))).toBe('individual_q=moyo&tab=individual');
  });

  test.each(['last_name', '--name', '-', 'constructor', 'name '])('%j is no order', (ordering) => {
    const ordered: ListPlace = { ...place, orderings: { last_name: 'name' } };
    const from = search(`individual_ordering=${ordering}`);
    expect(refusedFilters(from, ordered)).toEqual(['Order']);
    expect(listStateOf(from, ordered).ordering).toBe('');
  });

  test('other ones start on page 1, and keep the term and the other list', () => {
    const from = search('company_mine=true&individual_q=moyo&individual_page=4&individual_mine=x');
    const to = withFilters(from, filtered, { mine: 'true' });
    expect(String(to)).toBe('company_mine=true&individual_q=moyo&tab=individual&individual_mine=true');
    expect(filtersOf(to, filtered)).toEqual({ mine: 'true' });
  });
});

describe('the report over the list', () => {
  test('stands in the address until it is closed', () => {
    const open = withReport(search('individual_page=2&company_report=3'), place, 21);
    expect(String(open)).toBe('individual_page=2&company_report=3&tab=individual&individual_report=21');
    expect(reportOf(open, place)).toBe(21);
    const dated = withDay(open, 'individual_as_at', '2026-02-28');
    expect(dayOf(dated, 'individual_as_at')).toBe('2026-02-28');
    expect(String(withDay(dated, 'individual_as_at', ''))).toBe(String(open));
    expect(String(withReport(dated, place, undefined))).toBe(
      'individual_page=2&company_report=3&tab=individual',
    );
  });

  test.each(['', '2026-02-30', '2999-01-01', 'yesterday'])('is not as at %j', (day) => {
    expect(dayOf(search(`as_at=${day}`), 'as_at')).toBe('');
  });

  test.each(['', '0', '-1', '1.5', 'abc', '9999999999'])('is not %j', (id) => {
    expect(reportOf(search(`individual_report=${id}`), place)).toBeUndefined();
  });
});
