import { describe, expect, it } from 'vitest';
import { linkedPaging, pageHref } from './linkedPaging';

const link = (page: number) => `https://api.example/api/individuals/?page=${page}&q=moyo`;

describe('linkedPaging', () => {
  it('LNP-3 takes the page from its neighbours, not from the request', () => {
    expect(linkedPaging({ next: link(3), previous: link(1), count: 57 }, 9)).toEqual({
      page: 2,
      previous: 1,
      next: 3,
      count: '57',
    });
  });

  it('LNP-3 reads a previous link without a page as page 1', () => {
    const list = { next: null, previous: 'https://api.example/api/individuals/', count: 40 };
    expect(linkedPaging(list, 2)).toMatchObject({ page: 2, previous: 1, next: null });
  });

  it('LNP-3 a list of one page is the page that was asked for', () => {
    expect(linkedPaging({ next: null, previous: null, count: 3 }, 1)).toMatchObject({ page: 1, count: '3' });
  });

  it('LNP-2 shows the count as it is, and a capped one with a plus', () => {
    expect(linkedPaging({ next: null, previous: null, count: 2134 }, 1).count).toBe('2134');
    const capped = { next: null, previous: null, count: 10_000, count_is_capped: true };
    expect(linkedPaging(capped, 1).count).toBe('10,000+');
  });

  it('LNP-2 goes nowhere before the list has arrived', () => {
    expect(linkedPaging(undefined, 2)).toEqual({ page: 2, previous: null, next: null, count: undefined });
  });

  it('LNP-2 survives links that are no addresses', () => {
    expect(linkedPaging({ next: 'http://[', previous: null, count: 1 }, 1).next).toBeNull();
  });
});

describe('pageHref', () => {
  it('LNP-4 sets its own parameter and keeps the others', () => {
    expect(pageHref('?individual_q=a%26b&company_page=4', 'individual_page', 2)).toBe(
      '?individual_q=a%26b&company_page=4&individual_page=2',
    );
    expect(pageHref('?individual_page=2&tab=x', 'individual_page', 3)).toBe('?individual_page=3&tab=x');
    expect(pageHref('', 'page', 1)).toBe('?page=1');
  });
});
