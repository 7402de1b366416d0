import { PageHeader } from '@rentsafe/ui/PageHeader';
import { Stack } from '@rentsafe/ui/Stack';
import { SampleTag } from '../../page/SampleTag';
import { RentCollectionTable, type RentCollectionTableProps } from '../rentCollection/RentCollectionTable';

/** Statements of customers: so far the sample rent-collection table. */
export function CustomerStatementsView({ rows }: Pick<RentCollectionTableProps, 'rows'>) {
  return (
    <Stack gap="section">
      <PageHeader title="Statements" description="Customers" />
      <RentCollectionTable rows={rows} title="Rent collection" actions={<SampleTag />} />
    </Stack>
  );
}
