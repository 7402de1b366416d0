import { mayCall } from '@rentsafe/domain/access';
import type { NameableParty, PartyType } from '@rentsafe/domain/party';
import {
  isHouseNumber,
  type SearchHit,
  searchKindNames,
  searchKinds,
  searchRecords,
} from '@rentsafe/domain/recordSearch';
import { HOME_PATH } from '@rentsafe/domain/session';
import { sql } from 'drizzle-orm';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { principalOf } from '../auth/principal.ts';
import { listedBook } from '../book/rights.ts';
import { serve } from '../calls/serve.ts';
import { type Db, rows } from '../db/database.ts';
import { choicesQuery } from '../http/filters.ts';
import { requiredQuery } from '../http/query.ts';
import { readerOf } from '../party/readable.ts';
import { listReadable } from '../reads/nameable.ts';
import { listRegister } from '../reads/parties.ts';
import { likeAnywhere } from '../search/fold.ts';
import { findInBooks, MOST } from './find.ts';

const page = { page: 1, size: MOST, offset: 0 };
const paths = { individual: 'individuals', company: 'companies' } as const;

const hitOf = ({ party: { type, id, name }, number, place, roles }: NameableParty): SearchHit => ({
  ...{ kind: type, id, number, title: name, path: `${HOME_PATH}/${paths[type]}/${id}` },
  detail:
    [place, ...roles.map((role) => role[0]?.toUpperCase() + role.slice(1))].filter(Boolean).join(' · ') ||
    null,
});

/** The people, or the companies, whose records the caller may open. */
async function findParties(request: FastifyRequest, db: Db, q: string, type: PartyType, now: Date) {
  const reader = readerOf(request, now);
  const { results } =
    reader === null
      ? await listRegister({ request, db, scope: null, query: q, page }, type)
      : await listReadable({ db, query: q, page }, reader, type);
  return results.map(hitOf);
}

const findClients = (db: Db, q: string): Promise<SearchHit[]> =>
  rows<SearchHit>(
    db,
    sql`SELECT 'client' AS kind, id, NULL AS number, name AS title, NULL AS detail,
          ${`${HOME_PATH}/admin/clients/`}::text || id AS path
        FROM clients WHERE lower(name) LIKE ${likeAnywhere(q.toLowerCase())} ORDER BY name, id LIMIT ${MOST}`,
  );

export function recordSearchRoutes(app: FastifyInstance): void {
  serve(app, searchRecords, async ({ request, db, now }) => {
    const book = await listedBook(request, db);
    const q = requiredQuery(request, 'q');
    const asked = choicesQuery(request, 'kinds', searchKindNames);
    const { role } = principalOf(request);
    const kinds = new Set(
      searchKindNames.filter(
        (kind) => mayCall(role, searchKinds[kind]) && (asked.length === 0 || asked.includes(kind)),
      ),
    );
    const isStaff = role === 'admin' || role === 'user';
    const { hits, numbers } = await findInBooks(db, { q, book, isStaff, kinds });
    if (numbers > 0 && isHouseNumber(q)) return hits;
    const people = kinds.has('individual') ? await findParties(request, db, q, 'individual', now) : [];
    const companies = kinds.has('company') ? await findParties(request, db, q, 'company', now) : [];
    const clients = kinds.has('client') ? await findClients(db, q) : [];
    return [...hits.slice(0, numbers), ...people, ...companies, ...hits.slice(numbers), ...clients];
  });
}
