import type { ReactNode } from 'react';
import type { InitialAddress, Place } from './address';
import type { PlaceLevel } from './usePlaces';

export const levels = ['country', 'province', 'city', 'suburb'] as const satisfies readonly PlaceLevel[];

/** The place chosen at each level; a level that is missing is not chosen. */
export type ChosenPlaces = Partial<Record<PlaceLevel, number>>;

/** The places of an address. */
export const placesOf = (address: InitialAddress | undefined): ChosenPlaces =>
  Object.fromEntries(
    levels.flatMap((level) => {
      const id = address?.[level]?.id;
      return id === undefined ? [] : [[level, id] as const];
    }),
  );

/** What can be done about a list that is empty; `chosen` holds the places above it. */
export type EmptyAction = (level: PlaceLevel, chosen: ChosenPlaces) => ReactNode;

/** The id of the place that a new address starts with, of those of a level; undefined for none. */
export type DefaultPlace = (level: PlaceLevel, places: readonly Place[]) => number | undefined;

/** The level above; undefined for countries. */
export const parentOf = (level: PlaceLevel): PlaceLevel | undefined => levels[levels.indexOf(level) - 1];

/** Chooses a place, or none, at one level: what was chosen below another one no longer counts. */
export function choosePlace(chosen: ChosenPlaces, level: PlaceLevel, id: number | undefined): ChosenPlaces {
  if (chosen[level] === id) return chosen;
  const ancestors = levels.slice(0, levels.indexOf(level)).flatMap((above) => {
    const place = chosen[above];
    return place === undefined ? [] : [[above, place] as const];
  });
  return { ...Object.fromEntries(ancestors), ...(id !== undefined && { [level]: id }) };
}
