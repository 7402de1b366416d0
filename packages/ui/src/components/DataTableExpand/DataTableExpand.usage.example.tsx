import { Button } from '@rentsafe/ui/Button';
import { expandable } from '@rentsafe/ui/DataTableExpand';
import { DescriptionList } from '@rentsafe/ui/DescriptionList';
import { Stack } from '@rentsafe/ui/Stack';
import { TextField } from '@rentsafe/ui/TextField';
import { type Lease, LeaseTable } from '../../docs/samples';

const details = expandable<Lease>({
  defaultExpanded: new Set([1]),
  content: ({ due }) => <DescriptionList items={[{ term: 'Next payment', description: due }]} />,
});
const form = expandable<Lease>({
  defaultExpanded: new Set([1]),
  content: () => (
    <Stack gap="field">
      <TextField label="Tenant" name="tenant" />
      <Button>Save</Button>
    </Stack>
  ),
});

export const Do = () => <LeaseTable features={[details]} />;

export const Dont = () => <LeaseTable features={[form]} />;
