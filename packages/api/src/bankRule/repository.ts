import type { BankRule, BankRuleInput, BankRulePatch } from '@rentsafe/domain/bankRule';
import { type SQL, sql } from 'drizzle-orm';
import { type Actor, recordEvent } from '../audit/events.ts';
import { clientJson } from '../book/clientJson.ts';
import { countMatches } from '../calls/countMatches.ts';
import type { CsvOfList, ListContext, Listing } from '../calls/serveList.ts';
import { type Db, rows } from '../db/database.ts';
import { bankRules } from '../db/schema.ts';
import { slice } from '../db/slice.ts';
import { duplicate, fieldError, fieldErrors, HttpError, notFound, unknownReference } from '../http/errors.ts';
import { idQuery } from '../http/filters.ts';
import { partyId, partyJson } from '../party/repository.ts';
import { propertyName } from '../property/name.ts';
import { type Change, changeRecord, insertRecord } from '../resource/records.ts';
import { foldWords } from '../search/fold.ts';

const accountJson = (id: SQL) =>
  sql`(SELECT json_build_object('id', id, 'name', name) FROM bank_accounts WHERE id = ${id})`;

const select = (from: SQL) => sql`SELECT b.id, ${clientJson(sql`b.client_id`)} AS client, b.contains,
    ${accountJson(sql`b.bank_account_id`)} AS account,
    json_build_object(
      'lease', (SELECT json_build_object('id', id, 'number', number) FROM leases WHERE id = b.lease_id),
      'party', (SELECT ${partyJson()} FROM parties p WHERE p.id = b.party_id),
      'cost', CASE WHEN b.kind = 'cost' THEN json_build_object('bearer', b.cost_bearer, 'property',
        (SELECT json_build_object('id', r.id, 'name', ${propertyName}) FROM properties r WHERE r.id = b.cost_property_id),
        'reason', b.cost_reason) END,
      'transfer', CASE WHEN b.kind = 'transfer'
        THEN json_build_object('bank_account', ${accountJson(sql`b.transfer_account_id`)}) END) AS then, b.version
  FROM (${from}) b ORDER BY b.id DESC`;

export async function readRule(db: Db, id: number): Promise<BankRule> {
  const [found] = await rows<BankRule>(db, select(sql`SELECT * FROM bank_rules WHERE id = ${id}`));
  if (!found) throw notFound();
  return found;
}

/** The rules of a book, newest first; with an account those that apply to its lines. */
export async function listRules({
  request,
  db,
  scope,
  page: { size, offset },
}: ListContext<number>): Promise<Listing<BankRule>> {
  const account = idQuery(request, 'account');
  const matches = sql`FROM bank_rules WHERE client_id = ${scope}
    ${account ? sql`AND (bank_account_id IS NULL OR bank_account_id = ${account})` : sql``}`;
  const counted = await countMatches(db, matches);
  const page = sql`SELECT * ${matches} ORDER BY id DESC ${slice({ size, offset })}`;
  return { ...counted, results: await rows<BankRule>(db, select(page)) };
}

const thenText = ({ then: { lease, party, cost, transfer } }: BankRule) =>
  lease?.number ?? party?.name ?? cost?.reason ?? transfer?.bank_account.name;

export const rulesCsv: CsvOfList<BankRule> = {
  name: 'bank rules',
  columns: [
    { label: 'Text Contains', value: ({ contains }) => contains },
    { label: 'Suggests', value: thenText },
    { label: 'Bank Account', value: ({ account }) => account?.name },
  ],
};

type Values = Change<typeof bankRules>['values'];

async function checkInBook(
  db: Db,
  clientId: number,
  table: 'leases' | 'properties' | 'bank_accounts',
  id: number,
  path: PropertyKey[],
): Promise<void> {
  const found = await rows(
    db,
    sql`SELECT FROM ${sql.identifier(table)} WHERE id = ${id} AND client_id = ${clientId}`,
  );
  if (found.length === 0) throw unknownReference(path, id);
}

/** The columns of what a rule says. @throws HttpError 400 for what is of another book, or whom the actor may not name; 403 for a cost
 * of a landlord by a User. */
