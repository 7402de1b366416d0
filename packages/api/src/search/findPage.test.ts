import { sql } from 'drizzle-orm';
import * as fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import { rows } from '../db/database.ts';
import { individuals } from '../db/schema.ts';
import { onBothDatabases } from '../testing/databases.ts';
import { useServer } from '../testing/server.ts';
import { findPage } from './findPage.ts';
import { fold, foldPhone, searchTerms, shortGrams } from './fold.ts';

const everything = { page: 1, size: 100, offset: 0 };

it.each([
  ['O’Brien', 'obrien'],
  ["O'BRIEN", 'obrien'],
  ['Oʼbrien', 'obrien'],
  ['O`Brien', 'obrien'],
  ['O´Brien', 'obrien'],
  ['O\u1fefBrien', 'obrien'],
  ['André', 'andre'],
  ['Andre\u0301', 'andre'],
  ['ŻÓŁW', 'zołw'],
  ['İnci', 'inci'],
  ['ﬁnance Ⅳ', 'finance iv'],
  ['Chikwanha, Fadzai', 'chikwanha fadzai'],
  ['St. Mary’s (Private) Ltd.', 'st marys private ltd'],
  ['1319/2013', '13192013'],
  ['63-123456 A 42', '63123456 a 42'],
  ['+263 (77) 123-4567', '263 77 1234567'],
  ['100% & Co_op', '100% & co_op'],
])('%s is folded to %s', (text, folded) => expect(fold(text)).toBe(folded));

it('what is folded stays as it is', () => {
  fc.assert(fc.property(fc.string({ unit: 'grapheme' }), (text) => fold(fold(text)) === fold(text)));
});

it.each([
  ['+263771234567', '263771234567 0771234567'],
  ['+27821234567', '27821234567'],
  ['12 34', '1234'],
])('%s is searched as %s', (phone, folded) => expect(foldPhone(phone)).toBe(folded));

it('of a query with nothing but punctuation the punctuation stays', () => {
  expect(searchTerms(" ' , - ")).toEqual(["' , -"]);
  expect(searchTerms('Moyo, moy Tendai')).toEqual(['moyo', 'tendai']);
});

it.each([
  ['+263 77 200 0002', ['263772000002']],
  [' 077-200 0002', ['0772000002']],
  ['12 34 2011', ['12', '34', '2011']],
  ['+ 1', ['+', '1']],
])('of the query %s the terms are %j', (query, terms) => expect(searchTerms(query)).toEqual(terms));

it('short grams of a term, by whole characters', () => {
  expect(shortGrams('a')).toEqual(['a']);
  expect(shortGrams('moyo')).toEqual(['mo', 'oy', 'yo']);
  expect(shortGrams('😀é')).toEqual(['😀é']);
});

onBothDatabases((kind) => {
  const context = useServer(kind);
  let texts: { id: number; search_text: string }[] = [];
  beforeAll(async () => {
    await context.server.database.exec(
      `UPDATE individuals SET search_text = search_text || ' ño 50%_ok 😀e' WHERE id = 7`,
    );
    texts = await rows(context.server.db, sql`SELECT id, search_text FROM individuals`);
  });

  it.each([
    'a',
    'Q',
    'mo',
    'OY',
    '6',
    '0h',
    'zz',
    '%',
    '_',
    "'",
    '😀',
    'é',
    'ñõ',
    '%_o',
    'a b',
    'i 0',
    'moyo a',
    '2000007',
    '1000 2000007',
    '-',
    'ab cd ef',
    'moyo - a',
    'moyo \u2013 a',
    '- \u2013',
    'a b c d e f g h i j k l',
    'a e i o u m n r s t y zzzz q',
    'm mo moy moyo y yo o oy oyo M MO MOY zzzz',
  ])('"%s" finds the records that contain each of its terms, anywhere', async (query) => {
    const terms = fold(query).split(' ').filter(Boolean);
    const holdsAll = (text: string) => terms.length > 0 && terms.every((term) => text.includes(term));
    const expected = texts.filter(({ search_text }) => holdsAll(search_text));
    const { ids, count } = await findPage(context.server.db, {
      table: individuals,
      terms: searchTerms(query),
      conditions: [],
      isNarrow: false,
      sort: { key: sql`t.sort_name`, descending: false },
      page: everything,
    });
    expect([...ids].sort()).toEqual(expected.map(({ id }) => Number(id)).sort());
    expect(count).toBe(expected.length);
  });
});
