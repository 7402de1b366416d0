import type { BankCostReversal } from '@rentsafe/domain/bankStatement';
import { today } from '@rentsafe/domain/date';
import type { PlainDate } from '@rentsafe/format/date';
import { toDecimal } from '@rentsafe/format/money';
import { sql } from 'drizzle-orm';
import { type Actor, type AuditEvent, recordEvents } from '../audit/events.ts';
import { checkUnreconciled } from '../bankAccount/reconciled.ts';
import { activeAccount } from '../bankAccount/repository.ts';
import { type Db, rows } from '../db/database.ts';
import { fieldError, HttpError } from '../http/errors.ts';
import type { Account } from '../ledger/account.ts';
import { checkDay } from '../ledger/days.ts';
import { mirrored, postEntry } from '../ledger/post.ts';
import type { StoredCurrency } from '../money/wire.ts';
import { checkHolds } from './transfer.ts';

interface StoredMove {
  on: PlainDate;
  amount: string;
  currency: StoredCurrency;
  /** Of the account of a bank; null of what was exchanged. */
  debit_bank: number | null;
  credit_bank: number | null;
  /** A line that is matched with it, on either account. */
  line: number | null;
  reversed: boolean;
}

/** What a transfer between accounts moved; nothing of what is none, or is the reversal of one. */
const readTransfer = (db: Db, clientId: number, seq: number): Promise<StoredMove[]> =>
  rows<StoredMove>(
    db,
    sql`SELECT e.effective_on::text AS on, t.amount::text, t.currency, d.bank_account_id AS debit_bank, c.bank_account_id AS credit_bank,
          (SELECT min(line_id) FROM bank_matches m WHERE m.client_id = e.client_id AND m.entry_seq = e.seq) AS line,
          EXISTS (SELECT FROM entries r WHERE r.client_id = e.client_id AND r.reverses_seq = e.seq) AS reversed
        FROM entries e JOIN transfers t ON t.client_id = e.client_id AND t.entry_seq = e.seq
          JOIN accounts d ON d.id = t.debit_account JOIN accounts c ON c.id = t.credit_account
        WHERE e.client_id = ${clientId} AND e.seq = ${seq} AND e.kind = 'bank_transfer' AND e.reverses_seq IS NULL
        ORDER BY t.line`,
  );

const accountOf = (currency: StoredCurrency, bank: number | null): Account =>
  bank === null ? { kind: 'exchange', currency } : { kind: 'bank', currency, bank_account_id: bank };

/** @throws HttpError 409 for one that is reversed, or on a bank line. */
function checkReversible({ reversed, line }: StoredMove): void {
  if (reversed) throw new HttpError(409, 'This transfer is reversed already.');
  if (line === null) return;
  throw new HttpError(409, { detail: 'This transfer is matched with a bank line. Unmatch it first.', line });
}

/**
 * Takes a transfer back: each account has what it had. The line that posted it forgets it. The book is locked already. False where
 * the entry is no transfer.
 *
 * @throws HttpError 400 for a day before it, to come, locked or reconciled, a closed account, or money that was gone on a day; 409 for
 * one that is reversed or matched, or more than is there.
 */
export async function reverseTransfer(
  db: Db,
  actor: Actor,
  clientId: number,
  seq: number,
  { on, reason }: BankCostReversal,
): Promise<boolean> {
  const moves = await readTransfer(db, clientId, seq);
  const [first] = moves;
  if (!first) return false;
  checkReversible(first);
  const entered = { day: on ?? today(actor.now), field: 'on', now: actor.now };
  await checkDay(db, clientId, entered);
  if (entered.day < first.on) throw fieldError('on', `Not before ${first.on}.`);
  const banks = moves.flatMap(({ debit_bank, credit_bank }) => [debit_bank ?? [], credit_bank ?? []].flat());
  for (const bank of banks) {
    await checkUnreconciled(db, bank, entered);
    await activeAccount(db, clientId, bank, 'on');
  }
  for (const { debit_bank: bank_account_id, currency, amount } of moves) {
    if (bank_account_id === null) continue;
    const own = { currency, bank_account_id } as const;
    const side = { account: { kind: 'bank', ...own }, paying: { kind: 'paying', ...own } } as const;
    await checkHolds(db, clientId, side, BigInt(amount), entered);
  }
  await postEntry(db, actor, clientId, {
    ...{ kind: 'bank_transfer', effective_on: entered.day, reason, reverses_seq: seq },
    transfers: moves.map(({ currency, debit_bank, credit_bank, amount }) =>
      mirrored({
        debit: accountOf(currency, debit_bank),
        credit: accountOf(currency, credit_bank),
        amount: BigInt(amount),
      }),
    ),
  });
  await recordEvents(
    db,
    actor,
    banks.map(
      (id): AuditEvent => ({
        action: 'reverse',
        subject: { type: 'bank_account', id },
        clientId,
        changes: {
          transfer: [seq, null],
          amount: [toDecimal(BigInt(first.amount)), null],
          reason: [null, reason],
        },
      }),
    ),
  );
  return true;
}
