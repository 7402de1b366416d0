import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { hostileText } from '../testing.ts';
import { currentPage, pageOfLink, paginated, parsePage } from './index.ts';

describe('page numbers', () => {
  test.each([
    null,
    undefined,
    '',
    '0',
    '-1',
    'abc',
    '1.5',
    '1e3',
    ' 2',
    '2 ',
    '+2',
    '0x2',
    '٢',
    '2\0',
    '9'.repeat(10),
  ])('%j is page 1', (value) => expect(parsePage(value)).toBe(1));

  test('positive numbers print and parse back', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 999_999_999 }), (page) => parsePage(String(page)) === page),
    );
    expect(parsePage('007')).toBe(7);
  });
});

describe('links', () => {
  test.each([
    ['http://localhost:4000/api/individuals/?page=3', 3],
    ['http://localhost:4000/api/individuals/?q=moyo&page=12&page_size=20', 12],
    ['/api/individuals/?page=3', 3],
    ['?page=3', 3],
    ['http://localhost:4000/api/individuals/', 1],
    ['http://localhost:4000/api/individuals/?q=page=9', 1],
    ['http://localhost:4000/api/individuals/#?page=9', 1],
    ['http://localhost:4000/api/individuals/?page=', 1],
    ['http://localhost:4000/api/individuals/?page=0', 1],
    ['http://localhost:4000/api/individuals/?page=2&page=9', 2],
    ['http://localhost:4000/api/individuals/?page%5B%5D=9', 1],
    ['https://evil.example/?page=4', 4],
    ['//evil.example/?page=4', 4],
    ['javascript:alert(1)//?page=4', 4],
    ['http://localhost/?page=<script>', 1],
    ['http://localhost/?page=%00', 1],
    ['http://localhost/?page=1e400', 1],
  ])('of %j only the number is taken: %d', (link, page) => expect(pageOfLink(link)).toBe(page));

  test.each([null, undefined, '', 'http://', 'http://[', '//'])('%j is no link', (link) => {
    expect(pageOfLink(link)).toBeNull();
  });

  test('no text makes it throw, and a page is a positive whole number', () => {
    const link = fc.oneof(hostileText, fc.webUrl({ withQueryParameters: true, withFragments: true }));
    fc.assert(
      fc.property(link, (text) => {
        const page = pageOfLink(text);
        return page === null || (Number.isInteger(page) && page >= 1);
      }),
    );
  });
});

describe('the page that is shown', () => {
  const link = (page: number) => `http://localhost:4000/api/branches/${page > 1 ? `?page=${page}` : ''}`;

  test('is told by its neighbours, whatever was asked for', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 1000 }),
        fc.integer({ min: 1, max: 1000 }),
        fc.nat(),
        (page, rest, asked) => {
          const last = page + rest - 1;
          fc.pre(last > 1);
          const next = page < last ? link(page + 1) : null;
          const previous = page > 1 ? link(page - 1) : null;
          return currentPage({ next, previous }, asked) === page;
        },
      ),
    );
  });

  test('is the one asked for where there is no neighbour', () => {
    expect(currentPage({ next: null, previous: null }, 1)).toBe(1);
    expect(currentPage({ next: 'http://[', previous: '' }, 4)).toBe(4);
  });

  test('is never below 1', () => expect(currentPage({ next: link(1), previous: null }, 5)).toBe(1));
});

describe('the schema of a page', () => {
  const schema = paginated(z.object({ id: z.int() }));
  const page = { next: null, previous: null, count: 1, results: [{ id: 1 }] };

  test('accepts a page, capped counts too', () => {
    expect(schema.safeParse(page).success).toBe(true);
    expect(schema.safeParse({ ...page, count: 10_000, count_is_capped: true }).success).toBe(true);
  });

  test.each([
    [{ ...page, results: null }, 'results'],
    [{ ...page, results: [{ id: 'x' }] }, 'results.0.id'],
    [{ ...page, count: -1 }, 'count'],
    [{ ...page, count: '1' }, 'count'],
    [{ ...page, next: 2 }, 'next'],
    [{ next: null, count: 0, results: [] }, 'previous'],
    [[], ''],
  ])('%j is refused at %s', (value, path) => {
    expect(schema.safeParse(value).error?.issues.map((issue) => issue.path.join('.'))).toEqual([path]);
  });
});
