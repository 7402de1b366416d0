export { AddressRepeater, type AddressRepeaterProps } from './AddressRepeater';
export type { InitialAddress, Place } from './address';
export type { LoadPlaces, PlaceLevel, PlacesQuery } from './usePlaces';
