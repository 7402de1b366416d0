import type { PlainDate } from '@rentsafe/format/date';
import type { Db } from '../db/database.ts';
import { type Account, keyOf } from '../ledger/account.ts';
import type { Transfer } from '../ledger/entry.ts';
import { heldIn, mirrored, postEntry } from '../ledger/post.ts';
import { checkThere } from '../ledger/there.ts';
import { checkEnough, type Posting, type Row } from './posting.ts';

function landlordOf({ currency, landlord_id, property_id }: Row): Account {
  if (landlord_id === null || property_id === null) throw new Error('A journal of a landlord has both.');
  return { kind: 'landlord', currency, landlord_id, property_id };
}

const transferOf = (row: Row): Transfer => {
  const { currency, amount, kind } = row;
  const debit: Transfer = { debit: landlordOf(row), credit: { kind: 'commission', currency }, amount };
  return kind === 'creditor_debit' ? debit : mirrored(debit);
};

/** The account of a landlord is never below zero. @throws HttpError 409 for more than is held, 400 before it was. */
async function checkHeld(db: Db, row: Row, { debit, amount }: Transfer, day: PlainDate): Promise<void> {
  if (debit.kind !== 'landlord') return;
  const held = await heldIn(db, row.client_id, [debit]);
  checkEnough(row, held.get(keyOf(debit)) ?? 0n, 'is available');
  await checkThere(db, row.client_id, [{ from: debit, amount }], { day, field: 'on' });
}

/** Between a landlord and what the agency earns. */
export const ofLandlord: Posting = {
  post: async (db, actor, row, head) => {
    const transfer = transferOf(row);
    await checkHeld(db, row, transfer, head.effective_on);
    return postEntry(db, actor, row.client_id, { ...head, transfers: [transfer] });
  },
  reverse: async (db, actor, row, head) => {
    const transfer = mirrored(transferOf(row));
    await checkHeld(db, row, transfer, head.effective_on);
    return postEntry(db, actor, row.client_id, { ...head, transfers: [transfer] });
  },
};
