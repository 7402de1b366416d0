import { HoverCard } from '@rentsafe/ui/HoverCard';
import { Link } from '@rentsafe/ui/Link';
import { Text } from '@rentsafe/ui/Text';

export function LandlordLink() {
  return (
    <HoverCard
      content={
        <>
          <Text weight="medium">Msasa Property Holdings</Text>
          <Text tone="muted">Registration number 4521/2019</Text>
        </>
      }
    >
      <Link href="#landlords/7">Msasa Property Holdings</Link>
    </HoverCard>
  );
}
