import type { Currency } from '@rentsafe/domain/money';
import type { PartyInput } from '@rentsafe/domain/party';
import type { CreditorStatement } from '@rentsafe/domain/trustReport';
import type { PlainDate } from '@rentsafe/format/date';
import { toDecimal } from '@rentsafe/format/money';
import { sql } from 'drizzle-orm';
import { type Db, rows } from '../db/database.ts';
import type { AsTheyStood } from '../db/formerRows.ts';
import { unknownReference } from '../http/errors.ts';
import { correctedEntries } from '../ledger/corrections.ts';
import { storedCurrencies } from '../money/wire.ts';
import { partyJson } from '../party/repository.ts';

interface Period {
  currency: Currency;
  from: PlainDate;
  to: PlainDate;
  known_seq: number;
}

type Movement = Pick<
  CreditorStatement['lines'][number],
  'date' | 'kind' | 'number' | 'description' | 'entry' | 'corrects'
> & {
  minor: string;
};

/** The bill, the disbursement or the journal of the entry `e`: its number, and what it is for. */
const documents = sql`LATERAL (
    SELECT b.number, b.description FROM bills b WHERE b.client_id = e.client_id AND b.entry_seq = e.seq
  ) billed ON true LEFT JOIN LATERAL (
    SELECT d.number, d.reference FROM disbursement_events v JOIN disbursements d ON d.id = v.disbursement_id
    WHERE v.client_id = e.client_id AND v.entry_seq = e.seq
  ) paid ON true LEFT JOIN LATERAL (
    SELECT j.number FROM journals j WHERE j.client_id = e.client_id AND (j.entry_seq = e.seq OR j.reversal_seq = e.seq)
  ) corrected ON true`;

/** @throws HttpError 400 at `party` for one to whom the book owes nothing and never did. */
export async function creditorStatement(
  db: Db,
  clientId: number,
  { party, currency, from, to, known_seq, stood }: Period & { party: PartyInput; stood: AsTheyStood },
): Promise<CreditorStatement> {
  const column = party.type === 'company' ? sql`p.company_id` : sql`p.individual_id`;
  const [found] = await rows<{ id: number; party: CreditorStatement['party'] }>(
    db,
    sql`SELECT p.id, ${partyJson()} AS party FROM parties p WHERE ${column} = ${party.id}
        AND EXISTS (SELECT FROM accounts a JOIN postings t ON t.account_id = a.id
          WHERE a.client_id = ${clientId} AND a.kind = 'creditor' AND a.party_id = p.id AND t.entry_seq <= ${known_seq})`,
  );
  if (!found) throw unknownReference(['party'], party.id);
  const movements = await rows<Movement>(
    db,
    stood(sql`SELECT e.effective_on::text AS date, e.kind, e.seq::int AS entry, m.minor::text, ${correctedEntries} AS corrects,
          coalesce(billed.number, paid.number, corrected.number) AS number,
          coalesce(billed.description, e.reason, paid.reference, '') AS description
        FROM (
          SELECT p.entry_seq, -sum(p.amount) AS minor FROM accounts a JOIN postings p ON p.account_id = a.id
          WHERE a.client_id = ${clientId} AND a.kind = 'creditor' AND a.party_id = ${found.id}
            AND a.currency = ${storedCurrencies[currency]} AND p.effective_on <= ${to}::date AND p.entry_seq <= ${known_seq}
          GROUP BY p.entry_seq HAVING sum(p.amount) <> 0
        ) m JOIN entries e ON e.client_id = ${clientId} AND e.seq = m.entry_seq LEFT JOIN ${documents}
        ORDER BY e.effective_on, e.seq`),
  );
  let balance = 0n;
  let opening = 0n;
  const lines: CreditorStatement['lines'] = [];
  for (const { minor, ...movement } of movements) {
    const amount = BigInt(minor);
    balance += amount;
    if (movement.date < from) opening = balance;
    else {
      const [credit, debit] = amount > 0n ? [amount, 0n] : [0n, -amount];
      lines.push({
        ...movement,
        ...{ debit: toDecimal(debit), credit: toDecimal(credit), balance: toDecimal(balance) },
      });
    }
  }
  const ends = { opening: toDecimal(opening), lines, closing: toDecimal(balance) };
  return { party: found.party, currency, from, to, known_seq, ...ends };
}
