import { atRate, divideRounded, type Minor } from '@rentsafe/format/money';

const lesserOf = (a: Minor, b: Minor): Minor => (a < b ? a : b);

/** What is open of a charge, which is named by its id or stands itself. */
export interface Allocatable<Charge = number> {
  charge: Charge;
  open: Minor;
}

/** So much of a receipt that settles so much of a charge. */
export interface Allocation<Charge = number> {
  charge: Charge;
  amount: Minor;
}

/**
 * Spreads an amount over charges in their order until it is used up.
 *
 * @param items oldest due date first, then by id.
 */
export function allocateInOrder<Charge>(
  items: readonly Allocatable<Charge>[],
  amount: Minor,
): Allocation<Charge>[] {
  let left = amount;
  return items.flatMap(({ charge, open }) => {
    const part = lesserOf(open, left);
    left -= part;
    return part > 0n ? [{ charge, amount: part }] : [];
  });
}

/** A charge, and what has been allocated to it so far. */
export interface PartlyPaid {
  /** Net and VAT. */
  amount: Minor;
  vat: Minor;
  allocated: Minor;
  allocatedVat: Minor;
}

/**
 * The net and the VAT in a part payment. The VAT of all parts adds up to that of the charge, however it is paid.
 *
 * @param part what is allocated now.
 */
export function netAndVat(
  { amount, vat, allocated, allocatedVat }: PartlyPaid,
  part: Minor,
): { net: Minor; vat: Minor } {
  const share = divideRounded(vat * (allocated + part), amount) - allocatedVat;
  const partVat = lesserOf(share < 0n ? 0n : share, part);
  return { net: part - partVat, vat: partVat };
}

/** Rates of the day of an allocation, in basis points: 1550 is 15.5 %. */
export interface DeductionRates {
  commission: number;
  /** 0 where the agency is not registered. */
  vat: number;
  /** 0 where the landlord pays it. */
  rentTax: number;
}

/** What leaves the landlord's share of collected rent: the commission, VAT on it, and the tax on rent. */
export function deductionsOf(
  net: Minor,
  rates: DeductionRates,
): { commission: Minor; commission_vat: Minor; rent_tax: Minor } {
  const commission = atRate(net, rates.commission);
  return {
    commission,
    commission_vat: atRate(commission, rates.vat),
    rent_tax: atRate(net, rates.rentTax),
  };
}
