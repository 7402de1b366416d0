import { today } from '@rentsafe/domain/date';
import { addDays } from '@rentsafe/format/date';
import { sql } from 'drizzle-orm';
import { rows } from '../../db/database.ts';
import { type Actor, isProvider } from './actors.ts';
import { type Finding, finding, unless } from './finding.ts';
import type { Made } from './request.ts';
import type { World } from './world.ts';

type Kind = 'individual' | 'company';
const key = (kind: Kind, id: number) => `${kind}:${id}`;

export interface Readable {
  /** Records that may be opened, and of those the ones that a report may be read of. */
  records: Set<string>;
  reports: Set<string>;
  /** Who may be named without being readable: landlords and suppliers of the book, month after month. */
  named: Set<string>;
}

/** G2 by the rows alone: whom a client's users may open today. */
export async function readableBy({ server }: World, client: number): Promise<Readable> {
  const day = today(server.clock.now);
  const found = await rows<{ kind: Kind; id: number; report: boolean }>(
    server.db,
    sql`WITH near AS (
        SELECT lp.party_id FROM lease_parties lp JOIN leases l ON l.id = lp.lease_id
          WHERE l.client_id = ${client} AND l.state IN ('active', 'notice', 'ended')
        UNION SELECT a.party_id FROM ownerships o JOIN landlords a ON a.id = o.landlord_id WHERE o.client_id = ${client}
        UNION SELECT party_id FROM consents WHERE client_id = ${client} AND given_on <= ${day} AND until_on >= ${day}
          AND (withdrawn_on IS NULL OR withdrawn_on > ${day})
      ), elsewhere AS (
        SELECT lp.party_id FROM lease_parties lp JOIN leases l ON l.id = lp.lease_id WHERE l.client_id <> ${client}
        UNION SELECT party_id FROM landlords WHERE client_id <> ${client}
        UNION SELECT party_id FROM consents WHERE client_id <> ${client}
        UNION SELECT party_id FROM contractors WHERE client_id <> ${client}
        UNION SELECT party_id FROM bills WHERE client_id <> ${client}
        UNION SELECT party_id FROM disbursements WHERE client_id <> ${client}
        UNION SELECT party_id FROM journals WHERE client_id <> ${client}
        UNION SELECT party_id FROM opt_outs WHERE client_id <> ${client}
        UNION SELECT party_id FROM messages WHERE client_id <> ${client}
      )
      SELECT CASE WHEN p.individual_id IS NULL THEN 'company' ELSE 'individual' END AS kind,
        coalesce(p.individual_id, p.company_id)::int AS id, true AS report FROM near n JOIN parties p ON p.id = n.party_id
      UNION ALL SELECT 'company', company_id::int, true FROM clients WHERE id = ${client} AND company_id IS NOT NULL
      UNION ALL SELECT 'individual', i.id::int, false FROM individuals i WHERE i.client_id = ${client}
        AND NOT EXISTS (SELECT FROM parties p JOIN elsewhere e ON e.party_id = p.id WHERE p.individual_id = i.id)
      UNION ALL SELECT 'company', c.id::int, false FROM companies c WHERE c.client_id = ${client}
        AND NOT EXISTS (SELECT FROM parties p JOIN elsewhere e ON e.party_id = p.id WHERE p.company_id = c.id)`,
  );
  const named = await rows<{ kind: Kind; id: number }>(
    server.db,
    sql`SELECT CASE WHEN p.individual_id IS NULL THEN 'company' ELSE 'individual' END AS kind,
        coalesce(p.individual_id, p.company_id)::int AS id FROM parties p WHERE p.id IN (
          SELECT party_id FROM landlords WHERE client_id = ${client} UNION SELECT party_id FROM bills WHERE client_id = ${client}
          UNION SELECT party_id FROM contractors WHERE client_id = ${client})`,
  );
  const merged = await rows<{ kind: Kind; id: number }>(
    server.db,
    sql`SELECT kind, id::int AS id FROM merged_records`,
  );
  const gone = new Set(merged.map(({ kind, id }) => key(kind, id)));
  const all = found
    .map(({ kind, id, report }) => ({ name: key(kind, id), report }))
    .filter(({ name }) => !gone.has(name));
  return {
    records: new Set(all.map(({ name }) => name)),
    reports: new Set(all.filter(({ report }) => report).map(({ name }) => name)),
    named: new Set(named.map(({ kind, id }) => key(kind, id))),
  };
}

