import type { BankSuggestion } from '@rentsafe/domain/bankStatement';
import { addDays, type PlainDate, spokenDate } from '@rentsafe/format/date';
import { toDecimal } from '@rentsafe/format/money';
import { sql } from 'drizzle-orm';
import type { Actor } from '../audit/events.ts';
import { insertBankTransfer } from '../bankTransfer/transfer.ts';
import { type Db, rows } from '../db/database.ts';
import { HttpError, unknownReference } from '../http/errors.ts';
import { currencyOf, type StoredCurrency } from '../money/wire.ts';
import { foldAll } from '../search/fold.ts';
import type { StoredLine } from './lines.ts';
import { postingDay } from './post.ts';

/** A transfer that was recorded so many days before or after a line is the one that the line shows. */
const DAYS_APART = 7;

/** A transfer of the amount of a line between its account and another, in the book and on no line of that account. */
async function recordedTransfer(
  db: Db,
  { client_id, bank_account_id, amount, on }: StoredLine,
  other: number,
): Promise<{ seq: number; on: PlainDate } | undefined> {
  const [found] = await rows<{ seq: number; on: PlainDate }>(
    db,
    sql`WITH near AS MATERIALIZED (
          SELECT b.entry_seq FROM bank_movements b
          WHERE b.client_id = ${client_id} AND b.bank_account_id = ${bank_account_id} AND b.amount = ${String(amount)}::bigint
            AND b.effective_on BETWEEN ${addDays(on, -DAYS_APART)}::date AND ${addDays(on, DAYS_APART)}::date
        )
        SELECT e.seq::int, e.effective_on::text AS on FROM near n
          JOIN entries e ON e.client_id = ${client_id} AND e.seq = n.entry_seq
        WHERE e.kind = 'bank_transfer' AND e.reverses_seq IS NULL
          AND NOT EXISTS (SELECT FROM entries r WHERE r.client_id = e.client_id AND r.reverses_seq = e.seq)
          AND EXISTS (SELECT FROM bank_movements o
            WHERE o.client_id = e.client_id AND o.entry_seq = e.seq AND o.bank_account_id = ${other})
          AND NOT EXISTS (SELECT FROM bank_matches m
            WHERE m.client_id = e.client_id AND m.entry_seq = e.seq AND m.bank_account_id = ${bank_account_id})
        ORDER BY abs(e.effective_on - ${on}::date) LIMIT 1`,
  );
  return found;
}

/**
 * Posts what a line brought from another account of the book, or took there, on its day. Returns the number of the entry.
 *
 * @throws HttpError 400 for an account of another book, a closed one, one in the other currency, or a day before the money was there;
 * 409 for more than the account holds, or a transfer that is recorded already.
 */
export async function postTransfer(db: Db, actor: Actor, line: StoredLine, other: number): Promise<number> {
  const { client_id, bank_account_id, amount, currency, description } = line;
  const [account] = await rows<{ currency: StoredCurrency }>(
    db,
    sql`SELECT currency FROM bank_accounts WHERE id = ${other} AND client_id = ${client_id}`,
  );
  const path = ['transfer', 'bank_account'];
  if (!account) throw unknownReference(path, other);
  const refuse = (text: string) => new HttpError(400, { transfer: { bank_account: [text] } });
  if (other === bank_account_id) throw refuse('Choose another account.');
  if (account.currency !== currency) throw refuse(`This must be in ${currencyOf(currency)}.`);
  const recorded = await recordedTransfer(db, line, other);
  if (recorded) {
    const detail = `Entry ${recorded.seq} of ${spokenDate(recorded.on)} is this transfer. Match the line with that.`;
    throw new HttpError(409, { detail, entry: recorded.seq });
  }
  const isIn = amount > 0n;
  const day = await postingDay(db, actor, line, other);
  const { entry } = await insertBankTransfer(
    db,
    actor,
    client_id,
    {
      from: isIn ? other : bank_account_id,
      to: isIn ? bank_account_id : other,
      amount: { amount: toDecimal(isIn ? amount : -amount), currency: currencyOf(currency) },
      on: day,
      reason: description,
    },
    { isAdmin: false, field: 'non_field_errors' },
  );
  return entry;
}

interface OtherAccount {
  id: number;
  name: string;
  kind: 'bank' | 'cash' | 'mobile';
  held: string;
}

const cashWords = /\b(cash|csh|till|banking|banked|atm)\b/i;
const transferWords = /\b(transfer|trf|tfr|ift|internal|own|sweep)\b/i;

/** How likely money of a line is to have come from an account, or to have gone there. */
function scored({ name, kind, held }: OtherAccount, { amount, ...line }: StoredLine) {
  const text = `${line.description} ${line.reference ?? ''}`;
  const reasons: [number, string][] = [];
  if (kind === 'cash' && cashWords.test(text))
    reasons.push([50, amount > 0n ? 'Cash deposit' : 'Cash taken']);
  if (kind !== 'cash' && transferWords.test(text)) reasons.push([30, 'Transfer']);
  if (foldAll(text).includes(foldAll(name))) reasons.push([40, `Name: ${name}`]);
  if (amount > 0n && BigInt(held) === amount) reasons.push([20, 'All that it holds']);
  return {
    score: Math.min(
      reasons.reduce((sum, [points]) => sum + points, 0),
      100,
    ),
    reasons: reasons.map(([, reason]) => reason),
  };
}

/**
 * Accounts in the currency of a line that its money may have come from or gone to; with `words` those that are called so. What one
 * did not have cannot have come from it, and what is recorded already is offered as an entry.
 */
export async function suggestedTransfers(
  db: Db,
  line: StoredLine,
  words: readonly string[],
  ofRules: readonly number[],
): Promise<BankSuggestion[]> {
  const found = await rows<OtherAccount>(
    db,
    sql`SELECT b.id, b.name, b.kind, coalesce((SELECT sum(s.debits - s.credits) FROM accounts a
          JOIN account_balances s ON s.account_id = a.id
          WHERE a.client_id = b.client_id AND a.bank_account_id = b.id), 0)::text AS held
        FROM bank_accounts b WHERE b.client_id = ${line.client_id} AND b.currency = ${line.currency} AND b.is_active
          AND b.id <> ${line.bank_account_id} ORDER BY b.id`,
  );
  const results: BankSuggestion[] = [];
  for (const account of found) {
    const { id, name, held } = account;
    const { score, reasons } = scored(account, line);
    const isFound =
      words.length > 0
        ? words.every((word) => foldAll(name).includes(word))
        : score > 0 || ofRules.includes(id);
    if (!isFound || (line.amount > 0n && BigInt(held) < line.amount)) continue;
    if (await recordedTransfer(db, line, id)) continue;
    results.push({
      ...{ kind: 'transfer', id, number: name, name: '', on: null, amount: toDecimal(BigInt(held)) },
      ...{
        approved: false,
        score,
        reasons,
        rule: null,
        cost: null,
        then: { transfer: { bank_account: id } },
      },
    });
  }
  return results;
}
