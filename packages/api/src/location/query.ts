import { eq } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import type { Db } from '../db/database.ts';
import { cities } from '../db/schema.ts';
import { idQuery, invalidChoice } from '../http/filters.ts';

/** The parameter `city`: the id of one there is; null when it is omitted. */
export async function cityQuery(request: FastifyRequest, db: Db): Promise<number | null> {
  const city = idQuery(request, 'city');
  if (city !== null && (await db.$count(cities, eq(cities.id, city))) === 0) throw invalidChoice('city');
  return city;
}
