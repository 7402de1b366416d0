import { Button } from '@rentsafe/ui/Button';
import { Card } from '@rentsafe/ui/Card';
import { Inline } from '@rentsafe/ui/Inline';
import { Text } from '@rentsafe/ui/Text';

export const Do = () => (
  <Card>
    <Inline justify="between">
      <Text weight="medium">Lease ended</Text>
      <Button>Undo</Button>
    </Inline>
  </Card>
);

export const Dont = () => (
  <Card>
    <Inline justify="between">
      <Text weight="medium">Success! Your request has been processed.</Text>
      <Button>OK</Button>
    </Inline>
  </Card>
);
