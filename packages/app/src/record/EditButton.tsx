import { Pencil } from 'lucide-react';
import { OpeningButton } from '../overlays/OpeningButton';
import type { Opening } from '../overlays/useLazyDialog';

interface EditButtonProps<Record> {
  record: Record;
  edit: Opening<Record>;
}

/** Opens the form of a record. */
export const EditButton = <Record,>({ record, edit }: EditButtonProps<Record>) => (
  <OpeningButton trigger={edit} subject={record}>
    <Pencil aria-hidden="true" />
    Edit
  </OpeningButton>
);
