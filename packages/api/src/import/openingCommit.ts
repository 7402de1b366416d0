import { today } from '@rentsafe/domain/date';
import { addDays, type PlainDate } from '@rentsafe/format/date';
import { toDecimal } from '@rentsafe/format/money';
import { sql } from 'drizzle-orm';
import { type Actor, type AuditEvent, recordEvents } from '../audit/events.ts';
import { type Db, rows } from '../db/database.ts';
import type { Account } from '../ledger/account.ts';
import { chargeLabels, postCharges } from '../ledger/charges.ts';
import { checkDay } from '../ledger/days.ts';
import type { Entry, Transfer } from '../ledger/entry.ts';
import { postEntries } from '../ledger/post.ts';
import { storedCurrencies } from '../money/wire.ts';
import { checkOpening, type ReadyOpening } from './openingCheck.ts';
import type { Committed, SentRow, Target } from './rows.ts';

type Ready = ReadyOpening & { key: string };
type OfLease = Extract<Ready, { kind: 'lease' }>;

const isOfLease = (row: Ready): row is OfLease => row.kind === 'lease';

/** What tenants owe: charges with their due dates, and no VAT of ours. */
function chargesOf(ready: readonly OfLease[], opening_on: PlainDate) {
  return ready.map((row) => {
    const { lease, ownership_id, fields, amount } = row;
    const { type = 'other', due_on = opening_on } = fields;
    return {
      ...{ lease_id: lease.id, ownership_id, type, due_on, charged_on: opening_on },
      ...{
        description: `${chargeLabels[type]}, opening balance`,
        grace_on: addDays(due_on, lease.grace_days),
      },
      ...{ schedule_id: null, period: null, net: amount, vat: 0n, vat_bp: 0 },
      currency: storedCurrencies[fields.currency],
    };
  });
}

/** Where money of a row other than a charge stands. */
function accountOf(row: Ready): Account {
  const currency = storedCurrencies[row.fields.currency];
  if (row.kind === 'bank') return { kind: 'bank', currency, bank_account_id: row.bank_account_id };
  if (row.kind === 'landlord') {
    const { landlord_id, property_id } = row;
    return { kind: 'landlord', currency, landlord_id, property_id };
  }
  return { kind: row.fields.kind === 'credit' ? 'credit' : 'deposit', currency, lease_id: row.lease.id };
}

function transferOf(row: Ready): Transfer {
  const account = accountOf(row);
  const opening: Account = { kind: 'opening', currency: account.currency };
  const [debit, credit] = row.kind === 'bank' ? [account, opening] : [opening, account];
  return { debit, credit, amount: row.amount };
}

/** Money of tenants that is not allocated becomes receipts, so that it can be. Each has an entry. */
async function insertReceipts(
  db: Db,
  clientId: number,
  ready: readonly OfLease[],
  entries: readonly number[],
  days: { opening_on: PlainDate; recorded_on: PlainDate },
): Promise<void> {
  const records = ready.map((row, index) => ({
    lease_id: row.lease.id,
    currency: storedCurrencies[row.fields.currency],
    amount: String(row.amount),
    entry_seq: entries[index],
  }));
  await db.execute(sql`INSERT INTO receipts (client_id, lease_id, received_on, recorded_on, currency, amount, method, reference, entry_seq)
    SELECT ${clientId}, lease_id, ${days.opening_on}::date, ${days.recorded_on}::date, currency, amount, 'other',
      'Opening balance', entry_seq
    FROM json_to_recordset(${JSON.stringify(records)}::json)
      AS r (lease_id bigint, currency text, amount bigint, entry_seq bigint) ORDER BY entry_seq`);
}

const subjectOf = (row: Ready): AuditEvent['subject'] => {
  if (row.kind === 'bank') return { type: 'bank_account', id: row.bank_account_id };
  if (row.kind === 'landlord') return { type: 'property', id: row.property_id };
  return { type: 'lease', id: row.lease.id };
};

/** Posts the rows: one entry for all charges, one for each tenant's money, one for the rest. */
async function post(
  db: Db,
  actor: Actor,
  { id, clientId }: Target,
  ready: readonly Ready[],
): Promise<Map<string, { entry: number | undefined }>> {
  const made = new Map<string, { entry: number | undefined }>();
  if (ready.length === 0) return made;
  const [head] = await rows<{ opening_on: PlainDate }>(
    db,
    sql`SELECT opening_on::text FROM imports WHERE id = ${id}`,
  );
  const opening_on = head?.opening_on ?? '';
  await checkDay(db, clientId, { day: opening_on, field: 'opening_on', now: actor.now });
  const entry = { kind: 'opening', effective_on: opening_on, import_id: id } as const;
  const entryOf = (own: readonly Ready[]): Entry => ({ ...entry, transfers: own.map(transferOf) });

  const charges = ready.filter(isOfLease).filter(({ fields }) => fields.kind === 'charge');
  const credits = ready.filter(isOfLease).filter(({ fields }) => fields.kind === 'credit');
  const others = ready.filter(({ fields }) => fields.kind !== 'charge' && fields.kind !== 'credit');
  const { entries: charged } = await postCharges(
    db,
    actor,
    clientId,
    { kind: 'opening', import_id: id },
    chargesOf(charges, opening_on),
  );
  for (const { key } of charges) made.set(key, { entry: charged[0] });
  const groups = [...credits.map((row) => [row]), ...(others.length > 0 ? [others] : [])];
  const posted = await postEntries(db, actor, clientId, groups.map(entryOf));
  for (const [index, rowsOf] of groups.entries()) {
    for (const { key } of rowsOf) made.set(key, { entry: posted[index] });
  }
  await insertReceipts(db, clientId, credits, posted, { opening_on, recorded_on: today(actor.now) });
  return made;
}

/** Posts opening balances. What the book has gained since they were sent makes one a duplicate or an error. */
export async function commitOpening(
  db: Db,
  actor: Actor,
  target: Target,
  sent: readonly SentRow[],
): Promise<Committed> {
  const checked = await checkOpening(db, target, sent);
  const ready = checked.flatMap(({ key, ready }): Ready[] => (ready ? [{ key, ...ready }] : []));
  const made = await post(db, actor, target, ready);
  const events = ready.map((row) => ({
    action: 'create' as const,
    subject: subjectOf(row),
    clientId: target.clientId,
    changes: {
      import: [null, target.id] as [null, number],
      [row.fields.kind]: [null, `${toDecimal(row.amount)} ${row.fields.currency}`] as [null, string],
    },
  }));
  await recordEvents(db, actor, events);
  return { checked, made };
}
