import { importSteps } from '@rentsafe/domain/import';
import { mayTake } from '@rentsafe/domain/step';
import { Breadcrumbs } from '@rentsafe/ui/Breadcrumbs';
import { PageHeader } from '@rentsafe/ui/PageHeader';
import { Stack } from '@rentsafe/ui/Stack';
import { leasesPath } from '../../../../paths';
import { useStepLevel } from '../../../../session/useMay';
import { useMe } from '../../../../session/useMe';
import { leaseColumns } from './columns';
import { EarlierImports } from './EarlierImports';
import { ImportFile } from './ImportFile';

/** Leases from a spreadsheet: everybody checks a file, an Admin imports it. */
export function ImportLeasesScreen() {
  const { data: user } = useMe();
  const mayImport = mayTake(importSteps.steps.commit, useStepLevel());
  return (
    <Stack gap="section">
      <Stack gap={2}>
        <Breadcrumbs items={[{ label: 'Leases', href: leasesPath }, { label: 'Import Leases' }]} />
        <PageHeader
          title="Import Leases"
          description="One row for each lease. Its property and tenant must be on record. Imported leases are active, and no deposit is charged."
        />
      </Stack>
      <ImportFile
        label="Import leases"
        columns={leaseColumns}
        begin={{ kind: 'leases' }}
        mayImport={mayImport || !user}
      />
      <EarlierImports />
    </Stack>
  );
}
