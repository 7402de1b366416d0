import { Button } from '@rentsafe/ui/Button';
import { Card } from '@rentsafe/ui/Card';
import { Heading } from '@rentsafe/ui/Heading';
import { IconButton } from '@rentsafe/ui/IconButton';
import { Inline } from '@rentsafe/ui/Inline';
import { SearchField } from '@rentsafe/ui/SearchField';
import { CircleHelp } from 'lucide-react';

export const Do = () => (
  <Card>
    <Inline justify="between">
      <SearchField
        label="Search everywhere"
        labelHidden
        placeholder="Search everywhere"
        onSearch={() => {}}
      />
      <IconButton label="Help">
        <CircleHelp />
      </IconButton>
    </Inline>
  </Card>
);

export const Dont = () => (
  <Card>
    <Inline justify="between">
      <Heading level={3}>Leases</Heading>
      <Button variant="primary">Add lease</Button>
    </Inline>
  </Card>
);
