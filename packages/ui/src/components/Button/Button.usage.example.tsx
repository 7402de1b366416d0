import { Button } from '@rentsafe/ui/Button';
import { Inline } from '@rentsafe/ui/Inline';

export const Do = () => (
  <Inline>
    <Button variant="primary">Add branch</Button>
    <Button>Cancel</Button>
  </Inline>
);

export const Dont = () => (
  <Inline>
    <Button variant="primary">OK</Button>
    <Button variant="primary">Click here</Button>
    <Button disabled>Submit</Button>
  </Inline>
);
