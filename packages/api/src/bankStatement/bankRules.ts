import type { BankSuggestion } from '@rentsafe/domain/bankStatement';
import { toDecimal } from '@rentsafe/format/money';
import { sql } from 'drizzle-orm';
import { type Db, rows } from '../db/database.ts';
import { foldWords } from '../search/fold.ts';
import { mayPostCost } from './costs.ts';
import type { StoredLine } from './lines.ts';

/** A rule that a line fits. */
export interface FittingRule {
  id: number;
  contains: string;
  kind: 'lease' | 'party' | 'cost' | 'transfer';
  /** The lease of the rule, or those that its person or company rents. */
  leases: number[];
  party: number | null;
  account: number | null;
  cost: BankSuggestion['cost'];
}

/** The rules whose text stands in a line: the longest text first, one for the account before one for all. */
export async function fittingRules(db: Db, line: StoredLine): Promise<FittingRule[]> {
  const text = foldWords(`${line.description} ${line.reference ?? ''}`);
  return rows<FittingRule>(
    db,
    sql`SELECT r.id::int, r.contains, r.kind, r.party_id::int AS party, r.transfer_account_id::int AS account,
          coalesce((SELECT json_agg(DISTINCT le.id) FROM leases le LEFT JOIN lease_parties lp ON lp.lease_id = le.id
            WHERE le.client_id = r.client_id AND (le.id = r.lease_id OR lp.party_id = r.party_id AND lp.role = 'tenant')), '[]') AS leases,
          CASE WHEN r.kind = 'cost' THEN json_build_object('bearer', r.cost_bearer, 'property', r.cost_property_id,
            'reason', r.cost_reason) END AS cost
        FROM bank_rules r WHERE r.client_id = ${line.client_id} AND strpos(${text}, r.contains_key) > 0
          AND (r.bank_account_id IS NULL OR r.bank_account_id = ${line.bank_account_id})
        ORDER BY char_length(r.contains_key) DESC, r.bank_account_id IS NULL, r.id DESC`,
  );
}

const costSuggestion = (
  { amount }: StoredLine,
  cost: NonNullable<BankSuggestion['cost']>,
  id: number,
): BankSuggestion => ({
  ...{ kind: 'cost', id, number: cost.reason, name: '', on: null, amount: toDecimal(amount), cost },
  ...{ approved: false, score: 100, reasons: [], rule: null, then: { cost } },
});

/** What a cost of the agency with the same text was posted with the last time. */
async function costBefore(db: Db, line: StoredLine): Promise<BankSuggestion['cost']> {
  const [found] = await rows<{ reason: string }>(
    db,
    sql`SELECT e.reason FROM bank_lines l JOIN bank_matches m ON m.line_id = l.id
          JOIN entries e ON e.client_id = l.client_id AND e.seq = m.entry_seq AND e.kind = 'bank_cost'
        WHERE l.bank_account_id = ${line.bank_account_id} AND lower(l.description) = lower(${line.description})
          AND sign(l.amount) = ${line.amount > 0n ? 1 : -1}
          AND NOT EXISTS (SELECT FROM entries r WHERE r.client_id = e.client_id AND r.reverses_seq = e.seq)
          AND EXISTS (SELECT FROM transfers t JOIN accounts a ON a.id IN (t.debit_account, t.credit_account)
            WHERE t.client_id = e.client_id AND t.entry_seq = e.seq AND a.kind = 'commission')
        ORDER BY l.on_date DESC, l.id DESC LIMIT 1`,
  );
  return found ? { bearer: 'agency', property: null, reason: found.reason } : null;
}

/** The costs that rules name, and the one that a line with the same text was before; only what the caller may post. */
export async function suggestedCosts(
  db: Db,
  line: StoredLine,
  rules: readonly FittingRule[],
  isAdmin: boolean,
): Promise<BankSuggestion[]> {
  const found: BankSuggestion[] = [];
  for (const { id, cost } of rules) {
    if (cost && (await mayPostCost(db, line, cost, isAdmin))) found.push(costSuggestion(line, cost, id));
  }
  const before = await costBefore(db, line);
  const isKnown = found.some(({ cost }) => cost?.reason === before?.reason);
  if (before && !isKnown && (await mayPostCost(db, line, before, isAdmin))) {
    found.push({ ...costSuggestion(line, before, line.id), score: 60, reasons: ['Posted like this before'] });
  }
  return found;
}

/** What is compared with rules, beside what is shown. */
export interface Ruled {
  suggestion: BankSuggestion;
  /** Of a receipt or a lease. */
  lease?: number | null | undefined;
  /** Of a payment. */
  party?: number | null | undefined;
}

function fits({ suggestion, lease, party }: Ruled, rule: FittingRule, amount: string): boolean {
  const { kind, id } = suggestion;
  if (kind === 'cost') return rule.kind === 'cost' && rule.id === id;
  if (kind === 'transfer') return rule.account === id;
  if (kind !== 'lease' && suggestion.amount !== amount) return false;
  return (lease != null && rule.leases.includes(lease)) || (party != null && rule.party === party);
}

/** Suggestions with those that rules name first: what the book has of the amount before what would be posted. */
export function ruledFirst(
  found: readonly Ruled[],
  rules: readonly FittingRule[],
  line: StoredLine,
): BankSuggestion[] {
  const amount = toDecimal(line.amount);
  const ranked = found.map((ruled) => {
    const rank = rules.findIndex((rule) => fits(ruled, rule, amount));
    const rule = rules[rank];
    const { suggestion } = ruled;
    if (!rule) return { rank: rules.length, suggestion };
    const reasons = [`Rule: ${rule.contains}`, ...suggestion.reasons];
    return { rank, suggestion: { ...suggestion, score: 100, reasons, rule: rule.id } };
  });
  const posts = ({ kind }: BankSuggestion) => Number(['lease', 'transfer', 'cost'].includes(kind));
  return ranked
    .toSorted(
      (a, b) =>
        a.rank - b.rank ||
        b.suggestion.score - a.suggestion.score ||
        posts(a.suggestion) - posts(b.suggestion),
    )
    .map(({ suggestion }) => suggestion);
}
