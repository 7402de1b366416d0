export { AddressRepeater, type AddressRepeaterProps } from './AddressRepeater';
export type { LoadPlaces, PlaceLevel, PlacesQuery } from './usePlaces';
