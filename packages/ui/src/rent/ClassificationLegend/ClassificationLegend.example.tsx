import { Classification, ClassificationLegend } from '@rentsafe/ui/rent';
import { Stack } from '@rentsafe/ui/Stack';

export function TenantRating({ rating = 'Medium Risk' }: { rating?: string | null }) {
  return (
    <Stack>
      <Classification rating={rating} />
      <ClassificationLegend current={rating} />
    </Stack>
  );
}
