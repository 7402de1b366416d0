import { createHash } from 'node:crypto';
import { today } from '@rentsafe/domain/date';
import { type PartyInput, partyTypes } from '@rentsafe/domain/party';
import type {
  ReportIssue,
  ReportIssueCheck,
  ReportIssueInput,
  ReportIssueRow,
  ReportIssueState,
} from '@rentsafe/domain/reportIssue';
import { type SQL, sql } from 'drizzle-orm';
import type { Actor } from '../audit/events.ts';
import { countMatches } from '../calls/countMatches.ts';
import type { ListContext, Listing } from '../calls/serveList.ts';
import { readCompany } from '../company/repository.ts';
import { type Db, rows } from '../db/database.ts';
import { slice } from '../db/slice.ts';
import { recordRead } from '../history/reads.ts';
import { choiceQuery, idQuery } from '../http/filters.ts';
import { readIndividual } from '../individual/repository.ts';
import { partyId, partyJson } from '../party/repository.ts';
import type { Scope } from '../rating/facts.ts';
import { partyOf, reportFields } from '../rating/report.ts';

const recordOf = (db: Db, { type, id }: PartyInput) =>
  type === 'company' ? readCompany(db, id) : readIndividual(db, id);

type Stored<Row> = Omit<Row, 'issued_at'> & { issued_at: Date | string };

async function read<Row extends ReportIssueRow>(db: Db, from: SQL, more = sql``): Promise<Row[]> {
  const found = await rows<Stored<Row>>(
    db,
    sql`SELECT i.id, i.number, ${partyJson()} AS party, i.purpose, i.as_at::text, i.issued_at, i.sha256 ${more}
        FROM (${from}) i JOIN parties p ON p.id = i.party_id ORDER BY i.id DESC`,
  );
  return found.map((row) => ({ ...row, issued_at: new Date(row.issued_at).toISOString() }) as Row);
}

export async function listIssues({
  request,
  db,
  scope,
  page: { size, offset },
}: ListContext<number>): Promise<Listing<ReportIssueRow>> {
  const type = choiceQuery(request, 'party_type', partyTypes) || 'individual';
  const id = idQuery(request, 'party');
  const ofParty = id ? sql`AND party_id = ${partyOf({ type, id })}` : sql``;
  const matches = sql`FROM report_issues WHERE client_id = ${scope} ${ofParty}`;
  const counted = await countMatches(db, matches);
  const page = sql`SELECT * ${matches} ORDER BY id DESC ${slice({ size, offset })}`;
  return { ...counted, results: await read<ReportIssueRow>(db, page) };
}

export async function readIssue(db: Db, id: number): Promise<ReportIssue> {
  const [found] = await read<ReportIssue>(
    db,
    sql`SELECT * FROM report_issues WHERE id = ${id}`,
    sql`, i.content`,
  );
  if (!found) throw new Error('An issued report is gone.');
  return found;
}

/** Stores what the report says now, with its hash, under the next number of the book. */
export async function insertIssue(
  db: Db,
  actor: Actor,
  { client_id, scope }: { client_id: number; scope: Scope },
  { party, purpose, as_at }: ReportIssueInput,
): Promise<ReportIssue> {
  if (actor.userId === null) throw new Error('Issuing a report needs a user.');
  const day = as_at ?? today(actor.now);
  const record = await recordOf(db, party);
  const content = JSON.stringify({
    ...record,
    ...(await reportFields(db, party, { day, scope, now: actor.now })),
  });
  const sha256 = createHash('sha256').update(content).digest('hex');
  const [made] = await rows<{ id: number }>(
    db,
    sql`INSERT INTO report_issues (client_id, number, party_id, as_at, issued_at, purpose, content, sha256, user_id)
        VALUES (${client_id}, '', ${await partyId(db, actor, party, ['party'])}, ${day}, ${actor.now.toISOString()}, ${purpose},
          ${content}, ${sha256}, ${actor.userId}) RETURNING id`,
  );
  const issue = await readIssue(db, made?.id ?? 0);
  await recordRead(db, actor, party, 'view_report', {
    report: [null, issue.number],
    purpose: [null, purpose],
  });
  return issue;
}

/** Whether a report of that number has that hash, in any book. */
export async function checkIssue(db: Db, number: string, sha256: string): Promise<ReportIssueCheck> {
  const [found] = await rows<{ issued_at: Date | string }>(
    db,
    sql`SELECT issued_at FROM report_issues WHERE sha256 = ${sha256.toLowerCase()} AND number = ${number}`,
  );
  return { valid: found !== undefined, issued_at: found ? new Date(found.issued_at).toISOString() : null };
}

const HASH_LENGTH = 64;

/** `T. M.`, `B. P.` */
const initialsOf = (names: readonly (string | null | undefined)[]) =>
  names
    .flatMap((name) => name?.split(/\s+/) ?? [])
    .flatMap((word) => /[\p{L}\p{N}]/u.exec(word) ?? [])
    .map((letter) => `${letter.toUpperCase()}.`)
    .join(' ');

interface Named {
  first_name?: string;
  last_name?: string;
  registration_name?: string;
}

/**
 * What whoever holds a printed report may learn of it; null where none was issued with that number and code.
 *
 * @param code the first digits of its hash, in lower case.
 */
export async function verifyIssue(db: Db, number: string, code: string): Promise<ReportIssueState | null> {
  const [found] = await rows<{ issued_at: Date | string; content: string; is_latest: boolean }>(
    db,
    sql`SELECT issued_at, content, NOT EXISTS (SELECT FROM report_issues later
          WHERE later.client_id = i.client_id AND later.party_id = i.party_id AND later.id > i.id) AS is_latest
        FROM report_issues i WHERE number = ${number}
          AND sha256 BETWEEN ${code.padEnd(HASH_LENGTH, '0')} AND ${code.padEnd(HASH_LENGTH, 'f')}`,
  );
  if (!found) return null;
  const { first_name, last_name, registration_name } = JSON.parse(found.content) as Named;
  return {
    issued_at: new Date(found.issued_at).toISOString(),
    initials: initialsOf([first_name, last_name, registration_name]),
    state: found.is_latest ? 'unchanged' : 'superseded',
  };
}
