import { Button } from '@rentsafe/ui/Button';
import { Pencil } from 'lucide-react';
import type { Opening } from '../../overlays/useLazyDialog';

interface EditButtonProps<Record> {
  record: Record;
  edit: Opening<Record>;
}

/** Opens the form of a record. */
export const EditButton = <Record,>({ record, edit }: EditButtonProps<Record>) => (
  <Button
    pending={edit.opening !== undefined}
    onPointerEnter={edit.onIntent}
    onFocus={edit.onIntent}
    onClick={() => edit.onOpen(record)}
  >
    <Pencil aria-hidden="true" />
    Edit
  </Button>
);
