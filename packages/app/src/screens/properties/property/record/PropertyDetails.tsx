import type { Property } from '@rentsafe/domain/property';
import { formatDate } from '@rentsafe/format/date';
import { joinParts } from '@rentsafe/format/text';
import { Link } from '@rentsafe/ui/Link';
import { Stack } from '@rentsafe/ui/Stack';
import { useQuery } from '@tanstack/react-query';
import { landlordIdQuery } from '../../../../calls/landlords';
import { landlordPath, partyPath } from '../../../../paths';
import { Section } from '../../../../record/Section';
import { amountsText } from '../../../../text/Amounts';
import { renderLink } from '../../../../text/renderLink';
import { Owners } from './Owners';
import { PropertyUnits } from './PropertyUnits';

/** What is on record of a property: its units, its owner, and where it stands. */
export function PropertyDetails({ property }: { property: Property }) {
  const { client, landlord, owned_from, reserve } = property;
  const { data: landlordId } = useQuery(landlordIdQuery(landlord, client));
  return (
    <Stack gap="section">
      <PropertyUnits property={property} />
      <Section
        title="Ownership"
        items={[
          {
            term: 'Landlord',
            description: (
              <Link asChild>
                {renderLink({
                  href: landlordId ? landlordPath(landlordId) : partyPath(landlord),
                  children: landlord.name,
                })}
              </Link>
            ),
          },
          { term: 'Owner Since', description: formatDate(owned_from, 'medium') },
          {
            term: 'Reserve',
            description: amountsText(reserve),
          },
          { term: 'Repair Limit', description: amountsText(property.repair_limit) },
          { term: 'Value', description: amountsText(property.value) },
        ]}
      />
      <Owners property={property} />
      <Section
        title="Property"
        items={[
          { term: 'Property Type', description: property.property_type },
          { term: 'Building Name', description: property.building_name },
          {
            term: 'Street',
            description: joinParts([property.street_number, property.street_name], ' '),
          },
          { term: 'Area', description: property.area },
          { term: 'City/Town', description: property.city_town },
          { term: 'Province', description: property.province },
          { term: 'Country', description: property.country },
          { term: 'Area Code', description: property.area_code },
          { term: 'Property Details', description: property.property_details, wide: true },
        ]}
      />
    </Stack>
  );
}
