import { type SQL, sql } from 'drizzle-orm';

/** A user by name, in SQL; null where `id` is. */
export const userJson = (id: SQL): SQL =>
  sql`(SELECT json_build_object('id', id, 'name', first_name || ' ' || last_name) FROM users WHERE id = ${id})`;

/** Users by name, in SQL, in the order of their `ids`, which is an array. */
export const usersJson = (ids: SQL): SQL =>
  sql`(SELECT coalesce(json_agg(json_build_object('id', u.id, 'name', u.first_name || ' ' || u.last_name) ORDER BY i.nth), '[]')
    FROM unnest(${ids}) WITH ORDINALITY AS i (id, nth) JOIN users u ON u.id = i.id)`;
