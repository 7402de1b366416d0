// Ratings: grades of months, and the rules.
export type { CreditLine } from './credit.ts';
export type { Payment, RatedCharge, RatedClaim, RatedFacts, RatedLease } from './facts.ts';
export { type Graded, gradeOf } from './grade.ts';
export { type Rating, ratingOf } from './rating.ts';
export { type Basis, RATING_VERSION, rate } from './rules.ts';
