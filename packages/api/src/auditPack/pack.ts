import type { AuditPack, PackAccount } from '@rentsafe/domain/auditPack';
import { currencies } from '@rentsafe/domain/money';
import { firstDayOf, lastDayOf, type Month, type PlainDate } from '@rentsafe/format/date';
import { toDecimal, toMinor } from '@rentsafe/format/money';
import { sql } from 'drizzle-orm';
import { anyId } from '../db/among.ts';
import { type Db, rows } from '../db/database.ts';
import type { AsTheyStood } from '../db/formerRows.ts';
import { type AsKnown, countsIn } from '../ledger/asKnown.ts';
import { currencyOf, type StoredCurrency } from '../money/wire.ts';
import { readReconciliations } from '../reconciliation/repository.ts';
import { trustBalance } from '../trustReport/trustBalance.ts';
import { approvedAlone, reversals } from './controls.ts';
import { ledgersOf } from './ledgers.ts';

/** The accounts in use or that hold something, each with what was signed at the end of the month. */
async function accountsOf(
  db: Db,
  clientId: number,
  asKnown: AsKnown,
  stood: AsTheyStood,
): Promise<PackAccount[]> {
  const signedOf = sql`FROM reconciliations r WHERE r.bank_account_id = b.id AND r.known_seq <= ${asKnown.known_seq}`;
  const found = await rows<{
    id: number;
    name: string;
    kind: PackAccount['kind'];
    currency: StoredCurrency;
    minor: string;
    signed: number | null;
    reconciled_on: PlainDate | null;
  }>(
    db,
    stood(sql`SELECT * FROM (
          SELECT b.id::int, b.name, b.kind, b.currency, b.is_active, coalesce((
              SELECT sum(p.amount) FROM accounts a JOIN postings p ON p.account_id = a.id AND ${countsIn(asKnown, sql`p`)}
              WHERE a.client_id = b.client_id AND a.kind = 'bank' AND a.bank_account_id = b.id), 0)::text AS minor,
            (SELECT r.id::int ${signedOf} AND r.on_date = ${asKnown.as_at}::date
              ORDER BY r.id DESC LIMIT 1) AS signed,
            (SELECT max(r.on_date)::text ${signedOf}) AS reconciled_on
          FROM bank_accounts b WHERE b.client_id = ${clientId}
        ) b WHERE is_active OR minor <> '0' ORDER BY currency, name, id`),
  );
  const ids = found.flatMap(({ signed }) => (signed === null ? [] : [signed]));
  const signed = await readReconciliations(
    db,
    sql`SELECT * FROM reconciliations WHERE id = ${anyId(ids)}`,
    stood,
  );
  const accounts: PackAccount[] = [];
  for (const account of found) {
    const reconciliation = signed.find(({ id }) => id === account.signed) ?? null;
    const currency = currencyOf(account.currency);
    accounts.push({
      ...{ bank_account: { id: account.id, name: account.name }, kind: account.kind, currency },
      ...{ book: toDecimal(BigInt(account.minor)), reconciled_on: account.reconciled_on, reconciliation },
      ledgers:
        reconciliation &&
        (await trustBalance(db, clientId, currency, {
          as_at: reconciliation.on,
          known_seq: reconciliation.known_seq,
        })),
    });
  }
  return accounts;
}

/** What an auditor asks for of a month, as far as it has come. */
export async function auditPackOf(
  db: Db,
  clientId: number,
  month: Month,
  { as_at: today, known_seq }: AsKnown,
  stood: AsTheyStood,
): Promise<AuditPack> {
  const last = lastDayOf(month);
  const asKnown = { as_at: last < today ? last : today, known_seq };
  const days = { from: firstDayOf(month), to: asKnown.as_at, known_seq };
  const ledgers = await ledgersOf(db, clientId, asKnown, stood);
  const trust: AuditPack['trust'] = [];
  for (const currency of currencies) {
    const balance = await trustBalance(db, clientId, currency, asKnown);
    if (balance.accounts.length > 0 || ledgers.some((ledger) => ledger.currency === currency))
      trust.push({ currency, ...balance });
  }
  return {
    month,
    ...asKnown,
    accounts: await accountsOf(db, clientId, asKnown, stood),
    trust,
    ledgers,
    below_zero: ledgers.filter(({ balance }) => toMinor(balance) < 0n),
    alone: await approvedAlone(db, clientId, days),
    reversals: await reversals(db, clientId, days),
  };
}
