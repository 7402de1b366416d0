import { IconButton } from '@rentsafe/ui/IconButton';
import { Inline } from '@rentsafe/ui/Inline';
import { Pencil, Trash2 } from 'lucide-react';

export function UnitActions({ unit = 'Flat 4' }: { unit?: string }) {
  return (
    <Inline gap={1}>
      <IconButton label={`Edit ${unit}`}>
        <Pencil />
      </IconButton>
      <IconButton label={`Delete ${unit}`} variant="danger">
        <Trash2 />
      </IconButton>
    </Inline>
  );
}
