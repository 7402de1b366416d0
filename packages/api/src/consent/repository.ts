import { PROVIDER_CLIENT_ID } from '@rentsafe/domain/client';
import {
  CONSENT_DAYS,
  type Consent,
  type ConsentInput,
  consentFilters,
  EXPIRING_DAYS,
} from '@rentsafe/domain/consent';
import { today } from '@rentsafe/domain/date';
import { partyTypes } from '@rentsafe/domain/party';
import { addDays } from '@rentsafe/format/date';
import { eq, type SQL, sql } from 'drizzle-orm';
import type { Actor } from '../audit/events.ts';
import { clientJson } from '../book/clientJson.ts';
import { userJson } from '../book/userJson.ts';
import { countMatches } from '../calls/countMatches.ts';
import type { ListContext, Listing } from '../calls/serveList.ts';
import { type Db, rows } from '../db/database.ts';
import { momentJson } from '../db/moment.ts';
import { clients, consents } from '../db/schema.ts';
import { slice } from '../db/slice.ts';
import { fieldError } from '../http/errors.ts';
import { choiceQuery, idQuery } from '../http/filters.ts';
import { issueText } from '../http/issueText.ts';
import { checkPast } from '../ledger/days.ts';
import { partyId, partyJson, partyNameText } from '../party/repository.ts';
import { insertRecord } from '../resource/records.ts';
import { likeAnywhere, searchTerms } from '../search/fold.ts';
import { tellOfConsent } from './told.ts';

/** By which message the person was told of the consent `c`, in SQL. */
const told = sql`(SELECT json_build_object('channel', m.channel, 'at', ${momentJson(sql`m.created_at`)}) FROM messages m
  WHERE m.client_id = ${PROVIDER_CLIENT_ID} AND m.dedupe_key = 'consent:' || c.id)`;

const read = (db: Db, from: SQL, now: Date): Promise<Consent[]> =>
  rows<Consent>(
    db,
    sql`SELECT c.id, ${clientJson(sql`c.client_id`)} AS client, ${partyJson()} AS party, c.given_on::text, c.until_on::text, c.evidence,
          c.withdrawn_on::text, ${userJson(sql`c.created_by`)} AS created_by, ${told} AS told, c.end_reason,
          CASE WHEN c.withdrawn_on IS NOT NULL THEN 'withdrawn' WHEN c.until_on < ${today(now)}::date THEN 'expired'
            ELSE 'valid' END AS state
        FROM (${from}) c JOIN parties p ON p.id = c.party_id ORDER BY c.id DESC`,
  );

/** What the states of a consent come to on a day. */
function isIn(state: (typeof consentFilters)[number], day: string): SQL {
  const isValid = sql`c.withdrawn_on IS NULL AND c.until_on >= ${day}::date`;
  return {
    valid: isValid,
    expiring: sql`${isValid} AND c.until_on <= ${addDays(day, EXPIRING_DAYS)}::date`,
    expired: sql`c.withdrawn_on IS NULL AND c.until_on < ${day}::date`,
    withdrawn: sql`c.withdrawn_on IS NOT NULL`,
  }[state];
}

export async function listConsents(
  { request, db, scope, query, page: { size, offset } }: ListContext<number | null>,
  now: Date,
): Promise<Listing<Consent>> {
  const type = choiceQuery(request, 'party_type', partyTypes);
  const party = idQuery(request, 'party');
  const user = idQuery(request, 'user');
  const state = choiceQuery(request, 'state', consentFilters);
  const words = searchTerms(query).map((term) => sql` AND ${partyNameText()} LIKE ${likeAnywhere(term)}`);
  const column = type === 'company' ? sql`p.company_id` : sql`p.individual_id`;
  const matches = sql`FROM consents c JOIN parties p ON p.id = c.party_id
    WHERE ${scope === null ? sql`true` : sql`c.client_id = ${scope}`} ${user ? sql`AND c.created_by = ${user}` : sql``}
      ${party ? sql`AND ${column} = ${party}` : sql``}
      ${state ? sql`AND ${isIn(state, today(now))}` : sql``}${sql.join(words)}`;
  const counted = await countMatches(db, matches);
  const found = await read(db, sql`SELECT c.* ${matches} ORDER BY c.id DESC ${slice({ size, offset })}`, now);
  return { ...counted, results: found };
}

export async function readConsent(db: Db, id: number, now: Date): Promise<Consent> {
  const [found] = await read(db, sql`SELECT * FROM consents WHERE id = ${id}`, now);
  if (!found) throw new Error('A consent is gone.');
  return found;
}

/** @throws HttpError 400 for a day to come, an end before it or more than 366 days later, an unknown party, or the client's own company. */
export async function insertConsent(
  db: Db,
  actor: Actor,
  client_id: number,
  { party, given_on, until_on, evidence }: Omit<ConsentInput, 'client'>,
): Promise<Consent> {
  checkPast({ day: given_on, field: 'given_on', now: actor.now });
  if (until_on < given_on) throw fieldError('until_on', issueText({ code: 'before_start', params: {} }));
  if (until_on > addDays(given_on, CONSENT_DAYS)) {
    throw fieldError('until_on', issueText({ code: 'over_a_year', params: {} }));
  }
  const party_id = await partyId(db, actor, party, ['party']);
  const [client] = await db
    .select({ company: clients.company_id })
    .from(clients)
    .where(eq(clients.id, client_id));
  if (party.type === 'company' && party.id === client?.company) {
    throw fieldError('party', 'This is your own company: you read all about it without a consent.');
  }
  const values = { client_id, party_id, given_on, until_on, evidence };
  const made = await insertRecord(db, actor, { table: consents, type: 'consent', values });
  if (!made) throw new Error('No consent was made.');
  if (until_on >= today(actor.now)) await tellOfConsent(db, { ...values, id: made.id }, actor.now);
  return readConsent(db, made.id, actor.now);
}
