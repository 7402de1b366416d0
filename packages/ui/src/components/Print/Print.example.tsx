import { DescriptionList } from '@rentsafe/ui/DescriptionList';
import { Letterhead, PrintButton, PrintFooter, PrintHeader } from '@rentsafe/ui/Print';
import { Stack } from '@rentsafe/ui/Stack';
import { useRef } from 'react';

export function LandlordStatement() {
  const content = useRef<HTMLDivElement>(null);
  return (
    <Stack>
      <PrintButton content={content} documentTitle="Landlord Statement" />
      <Stack ref={content}>
        <PrintHeader
          brand={<Letterhead name="Kopje Estates" lines={['7 Kopje Road, Harare']} />}
          title="Landlord Statement"
        />
        <DescriptionList items={[{ term: 'Balance', description: '$1,234.50' }]} />
        <PrintFooter user="Tendai Moyo" />
      </Stack>
    </Stack>
  );
}
