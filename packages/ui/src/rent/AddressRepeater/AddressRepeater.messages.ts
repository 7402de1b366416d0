import { defineMessages } from '../../internal/messages/messages';
import type { AddressType } from './address';
import type { PlaceLevel } from './usePlaces';

const plural: Record<PlaceLevel, string> = {
  country: 'countries',
  province: 'provinces',
  city: 'cities',
  suburb: 'suburbs',
};

export const addressRepeaterMessages = defineMessages('addressRepeater', {
  legend: 'Addresses',
  row: (number: number) => (number === 1 ? 'Primary Address' : `Address ${number}`),
  add: 'Add Address',
  remove: 'Remove Address',
  addressType: 'Address Type',
  addressTypes: {
    physical: 'Physical',
    postal: 'Postal',
    billing: 'Billing',
    work: 'Work',
    other: 'Other',
  } satisfies Record<AddressType, string>,
  places: { country: 'Country', province: 'Province', city: 'City', suburb: 'Suburb' } satisfies Record<
    PlaceLevel,
    string
  >,
  streetAddress: 'Street Address',
  postalCode: 'Postal Code',
  primary: 'Primary',
  choose: 'Choose',
  chooseFirst: (parent: PlaceLevel) => `Choose a ${parent} first.`,
  loading: (level: PlaceLevel) => `Loading ${plural[level]}…`,
  failed: (level: PlaceLevel) => `Could not fetch ${plural[level]}`,
  failedHelp: 'Choose Retry to try again.',
  retry: 'Retry',
  refresh: (level: PlaceLevel) => `Refresh ${plural[level]}`,
  found: (level: PlaceLevel, count: number) =>
    `${count} ${count === 1 ? level : plural[level]} to choose from`,
  empty: {
    country: 'There are no countries on record. Ask your administrator to add them.',
    province: 'There are no provinces on record for this country. Ask your administrator to add them.',
    city: 'There are no cities on record for this province. Ask your administrator to add the city.',
    suburb: 'There are no suburbs on record for this city. The address can be saved without one.',
  } satisfies Record<PlaceLevel, string>,
});
