import type { CommissionRow } from '@rentsafe/domain/trustReport';

const keys = new Map<string, number>();

/** A number for each landlord, property and rate, which together name a row. */
export function commissionKey({ landlord, property, rate }: CommissionRow): number {
  const name = `${landlord.type} ${landlord.id} ${property.id} ${rate}`;
  const key = keys.get(name) ?? keys.size + 1;
  keys.set(name, key);
  return key;
}
