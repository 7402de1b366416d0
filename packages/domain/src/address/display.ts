import { joinParts } from '@rentsafe/format/text';
import type { Address } from './schema.ts';

/** An address on one line, the empty parts left out. */
export function formatAddress(address: Address): string {
  const { street_address, line_2, suburb, city, province, postal_code, country } = address;
  return joinParts(
    [street_address, line_2, suburb?.name, city?.name, province?.name, postal_code, country?.name],
    ', ',
  );
}

/** Several addresses on one line, joined with ' | '. */
export function formatAddresses(addresses: readonly Address[] | null | undefined): string {
  return joinParts((addresses ?? []).map(formatAddress), ' | ');
}
