export { AddressRepeater, type AddressRepeaterProps } from './AddressRepeater';
export type { LoadPlaces, LocationLevel as PlaceLevel, PlacesQuery } from './usePlaces';