/** Check 4: the records that a user can open are exactly those, tried one by one. */
export async function openable(
  world: World,
  actor: Actor,
  share: (nth: number) => boolean,
): Promise<Finding[]> {
  const { db } = world.server;
  const { records, reports } = await readableBy(world, actor.client);
  const ids = async (table: string) =>
    (await rows<{ id: number }>(db, sql`SELECT id::int AS id FROM ${sql.raw(table)} ORDER BY id`)).map(
      ({ id }) => id,
    );
  const findings: Finding[] = [];
  const attempt = async (kind: Kind, id: number, path: string, allowed: Set<string>, what: string) => {
    const { status } = await world.server.get(`/api/${path}`, actor.token);
    if ((status === 200) === allowed.has(key(kind, id)) || status >= 500) return;
    const verb = status === 200 ? 'can open' : `cannot open (${status})`;
    findings.push(
      finding(
        status === 200 ? `4 G2 a stranger's ${what} opens` : `4 G2 one's own ${what} does not open`,
        `${actor.name} ${verb} ${path}.`,
      ),
    );
  };
  const both = { individual: await ids('individuals'), company: await ids('companies') };
  for (const [nth, id] of both.individual.entries()) {
    if (!share(nth)) continue;
    await attempt('individual', id, `individuals/${id}/`, records, 'record');
    if (nth % 3 === 0) await attempt('individual', id, `individuals/${id}/full-details/`, reports, 'report');
  }
  for (const [nth, id] of both.company.entries()) {
    if (share(nth + 1)) await attempt('company', id, `companies/${id}/?view=record`, records, 'record');
  }
  return findings;
}

const isCounted = ({ name, status }: Made) =>
  (name.startsWith('lookUp') && status === 200) ||
  (['createIndividual', 'createCompany'].includes(name) && [201, 409].includes(status));

/** Check 4: lookups, creations, and creations refused as duplicates: 100 an hour a user, 300 an hour a client. */
export class LookupLog {
  #counted: { user: number; client: number; at: number }[] = [];

  note(made: Made): Finding[] {
    if (!isCounted(made) || isProvider(made.actor)) return [];
    const { id: user, client, name } = made.actor;
    const at = made.at.getTime();
    this.#counted.push({ user, client, at });
    this.#counted = this.#counted.filter((one) => one.at > at - 3_600_000);
    const ofUser = this.#counted.filter((one) => one.user === user).length;
    const ofClient = this.#counted.filter((one) => one.client === client).length;
    return [
      ...unless(
        ofUser <= 100,
        '4 G3 100 lookups an hour a user',
        () => `${name} has looked up, created or been told of ${ofUser} within an hour.`,
      ),
      ...unless(
        ofClient <= 300,
        '4 G3 300 lookups an hour a client',
        () => `Client ${client} has looked up ${ofClient} within an hour.`,
      ),
    ];
  }
}

/** The parties that a body names, wherever they stand. */
export function partiesIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(partiesIn);
  if (typeof value !== 'object' || value === null) return [];
  const { type, id } = value as { type?: unknown; id?: unknown };
  if ((type === 'individual' || type === 'company') && typeof id === 'number') return [key(type, id)];
  return Object.values(value).flatMap(partiesIn);
}

const isKnown = (readable: Readable | undefined, party: string) =>
  readable?.records.has(party) === true || readable?.named.has(party) === true;

/** Days in Harare that a grant is good for after its own: to the end of the last one. */
const GRANT_DAYS = 30;

/** G1: a client names only whom it may open, or whom it looked up or created in the last 30 days. */
export class GrantLog {
  /** Its last day, by client and party. */
  readonly #until = new Map<string, string>();

  grant(client: number, party: string, at: Date): void {
    this.#until.set(`${client} ${party}`, addDays(today(at), GRANT_DAYS));
  }

  /** After a batch: who was named in it, by who was known before it, or was named in it by the provider. */
  check(made: readonly Made[], before: ReadonlyMap<number, Readable>): Finding[] {
    for (const { name, status, actor, reply, at } of made) {
      const kind = name.endsWith('Company') ? 'company' : 'individual';
      const { match, id, existing } = (reply ?? {}) as {
        match?: { id: number } | null;
        id?: number;
        existing?: { id: number };
      };
      if (name.startsWith('lookUp') && match) this.grant(actor.client, key(kind, match.id), at);
      if (name === 'createIndividual' || name === 'createCompany') {
        if (status === 201 && id) this.grant(actor.client, key(kind, id), at);
        if (status === 409 && existing) this.grant(actor.client, key(kind, existing.id), at);
      }
    }
    const byProvider = new Set(
      made
        .filter(({ status, actor }) => status < 300 && isProvider(actor))
        .flatMap(({ client, body }) => partiesIn(body).map((party) => `${client} ${party}`)),
    );
    return made
      .filter(({ status, actor, method }) => status < 300 && method !== 'GET' && !isProvider(actor))
      .flatMap(({ actor: { client }, actor, method, path, body, at }) =>
        partiesIn(body)
          .filter((party) => !isKnown(before.get(client), party) && !byProvider.has(`${client} ${party}`))
          .filter((party) => (this.#until.get(`${client} ${party}`) ?? '') < today(at))
          .map((party) =>
            finding(
              'G1 somebody was named who was not looked up',
              `${actor.name} named ${party}: ${method} ${path}.`,
            ),
          ),
      );
  }
}
