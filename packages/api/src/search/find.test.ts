import { sql } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { rows } from '../db/database.ts';
import { individuals } from '../db/schema.ts';
import { onBothDatabases } from '../testing/databases.ts';
import { useServer } from '../testing/server.ts';
import { findMatches } from './find.ts';
import { fold, shortGrams } from './fold.ts';

const everything = { page: 1, size: 100, offset: 0 };

it('short stretches of a word, by whole characters', () => {
  expect(shortGrams('a')).toEqual(['a']);
  expect(shortGrams('moyo')).toEqual(['mo', 'oy', 'yo']);
  expect(shortGrams('😀é')).toEqual(['😀é']);
});

onBothDatabases((kind) => {
  const context = useServer(kind);
  let texts: { id: number; search_text: string }[] = [];
  beforeAll(async () => {
    await context.server.database.exec(
      `UPDATE individuals SET search_text = search_text || ' ñõ 50%_o''k 😀é' WHERE id = 7`,
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
    '-',
    'ab cd ef',
    'moyo - a',
    'moyo \u2013 a',
    '- \u2013',
    'a b c d e f g h i j k l',
    'a e i o u m n r s t y zzzz q',
    'm mo moy moyo y yo o oy oyo M MO MOY zzzz',
  ])('"%s" finds what holds each of its words, anywhere', async (query) => {
    const words = query.split(' ').map(fold).filter(Boolean);
    const holdsAll = (text: string) => words.length > 0 && words.every((word) => text.includes(word));
    const expected = texts.filter(({ search_text }) => holdsAll(search_text));
    const { ids, count } = await findMatches(context.server.db, individuals, query, everything);
    expect([...ids].sort()).toEqual(expected.map(({ id }) => Number(id)).sort());
    expect(count).toBe(expected.length);
  });
});
