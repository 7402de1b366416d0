import type { BankTransfer, BankTransferInput } from '@rentsafe/domain/bankTransfer';
import { today } from '@rentsafe/domain/date';
import { toDecimal } from '@rentsafe/format/money';
import { type Actor, type Changes, recordEvents } from '../audit/events.ts';
import { checkUnreconciled } from '../bankAccount/reconciled.ts';
import { activeAccount } from '../bankAccount/repository.ts';
import { lockBook } from '../book/lock.ts';
import type { Db } from '../db/database.ts';
import { fieldError, HttpError } from '../http/errors.ts';
import { issueText } from '../http/issueText.ts';
import type { Account } from '../ledger/account.ts';
import { checkDay, type Entered } from '../ledger/days.ts';
import type { Transfer } from '../ledger/entry.ts';
import { heldIn, postEntry } from '../ledger/post.ts';
import { checkThere } from '../ledger/there.ts';
import { minorIn } from '../money/minorIn.ts';
import type { StoredCurrency } from '../money/wire.ts';

interface Side {
  account: Account;
  /** What is set aside in it. */
  paying: Account;
  currency: StoredCurrency;
}

async function readSide(db: Db, clientId: number, field: 'from' | 'to', id: number): Promise<Side> {
  const { currency } = await activeAccount(db, clientId, id, field);
  const own = { currency, bank_account_id: id } as const;
  return { currency, account: { kind: 'bank', ...own }, paying: { kind: 'paying', ...own } };
}

/** Between currencies each side goes through what was exchanged. */
function transfersOf(
  from: Side,
  to: Side,
  { amount, received }: Pick<BankTransferInput, 'amount' | 'received'>,
): Transfer[] {
  const left = minorIn(from.currency, 'amount', amount);
  if (from.currency === to.currency) {
    if (received) throw fieldError('received', 'Only between currencies.');
    return [{ debit: to.account, credit: from.account, amount: left }];
  }
  if (!received) throw fieldError('received', issueText({ code: 'required', params: {} }));
  const exchange = ({ currency }: Side): Account => ({ kind: 'exchange', currency });
  return [
    { debit: exchange(from), credit: from.account, amount: left },
    { debit: to.account, credit: exchange(to), amount: minorIn(to.currency, 'received', received) },
  ];
}

/**
 * A transfer takes no more than is there and not set aside for payments.
 *
 * @throws HttpError 409 for more than the account holds, 400 at `on` for more than it held at the end of a day from then on.
 */
export async function checkHolds(
  db: Db,
  clientId: number,
  { account: from, paying }: Pick<Side, 'account' | 'paying'>,
  amount: bigint,
  { day, field }: Entered,
): Promise<void> {
  const held = await heldIn(db, clientId, [from, paying]);
  const left = -[...held.values()].reduce((sum, credit) => sum + credit, 0n);
  if (amount > left) throw new HttpError(409, `The account holds only ${toDecimal(left > 0n ? left : 0n)}.`);
  await checkThere(db, clientId, [{ from, amount }], { day, field });
}

/**
 * Moves money between accounts of a book; `field` is the one at which a day is refused.
 *
 * @throws HttpError 400 for an unknown or closed account, the same one twice, another currency, or a day to come, locked or
 * reconciled; 403 between currencies by a User; 409 for more than is there.
 */
export async function insertBankTransfer(
  db: Db,
  actor: Actor,
  clientId: number,
  { from, to, amount, received, on, reason }: BankTransferInput,
  { isAdmin, field = 'on' }: { isAdmin: boolean; field?: string },
): Promise<BankTransfer> {
  await lockBook(db, clientId);
  const sides = [await readSide(db, clientId, 'from', from), await readSide(db, clientId, 'to', to)] as const;
  if (from === to) throw fieldError('to', 'Choose another account.');
  if (sides[0].currency !== sides[1].currency && !isAdmin) {
    throw new HttpError(403, 'An Admin must exchange money.');
  }
  const transfers = transfersOf(...sides, { amount, received });
  const day = on ?? today(actor.now);
  const moved = { day, field, now: actor.now };
  await checkDay(db, clientId, moved);
  for (const side of [from, to]) await checkUnreconciled(db, side, moved);
  await checkHolds(db, clientId, sides[0], minorIn(sides[0].currency, 'amount', amount), moved);
  const entry = await postEntry(db, actor, clientId, {
    kind: 'bank_transfer',
    effective_on: day,
    reason,
    transfers,
  });
  const changes = { amount: [null, amount], reason: [null, reason] } satisfies Changes;
  const event = (id: number, other: Changes) =>
    ({
      action: 'update',
      subject: { type: 'bank_account', id },
      clientId,
      changes: { ...other, ...changes },
    }) as const;
  await recordEvents(db, actor, [
    event(from, { transfer_to: [null, to] }),
    event(to, { transfer_from: [null, from] }),
  ]);
  return { entry };
}
