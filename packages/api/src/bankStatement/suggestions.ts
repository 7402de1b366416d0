import type { BankSuggestion } from '@rentsafe/domain/bankStatement';
import { toDecimal } from '@rentsafe/domain/money';
import type { Db } from '../db/database.ts';
import { foldAll, searchTerms } from '../search/fold.ts';
import { leaseCandidates, movementCandidates, type Suggested } from './candidates.ts';
import { storedLine } from './lines.ts';
import { LEAST_SCORE, scoreMatch } from './score.ts';

/** So many are worth reading. */
const SHOWN = 10;

const isFoundBy = ({ number, name, candidate }: Suggested, words: readonly string[]) => {
  const text = foldAll(number, name, candidate.reference, ...candidate.names);
  return words.every((word) => text.includes(word));
};

/** What an open line may be, best first, with reasons; with a search whatever it finds; what it made itself alone. A matched line
 * has none. */
export async function suggestions(db: Db, lineId: number, query: string): Promise<BankSuggestion[]> {
  const line = await storedLine(db, lineId);
  if (line.state === 'matched') return [];
  const words = line.made ? [] : searchTerms(query);
  const compared = { ...line, text: `${line.description} ${line.reference ?? ''}` };
  const found = [
    ...(await movementCandidates(db, line, words.length > 0)),
    ...(line.made ? [] : await leaseCandidates(db, line, words)),
  ];
  return found
    .filter((suggested) => words.length === 0 || suggested.kind === 'lease' || isFoundBy(suggested, words))
    .map(({ candidate, ...suggested }) => ({
      ...suggested,
      amount: toDecimal(candidate.amount),
      ...(line.made ? { score: 100, reasons: ['This line made it'] } : scoreMatch(compared, candidate)),
    }))
    .filter(({ score }) => words.length > 0 || score >= LEAST_SCORE)
    .toSorted((a, b) => b.score - a.score)
    .slice(0, SHOWN);
}
