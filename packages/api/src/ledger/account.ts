import type { StoredCurrency } from '../money/wire.ts';

type Of<Kind, References> = { kind: Kind; currency: StoredCurrency } & References;

/** An account, by what it is of. Those of tenants and creditors, and contra, are in the claim half, the others in the money half. */
export type Account =
  | Of<'tenant' | 'credit' | 'deposit', { lease_id: number }>
  | Of<'landlord' | 'rent_tax' | 'shortfall', { landlord_id: number; property_id: number }>
  | Of<'creditor', { party_id: number }>
  | Of<'bank' | 'paying', { bank_account_id: number }>
  | Of<'contra' | 'unidentified' | 'commission' | 'exchange' | 'opening', unknown>;

export const halfOf = ({ kind }: Account) =>
  kind === 'tenant' || kind === 'creditor' || kind === 'contra' ? 'claim' : 'money';

/** As the column of that name. */
export function keyOf(account: Account): string {
  const references = [
    'lease_id' in account && `:l${account.lease_id}`,
    'landlord_id' in account && `:o${account.landlord_id}:p${account.property_id}`,
    'party_id' in account && `:c${account.party_id}`,
    'bank_account_id' in account && `:b${account.bank_account_id}`,
  ];
  return `${account.kind}:${account.currency}${references.filter(Boolean).join('')}`;
}
