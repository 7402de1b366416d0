import type { ChargeType } from '@rentsafe/domain/charge';
import type { StoredCurrency } from '../money/wire.ts';
import type { Account } from './account.ts';
import type { Transfer } from './entry.ts';

/** Whose money an allocation becomes. */
export interface Target {
  lease_id: number;
  currency: StoredCurrency;
  type: ChargeType;
  landlord_id: number;
  property_id: number;
}

/** Amounts of an allocation, in minor units; all are negated where it is taken back. */
export interface Split {
  amount: bigint;
  net: bigint;
  vat: bigint;
  commission_bp: number;
  commission: bigint;
  commission_vat_bp: number;
  commission_vat: bigint;
  rent_tax_bp: number;
  rent_tax: bigint;
}

const splitAmounts = ['amount', 'net', 'vat', 'commission', 'commission_vat', 'rent_tax'] as const;
export type SplitAmount = (typeof splitAmounts)[number];

/** A split in another form: each amount changed, its rates as they were. */
export const withAmounts = <Row extends Record<SplitAmount, unknown>, Changed>(
  row: Row,
  change: (amount: Row[SplitAmount]) => Changed,
): Omit<Row, SplitAmount> & Record<SplitAmount, Changed> => ({
  ...row,
  ...(Object.fromEntries(splitAmounts.map((name) => [name, change(row[name])])) as Record<
    SplitAmount,
    Changed
  >),
});

const landlordOf = ({ currency, landlord_id, property_id }: Target, kind: 'landlord' | 'rent_tax') =>
  ({ kind, currency, landlord_id, property_id }) as const;

/** The money half of an allocation: to the landlord, and from there what is deducted; a deposit is held. */
export function moneyOf(target: Target, { amount, commission, commission_vat, rent_tax }: Split): Transfer[] {
  const { lease_id, currency, type } = target;
  const credit: Account = { kind: 'credit', currency, lease_id };
  if (type === 'deposit') {
    return [{ debit: credit, credit: { kind: 'deposit', currency, lease_id }, amount }];
  }
  const landlord = landlordOf(target, 'landlord');
  return [
    { debit: credit, credit: landlord, amount },
    { debit: landlord, credit: { kind: 'commission', currency }, amount: commission + commission_vat },
    { debit: landlord, credit: landlordOf(target, 'rent_tax'), amount: rent_tax },
  ];
}

/** The claim half: the tenant owes less. */
export const claimOf = ({ lease_id, currency }: Target, { amount }: Pick<Split, 'amount'>): Transfer => ({
  debit: { kind: 'contra', currency },
  credit: { kind: 'tenant', currency, lease_id },
  amount,
});
