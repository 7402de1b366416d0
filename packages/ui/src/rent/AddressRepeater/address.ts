/** A country, province, city or suburb. */
export interface Place {
  /** What no two places of a level share. */
  id: number;
  /** As people know it. */
  name: string;
}

/** The first is the default. */
export const addressTypes = ['physical', 'postal', 'billing', 'work', 'other'] as const;
export type AddressType = (typeof addressTypes)[number];

/** An address that a form starts with. */
export interface InitialAddress {
  /** One of `physical`, `postal`, `billing`, `work`, `other`. */
  address_type?: string | null;
  /** The country that the province lies in. */
  country?: Place | null;
  /** The province that the city lies in. */
  province?: Place | null;
  /** The city. */
  city?: Place | null;
  /** The suburb of the city. */
  suburb?: Place | null;
  /** House and street. */
  street_address?: string | null;
  /** Postal code, or the number of a box. */
  postal_code?: string | null;
}
