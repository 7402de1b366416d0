import { Button } from '@rentsafe/ui/Button';
import { Inline } from '@rentsafe/ui/Inline';

export const Do = () => (
  <Inline justify="end">
    <Button>Cancel</Button>
    <Button variant="primary">End lease</Button>
  </Inline>
);

export const Dont = () => (
  <Inline justify="end">
    <Button>Help</Button>
    <Button>Reset</Button>
    <Button>No</Button>
    <Button variant="primary">Yes</Button>
  </Inline>
);
