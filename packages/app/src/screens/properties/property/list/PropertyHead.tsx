import type { Unit } from '@rentsafe/domain/unit';
import { Inline } from '@rentsafe/ui/Inline';
import { Text } from '@rentsafe/ui/Text';
import { propertyPath } from '../../../../paths';
import { RecordLink } from '../../../../text/RecordLink';

/** The address without the name that it begins with. */
const placeOf = ({ address, property: { name } }: Unit) =>
  address.startsWith(name) ? address.slice(name.length).replace(/^, /, '') : address;

/** The property of a unit: its name, where it is, and whose. */
export function PropertyHead({ unit }: { unit: Unit }) {
  const { property, landlord } = unit;
  const place = placeOf(unit);
  return (
    <Inline gap={3} align="baseline">
      <Text as="strong" weight="semibold">
        <RecordLink href={propertyPath(property.id)}>{property.name}</RecordLink>
      </Text>
      {place && <Text as="span">{place}</Text>}
      {landlord && (
        <Text as="span" tone="muted">
          Landlord: {landlord.name}
        </Text>
      )}
    </Inline>
  );
}
