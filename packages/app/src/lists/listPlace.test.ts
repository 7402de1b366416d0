import { describe, expect, test } from 'vitest';
import { callOf, type ListPlace, listOf, withoutPage } from './listPlace';
import { dayOf, reportOf, withDay, withReport } from './reportAddress';

const search = (text: string) => new URLSearchParams(text);
const place = { name: 'individual', tab: 'individual' };
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
  orderings: { last_name: 'name' },
};
const calledFor = (text: string, at = filtered) => callOf(at, listOf(at).read(text));

describe('an address that was bookmarked', () => {
  test.each([
    ['individual_q=%20moyo%20&individual_page=3', { q: 'moyo', page: 3 }],
    ['company_q=moyo&company_page=3', {}],
    ['individual_ordering=-name', { ordering: '-name' }],
    ['individual_mine=true', { filters: { mine: 'true' } }],
    ['individual_created_from=2026-01-31', { filters: { created_from: '2026-01-31' } }],
    ['individual_city=3&individual_city=1&individual_city=9', { filters: { city: '1,3' } }],
    ['individual_mine=false&individual_created_to=soon&individual_ordering=last_name', {}],
  ])('?%s asks the server for the same', (text, asked) => {
    expect(calledFor(text)).toEqual({ q: '', page: 1, pageSize: 20, ordering: '', filters: {}, ...asked });
  });

  test('of a list that has the address to itself needs no prefix', () => {
    const own = { ...filtered, prefix: '' };
    expect(calledFor('q=dube&mine=true&ordering=name', own)).toMatchObject({
      ...{ q: 'dube', ordering: 'name', filters: { mine: 'true' } },
    });
  });

  test('keeps the other list when this one changes', () => {
    const from = 'company_mine=true&individual_q=moyo&individual_page=4';
    const list = listOf(filtered);
    const next = list.write(from, { ...list.read(from), page: 1, filters: { mine: 'true' } });
    expect(String(next)).toBe('company_mine=true&individual_q=moyo&individual_mine=true');
  });
});

test('a list is the same one for the same place', () => {
  expect(listOf(filtered)).toBe(listOf(filtered));
});

test('a link to page 1 keeps the term', () => {
  expect(String(withoutPage(search('individual_q=moyo&individual_page=9'), place))).toBe(
    'individual_q=moyo&tab=individual',
  );
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
