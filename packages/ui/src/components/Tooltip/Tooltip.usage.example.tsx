import { Button } from '@rentsafe/ui/Button';
import { IconButton } from '@rentsafe/ui/IconButton';
import { Tooltip } from '@rentsafe/ui/Tooltip';
import { Printer } from 'lucide-react';

export const Do = () => (
  <Tooltip content="Prints what is shown">
    <IconButton label="Print">
      <Printer />
    </IconButton>
  </Tooltip>
);

export const Dont = () => (
  <Tooltip content="Enter at least 8 digits, or the form will be refused">
    <Button>Save</Button>
  </Tooltip>
);
