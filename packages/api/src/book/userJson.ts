import { type SQL, sql } from 'drizzle-orm';

/** A user by name, in SQL; null where `id` is. */
export const userJson = (id: SQL): SQL =>
  sql`(SELECT json_build_object('id', id, 'name', first_name || ' ' || last_name) FROM users WHERE id = ${id})`;
