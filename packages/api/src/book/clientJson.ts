import { type SQL, sql } from 'drizzle-orm';

/** The client whose book a record is in, `{id, name}`, in SQL. */
export const clientJson = (clientId: SQL): SQL =>
  sql`(SELECT json_build_object('id', cl.id, 'name', cl.name) FROM clients cl WHERE cl.id = ${clientId})`;
