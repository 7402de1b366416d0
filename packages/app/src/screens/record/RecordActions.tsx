import { IconButton } from '@rentsafe/ui/IconButton';
import { Menu, MenuItem } from '@rentsafe/ui/Menu';
import { EllipsisVertical, Merge, UserX } from 'lucide-react';
import type { Opening } from '../../overlays/useLazyDialog';
import { useIsAdmin } from '../../session/useIsAdmin';
import { useIsStaff } from '../../session/useIsStaff';
import { EditButton } from './EditButton';

interface RecordActionsProps<Record> {
  record: Record;
  edit: Opening<Record>;
  /** Not there for records that are never merged. */
  onMerge?: () => void;
  /** Not there for records of no person. */
  onAnonymise?: () => void;
}

/** What can be done with a record: staff edit it, Admins merge duplicates and anonymise persons. */
export function RecordActions<Record>({ record, edit, onMerge, onAnonymise }: RecordActionsProps<Record>) {
  const isStaff = useIsStaff();
  const isAdmin = useIsAdmin();
  if (!isStaff) return null;
  return (
    <>
      <EditButton record={record} edit={edit} />
      {isAdmin && onMerge && (
        <Menu
          align="end"
          trigger={
            <IconButton label="More actions" variant="secondary">
              <EllipsisVertical />
            </IconButton>
          }
        >
          <MenuItem icon={<Merge />} onSelect={onMerge}>
            Merge into another…
          </MenuItem>
          {onAnonymise && (
            <MenuItem icon={<UserX />} tone="danger" onSelect={onAnonymise}>
              Anonymise…
            </MenuItem>
          )}
        </Menu>
      )}
    </>
  );
}
