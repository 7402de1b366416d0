import type { Grade, RiskRating } from '../report/index.ts';
import type { Debt } from './debts.ts';

/** The version of the rules below: another number for any change of what they find. */
export const RATING_VERSION = 1;

/** What a rating is found from. */
export interface Basis {
  /** Of the latest months, oldest first; null for a disputed one. */
  grades: readonly (Grade | null)[];
  debts: readonly Pick<Debt, 'isOver'>[];
  /** Whether a claim is listed. */
  isClaimed: boolean;
}

/** So many grades must be there before they count. */
const ENOUGH = 3;

interface Rule {
  rule: string;
  /** Null: not rated. */
  rating: RiskRating | null;
  applies: (basis: Basis) => boolean;
}

const count = ({ grades }: Basis, grade: Grade) => grades.filter((own) => own === grade).length;
const isEnough = ({ grades }: Basis) => grades.filter((grade) => grade !== null).length >= ENOUGH;

/** Grades have one of these: at least so many of a grade. */
const has =
  (...least: readonly [Grade, number][]) =>
  (basis: Basis) =>
    isEnough(basis) && least.some(([grade, times]) => count(basis, grade) >= times);

/** A month's rent, divided by `share`, is open over so many days. */
const owes =
  (days: number, share: bigint) =>
  ({ debts }: Basis) =>
    debts.some(({ isOver }) => isOver(days, share));

/** The first that applies decides. */
const rules: readonly Rule[] = [
  { rule: 'non_payer.claim', rating: 'Non Payer', applies: ({ isClaimed }) => isClaimed },
  {
    rule: 'non_payer.grades',
    rating: 'Non Payer',
    applies: ({ grades }) => grades.length >= ENOUGH && grades.slice(-ENOUGH).every((grade) => grade === 'N'),
  },
  { rule: 'non_payer.debt', rating: 'Non Payer', applies: owes(90, 1n) },
  { rule: 'high_plus.grades', rating: 'High Risk+', applies: has(['N', 2]) },
  { rule: 'high_plus.debt', rating: 'High Risk+', applies: owes(60, 10n) },
  { rule: 'high.grades', rating: 'High Risk', applies: has(['N', 1], ['S', 3]) },
  { rule: 'high.debt', rating: 'High Risk', applies: owes(30, 10n) },
  { rule: 'unrated', rating: null, applies: (basis) => !isEnough(basis) },
  { rule: 'medium.grades', rating: 'Medium Risk', applies: has(['S', 1], ['L', 3]) },
  { rule: 'medium.debt', rating: 'Medium Risk', applies: owes(0, 10n) },
  { rule: 'low', rating: 'Low Risk', applies: () => true },
];

/** The rating, and the rule that decided. */
export function rate(basis: Basis): { rule: string; rating: RiskRating | null } {
  const found = rules.find(({ applies }) => applies(basis));
  if (!found) throw new Error('No rule applies.');
  return { rule: found.rule, rating: found.rating };
}
