import type { Address, AddressInput } from '@rentsafe/domain/address';

/** The addresses of a record as a form sends them. */
export const addressValues = (addresses: readonly Address[] | null | undefined): AddressInput[] =>
  (addresses ?? []).map((address, index) => ({
    address_type: (address.address_type ?? 'physical') as AddressInput['address_type'],
    street_address: address.street_address ?? '',
    postal_code: address.postal_code ?? '',
    is_primary: index === 0,
    city_id: address.city?.id ?? 0,
    country_id: address.country?.id ?? null,
    province_id: address.province?.id ?? null,
    suburb_id: address.suburb?.id ?? null,
  }));
