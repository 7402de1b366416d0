import type { TrustBalance } from '@rentsafe/domain/trustReport';

/** Whose money is held. */
export const heldTexts: Readonly<Record<keyof TrustBalance['held'], string>> = {
  landlord: 'Landlords',
  deposit: 'Tenants: deposits',
  credit: 'Tenants: unallocated receipts',
  unidentified: 'Unidentified receipts',
  rent_tax: 'Rental income tax withheld',
  commission: 'Agency: commission with VAT',
  paying: 'Approved, not yet paid',
};

/** Why bank accounts and ledgers may differ. */
export const restTexts = {
  exchange: 'Received in one currency, held in the other',
  shortfall: 'Shortfalls owed by landlords',
  opening: 'Opening balances not yet banked',
} as const satisfies Partial<Record<keyof TrustBalance, string>>;

/** Rows of amounts that are not zero, with their names. */
export const namedRows = <Name extends string>(
  names: Readonly<Record<Name, string>>,
  amounts: Readonly<Record<NoInfer<Name>, string>>,
) =>
  (Object.keys(names) as Name[])
    .filter((name) => Number(amounts[name]) !== 0)
    .map((name) => ({ name: names[name], amount: amounts[name] }));
