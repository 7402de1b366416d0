import { IconButton } from '@rentsafe/ui/IconButton';
import { Menu, MenuItem } from '@rentsafe/ui/Menu';
import { EllipsisVertical, FileText, Merge, UserX } from 'lucide-react';
import type { Opening } from '../../overlays/useLazyDialog';
import { useIsAdmin } from '../../session/useIsAdmin';
import { useIsStaff } from '../../session/useIsStaff';
import { EditButton } from './EditButton';

interface RecordActionsProps<Record> {
  record: Record;
  edit: Opening<Record>;
  /** Not there for records that are never merged. */
  onMerge?: () => void;
  /** The page of all that is held about it. Not there for records of which no report is made. */
  onEverything?: () => void;
  /** Not there for records of no person. */
  onAnonymise?: () => void;
}

/** What can be done with a record: staff edit it, Admins merge duplicates and anonymise persons. */
export function RecordActions<Record>({
  record,
  edit,
  onMerge,
  onEverything,
  onAnonymise,
}: RecordActionsProps<Record>) {
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
          {onEverything && (
            <MenuItem icon={<FileText />} onSelect={onEverything}>
              Everything held
            </MenuItem>
          )}
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
