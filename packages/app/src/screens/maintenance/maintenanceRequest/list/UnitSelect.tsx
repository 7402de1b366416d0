import { Select } from '@rentsafe/ui/Select';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Fetched } from '../../../../calls/Fetched';
import { propertyQuery } from '../../../../calls/properties';

/** The property that a form is about, and its units; until they have come the form is not ready. */
export function usePlace(known?: number) {
  const [{ property, unit }, setPlace] = useState<{ property?: number | undefined; unit?: number }>({
    property: known,
  });
  const units = useQuery({ ...propertyQuery(property ?? 0), enabled: property !== undefined });
  const setProperty = (chosen: number | undefined) => setPlace({ property: chosen });
  return {
    property,
    unit,
    setProperty,
    setPlace,
    units,
    isReady: property === undefined || units.data !== undefined,
  };
}

export type Place = ReturnType<typeof usePlace>;

interface UnitSelectProps {
  place: Place;
  /** The one that is known; it stays where the others cannot be fetched. */
  defaultValue?: number | undefined;
}

/** A unit of a property, or the property as a whole. */
export function UnitSelect({ place: { property, unit, units }, defaultValue }: UnitSelectProps) {
  if (property !== undefined && !units.data)
    return (
      <>
        <input type="hidden" name="unit" value={defaultValue ?? unit ?? ''} />
        <Fetched query={units} subject="the units">
          {() => null}
        </Fetched>
      </>
    );
  const options = property === undefined ? [] : (units.data?.units ?? []);
  return (
    <Select
      key={`${property} ${unit}`}
      label="Unit"
      name="unit"
      disabled={property === undefined}
      hint={property === undefined ? 'Choose a property first.' : undefined}
      options={[
        { value: '', label: 'The whole property' },
        ...options.map(({ id, unit_number }) => ({ value: String(id), label: unit_number })),
      ]}
      defaultValue={String(defaultValue ?? unit ?? (options.length === 1 ? options[0]?.id : ''))}
    />
  );
}