async function columnsOf(
  db: Db,
  actor: Actor,
  clientId: number,
  { lease, party, cost, transfer }: BankRuleInput['then'],
  isAdmin: boolean,
): Promise<Values> {
  const none: Values = {
    ...{ lease_id: null, party_id: null, transfer_account_id: null },
    ...{ cost_bearer: null, cost_property_id: null, cost_reason: null },
  };
  if (lease) {
    await checkInBook(db, clientId, 'leases', lease, ['then', 'lease']);
    return { ...none, kind: 'lease', lease_id: lease };
  }
  if (party) {
    const party_id = await partyId(db, actor, party, ['then', 'party']);
    return { ...none, kind: 'party', party_id };
  }
  if (cost) {
    const isLandlord = cost.bearer === 'landlord';
    if (isLandlord && !isAdmin) throw new HttpError(403, 'An Admin must make rules that charge a landlord.');
    const property = isLandlord ? (cost.property ?? null) : null;
    if (property) await checkInBook(db, clientId, 'properties', property, ['then', 'cost', 'property']);
    const { bearer, reason } = cost;
    return { ...none, kind: 'cost', cost_bearer: bearer, cost_property_id: property, cost_reason: reason };
  }
  const other = transfer?.bank_account ?? 0;
  await checkInBook(db, clientId, 'bank_accounts', other, ['then', 'transfer', 'bank_account']);
  return { ...none, kind: 'transfer', transfer_account_id: other };
}

/** @throws HttpError 400 for a text without letters and figures, or a transfer to the account itself; 409 for a rule that is there. */
async function checkRule(
  db: Db,
  clientId: number,
  { id = 0, contains_key, bank_account_id, transfer_account_id }: Values & { id?: number },
): Promise<void> {
  if (!contains_key) throw fieldError('contains', 'Enter letters or figures of the text.');
  if (transfer_account_id && transfer_account_id === bank_account_id) {
    const path = ['then', 'transfer', 'bank_account'];
    throw fieldErrors([{ path, message: 'Choose another account.' }]);
  }
  const [existing] = await rows<{ id: number }>(
    db,
    sql`SELECT id::int FROM bank_rules WHERE client_id = ${clientId} AND contains_key = ${contains_key} AND id <> ${id}
          AND bank_account_id IS NOT DISTINCT FROM ${bank_account_id ?? null}::bigint`,
  );
  if (existing) throw duplicate('contains', 'This rule already exists.', existing.id);
}

/** @throws HttpError as `columnsOf` and `checkRule`. */
export async function insertRule(
  db: Db,
  actor: Actor,
  clientId: number,
  { contains, account = null, then }: BankRuleInput,
  isAdmin: boolean,
): Promise<BankRule> {
  if (account) await checkInBook(db, clientId, 'bank_accounts', account, ['account']);
  const columns = await columnsOf(db, actor, clientId, then, isAdmin);
  const values = {
    ...columns,
    ...{ client_id: clientId, contains, contains_key: foldWords(contains), bank_account_id: account },
    kind: columns.kind ?? 'lease',
  };
  await checkRule(db, clientId, values);
  const made = await insertRecord(db, actor, { table: bankRules, type: 'bank_rule', values });
  if (!made) throw new Error('A rule was not made.');
  return readRule(db, made.id);
}

/** @throws HttpError as `insertRule`; 409 for an old version too. */
export async function updateRule(
  db: Db,
  actor: Actor,
  { id, client_id }: { id: number; client_id: number },
  { version, contains, account, then }: BankRulePatch,
  isAdmin: boolean,
): Promise<BankRule> {
  if (account) await checkInBook(db, client_id, 'bank_accounts', account, ['account']);
  const target = { table: bankRules, type: 'bank_rule', id, version } as const;
  await changeRecord(db, actor, target, async (before) => {
    const values: Values = {
      ...(then && (await columnsOf(db, actor, client_id, then, isAdmin))),
      ...(contains !== undefined && { contains, contains_key: foldWords(contains) }),
      ...(account !== undefined && { bank_account_id: account }),
    };
    await checkRule(db, client_id, { ...before, ...values });
    return { values };
  });
  return readRule(db, id);
}

export async function deleteRule(
  db: Db,
  actor: Actor,
  { id, client_id }: { id: number; client_id: number },
): Promise<void> {
  const { contains } = await readRule(db, id);
  await db.execute(sql`DELETE FROM bank_rules WHERE id = ${id}`);
  await recordEvent(db, actor, {
    action: 'delete',
    subject: { type: 'bank_rule', id },
    clientId: client_id,
    changes: { contains: [contains, null] },
  });
}
