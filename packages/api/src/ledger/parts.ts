import type { ChargeType } from '@rentsafe/domain/charge';
import { allocateInOrder } from '@rentsafe/domain/ledger';
import type { AllocationChoice } from '@rentsafe/domain/receipt';
import { toDecimal, toMinor } from '@rentsafe/format/money';
import { sql } from 'drizzle-orm';
import { anyId } from '../db/among.ts';
import { type Db, rows } from '../db/database.ts';
import { fieldError, fieldErrors, unknownReferenceText } from '../http/errors.ts';
import { currencyOf, type StoredCurrency, storedCurrencies } from '../money/wire.ts';
import { allocatable, type OpenCharge, openOfLease, type StoredCharge, toOpenCharge } from './openCharges.ts';
import type { Part } from './rates.ts';

/** What of a receipt may be allocated. */
export interface Unallocated {
  lease_id: number;
  currency: StoredCurrency;
  left: bigint;
  /** Whether the deposit paid it: a charge of the deposit is not paid with it. */
  fromDeposit?: boolean;
  /** What is open of the lease in the currency, where it has been read. */
  open?: readonly OpenCharge[];
}

export const notFromDeposit = 'A deposit charge is not paid from the deposit.';

type Choice = Exclude<AllocationChoice, string | undefined>;

/** Charges that a person named. @throws HttpError 400 at each that is unknown, of another currency or over what is open. */
async function namedParts(
  db: Db,
  choice: Choice,
  open: readonly OpenCharge[],
  { lease_id, currency, left, fromDeposit }: Unallocated,
): Promise<Part[]> {
  const own = await rows<{ id: number; currency: StoredCurrency; type: ChargeType }>(
    db,
    sql`SELECT id, currency, type FROM charges WHERE lease_id = ${lease_id}
        AND id = ${anyId(choice.map(({ charge }) => charge))}`,
  );
  const amounts = new Map<number, bigint>();
  const wrong = choice.flatMap(({ charge, amount: money }, index) => {
    const at = (field: string, message: string) => [{ path: ['allocations', index, field], message }];
    const found = own.find(({ id }) => id === charge);
    if (!found) return at('charge', unknownReferenceText(charge));
    if (fromDeposit && found.type === 'deposit') return at('charge', notFromDeposit);
    if (found.currency !== currency || storedCurrencies[money.currency] !== currency) {
      return at('amount', `This must be in ${currencyOf(currency)}.`);
    }
    const item = open.find(({ id }) => id === charge);
    const before = amounts.get(charge) ?? 0n;
    const rest = (item ? item.amount - item.settled : 0n) - before;
    const amount = toMinor(money.amount);
    amounts.set(charge, before + amount);
    return amount > rest ? at('amount', `Only ${toDecimal(rest)} is open.`) : [];
  });
  if (wrong.length > 0) throw fieldErrors(wrong);
  const sum = [...amounts.values()].reduce((total, amount) => total + amount, 0n);
  if (sum > left) throw fieldError('allocations', `Only ${toDecimal(left)} is unallocated.`);
  return open.flatMap((charge) => {
    const amount = amounts.get(charge.id);
    return amount === undefined ? [] : [{ charge, amount }];
  });
}

/**
 * Which charges money settles: the oldest due date first but disputed ones, none, or those that a person named.
 *
 * @throws HttpError 400 for more than is open or left.
 */
export async function chooseParts(db: Db, choice: AllocationChoice, receipt: Unallocated): Promise<Part[]> {
  if (choice === 'none') return [];
  const { lease_id, currency, left, fromDeposit } = receipt;
  const open =
    receipt.open ?? (await rows<StoredCharge>(db, openOfLease(lease_id, currency))).map(toOpenCharge);
  if (Array.isArray(choice)) return namedParts(db, choice, open, receipt);
  return allocateInOrder(
    allocatable(fromDeposit ? open.filter(({ type }) => type !== 'deposit') : open),
    left,
  );
}
