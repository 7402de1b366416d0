// How rent was paid (grades of months) and what follows from it: the rules of ratings.
export type { CreditLine } from './credit.ts';
export type { Payment, RatedCharge, RatedClaim, RatedFacts, RatedLease } from './facts.ts';
export { type Graded, gradeOf } from './grade.ts';
export { type Rating, ratingOf } from './rating.ts';
export { type Basis, RATING_VERSION, rate } from './rules.ts';
