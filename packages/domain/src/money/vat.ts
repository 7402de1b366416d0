import type { PlainDate } from '../date/index.ts';

const vatRates: readonly { from: PlainDate; basisPoints: number }[] = [
  { from: '2026-01-01', basisPoints: 1550 },
  { from: '2023-01-01', basisPoints: 1500 },
  { from: '2020-01-01', basisPoints: 1450 },
];

/** The standard VAT rate in force on a day, in basis points: 1550 is 15.5 %. Before 2020 it was 15 %. */
export function vatBasisPointsOn(day: PlainDate): number {
  return vatRates.find(({ from }) => from <= day)?.basisPoints ?? 1500;
}
