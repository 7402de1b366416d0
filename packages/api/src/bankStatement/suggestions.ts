import type { BankSuggestion } from '@rentsafe/domain/bankStatement';
import { toDecimal } from '@rentsafe/format/money';
import type { Db } from '../db/database.ts';
import { foldAll, searchTerms } from '../search/fold.ts';
import { approvedCandidates } from './approved.ts';
import { fittingRules, type Ruled, ruledFirst, suggestedCosts } from './bankRules.ts';
import { leaseCandidates, movementCandidates, type Suggested } from './candidates.ts';
import { storedLine } from './lines.ts';
import { LEAST_SCORE, scoreMatch } from './score.ts';
import { suggestedTransfers } from './transfers.ts';

/** So many are worth reading. */
const SHOWN = 10;

const isFoundBy = ({ number, name, candidate }: Suggested, words: readonly string[]) => {
  const text = foldAll(number, name, candidate.reference, ...candidate.names);
  return words.every((word) => text.includes(word));
};

/** What an open line may be, best first, with reasons, what rules name before all else; with a search whatever it finds; what it made
 * itself alone. Only an open line has any. */
export async function suggestions(
  db: Db,
  lineId: number,
  query: string,
  isAdmin: boolean,
): Promise<BankSuggestion[]> {
  const line = await storedLine(db, lineId);
  if (line.state !== 'open') return [];
  const words = line.made ? [] : searchTerms(query);
  const isSearch = words.length > 0;
  const rules = line.made || isSearch ? [] : await fittingRules(db, line);
  const compared = { ...line, text: `${line.description} ${line.reference ?? ''}` };
  const found = [
    ...(await movementCandidates(db, line, isSearch)),
    ...(line.made ? [] : await approvedCandidates(db, line)),
    ...(line.made
      ? []
      : await leaseCandidates(
          db,
          line,
          words,
          rules.flatMap(({ leases }) => leases),
        )),
  ];
  const ofRules = new Set(rules.flatMap(({ leases }) => leases));
  const movements = found
    .filter((suggested) => !isSearch || suggested.kind === 'lease' || isFoundBy(suggested, words))
    .map(({ candidate, lease, party, payee, approved = false, undone, ...suggested }): Ruled => {
      const { score, reasons } = line.made
        ? { score: 100, reasons: ['This line made it'] }
        : scoreMatch(compared, candidate);
      return {
        // No rule means what was taken back.
        ...(!undone && { lease, party }),
        suggestion: {
          ...{ ...suggested, approved, score, amount: toDecimal(candidate.amount) },
          reasons: [...(approved ? ['Approved, not yet paid'] : []), ...(undone ? [undone] : []), ...reasons],
          ...{ rule: null, cost: null },
          then: lease ? { lease } : payee && { party: { type: payee.type, id: payee.id } },
        },
      };
    })
    .filter(
      ({ suggestion: { score }, lease, party }) =>
        isSearch ||
        score >= LEAST_SCORE ||
        (lease != null && ofRules.has(lease)) ||
        (party != null && rules.some((rule) => rule.party === party)),
    );
  const accounts = rules.flatMap(({ account }) => account ?? []);
  const others = line.made
    ? []
    : [
        ...(await suggestedTransfers(db, line, words, accounts)),
        ...(isSearch ? [] : await suggestedCosts(db, line, rules, isAdmin)),
      ];
  const all = [...movements, ...others.map((suggestion) => ({ suggestion }))];
  return ruledFirst(all, rules, line)
    .filter(({ score }) => isSearch || score > 0)
    .slice(0, SHOWN);
}
