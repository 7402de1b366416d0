import { DescriptionList } from '@rentsafe/ui/DescriptionList';
import { Link } from '@rentsafe/ui/Link';
import { SplitPanel } from '@rentsafe/ui/SplitPanel';
import { Stack } from '@rentsafe/ui/Stack';
import { LeaseTable } from '../../docs/samples';

const list = (
  <Stack gap={2}>
    <Link href="#j-101">J-101</Link>
    <Link href="#j-102">J-102</Link>
  </Stack>
);

export const Do = () => (
  <SplitPanel label="Jobs" start={list} defaultSize={30}>
    <DescriptionList items={[{ term: 'Customer', description: 'Rudo Ncube' }]} />
  </SplitPanel>
);

export const Dont = () => (
  <SplitPanel label="Left" start={<LeaseTable />}>
    <LeaseTable />
  </SplitPanel>
);
