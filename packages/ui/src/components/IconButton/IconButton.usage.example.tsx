import { IconButton } from '@rentsafe/ui/IconButton';
import { Inline } from '@rentsafe/ui/Inline';
import { Pencil, Shapes, Sparkles, Trash2 } from 'lucide-react';

export const Do = () => (
  <Inline gap={1}>
    <IconButton label="Edit Flat 4">
      <Pencil />
    </IconButton>
    <IconButton label="Delete Flat 4" variant="danger">
      <Trash2 />
    </IconButton>
  </Inline>
);

export const Dont = () => (
  <Inline gap={1}>
    <IconButton label="Icon">
      <Sparkles />
    </IconButton>
    <IconButton label="Icon">
      <Shapes />
    </IconButton>
  </Inline>
);
