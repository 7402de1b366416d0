/** A row of the rent-collection table. Amounts in one currency, with 2 decimals. */
export interface RentCollectionRow {
  lease_id: string;
  tenant: string;
  balance_brought_forward: number;
  amount_charged_excl_vat: number;
  vat: number;
  amount_charged_incl_vat: number;
  amount_paid: number;
  adjustments: number;
  end_balance: number;
}

export const rentCollectionAmounts = [
  'balance_brought_forward',
  'amount_charged_excl_vat',
  'vat',
  'amount_charged_incl_vat',
  'amount_paid',
  'adjustments',
  'end_balance',
] as const;
export type RentCollectionAmount = (typeof rentCollectionAmounts)[number];
export type RentCollectionTotals = Record<RentCollectionAmount, number>;

const inCents = (amount: number) => Math.round(amount * 100);

/** The total of each amount column, added up in whole cents. */
export function rentCollectionTotals(rows: readonly RentCollectionRow[]): RentCollectionTotals {
  const totals = rentCollectionAmounts.map((amount) => {
    const cents = rows.reduce((sum, row) => sum + inCents(row[amount]), 0);
    return [amount, cents / 100] as const;
  });
  return Object.fromEntries(totals) as RentCollectionTotals;
}
