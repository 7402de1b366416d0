import { PROVIDER_CLIENT_ID } from '@rentsafe/domain/client';
import { ADMIN } from '@rentsafe/domain/user';
import { type SQL, sql } from 'drizzle-orm';

const SHOWN = 10;

/** The Admins `u` who could take a step in a book: those of its client, and of the provider where it is managed, in SQL. */
const adminsOf = (
  clientId: number,
  condition: SQL,
) => sql`FROM users u JOIN books b ON b.client_id = ${clientId}
  WHERE u.access_level = ${ADMIN} AND u.is_active AND u.password_hash IS NOT NULL
    AND (u.client_id = b.client_id OR u.client_id = ${PROVIDER_CLIENT_ID} AND b.managed) AND ${condition}`;

/** By name those of them who are not among `makers`, an array of users; all of them where there is no other. */
export function approversJson(clientId: number, makers: SQL = sql`'{}'::bigint[]`): SQL {
  const named = (
    condition: SQL,
  ) => sql`(SELECT json_agg(json_build_object('id', a.id, 'name', a.name) ORDER BY a.id) FROM (
    SELECT u.id, u.first_name || ' ' || u.last_name AS name ${adminsOf(clientId, condition)} ORDER BY u.id LIMIT ${SHOWN}) a)`;
  return sql`coalesce(${named(sql`u.id <> ALL (${makers})`)}, ${named(sql`true`)}, '[]')`;
}

/** Whether an Admin is none of the makers, or nobody else could approve what they made, in SQL. */
export const mayApprove = (clientId: number, admin: number | null, makers: SQL): SQL =>
  sql`(${admin}::bigint <> ALL (${makers}) OR NOT EXISTS (SELECT ${adminsOf(clientId, sql`u.id <> ALL (${makers})`)}))`;
