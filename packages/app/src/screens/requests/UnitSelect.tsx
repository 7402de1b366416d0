import { Select } from '@rentsafe/ui/Select';
import { useQuery } from '@tanstack/react-query';
import { propertyQuery } from '../../api/properties';

interface UnitSelectProps {
  /** Of which property; none is chosen yet where it is undefined. */
  property: number | undefined;
  defaultValue?: number | undefined;
}

/** A unit of a property, or the property as a whole. */
export function UnitSelect({ property, defaultValue }: UnitSelectProps) {
  const { data } = useQuery({ ...propertyQuery(property ?? 0), enabled: property !== undefined });
  const units = property === undefined ? [] : (data?.units ?? []);
  return (
    <Select
      // A field without its option would lose what it starts with.
      key={`${property} ${units.length}`}
      label="Unit"
      name="unit"
      disabled={property === undefined}
      hint={property === undefined ? 'Choose a property first.' : undefined}
      options={[
        { value: '', label: 'The whole property' },
        ...units.map(({ id, unit_number }) => ({ value: String(id), label: unit_number })),
      ]}
      defaultValue={String(defaultValue ?? (units.length === 1 ? units[0]?.id : ''))}
    />
  );
}
