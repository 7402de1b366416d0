import { integerOrUndefined } from '@rentsafe/domain/form';
import { Breadcrumbs } from '@rentsafe/ui/Breadcrumbs';
import { PageHeader } from '@rentsafe/ui/PageHeader';
import { Spinner } from '@rentsafe/ui/Spinner';
import { Stack } from '@rentsafe/ui/Stack';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { unitQuery } from '../../../../calls/leases';
import { leasesPath } from '../../../../paths';
import { LeaseSteps } from './LeaseSteps';

/** A new lease in steps, of the unit that the address names. */
export function NewLeaseScreen() {
  const [search] = useSearchParams();
  const asked = integerOrUndefined(search.get('unit') || 'none');
  const { data: unit, isLoading } = useQuery({ ...unitQuery(asked ?? 0), enabled: asked !== undefined });
  return (
    <Stack gap="section">
      <Stack gap={2}>
        <Breadcrumbs items={[{ label: 'Leases', href: leasesPath }, { label: 'New Lease' }]} />
        <PageHeader
          title="New Lease"
          description="Unit, parties and terms. You can save a draft and activate it later."
        />
      </Stack>
      {isLoading ? <Spinner label="Loading the unit" /> : <LeaseSteps title="New Lease" initialUnit={unit} />}
    </Stack>
  );
}
