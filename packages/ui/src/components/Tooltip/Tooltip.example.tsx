import { IconButton } from '@rentsafe/ui/IconButton';
import { Tooltip } from '@rentsafe/ui/Tooltip';
import { Printer } from 'lucide-react';

export function PrintAction() {
  return (
    <Tooltip content="Prints what is shown">
      <IconButton label="Print">
        <Printer />
      </IconButton>
    </Tooltip>
  );
}
