import { Button } from '@rentsafe/ui/Button';
import { IconButton } from '@rentsafe/ui/IconButton';
import { Menu, MenuItem } from '@rentsafe/ui/Menu';
import { EllipsisVertical, Merge, Pencil, UserX } from 'lucide-react';
import type { Opening } from '../../overlays/useLazyDialog';
import { useIsAdmin } from '../../session/useIsAdmin';
import { useIsStaff } from '../../session/useIsStaff';

interface RecordActionsProps<Record> {
  record: Record;
  edit: Opening<Record>;
  /** Not there for records that are never merged. */
  merge?: Opening<Record>;
  /** Not there for records of no person. */
  anonymise?: Opening<Record>;
}

/** What can be done with a record: staff edit it, Admins merge duplicates and anonymise persons. */
export function RecordActions<Record>({ record, edit, merge, anonymise }: RecordActionsProps<Record>) {
  const isStaff = useIsStaff();
  const isAdmin = useIsAdmin();
  if (!isStaff) return null;
  return (
    <>
      <Button
        pending={edit.opening !== undefined}
        onPointerEnter={edit.onIntent}
        onFocus={edit.onIntent}
        onClick={() => edit.onOpen(record)}
      >
        <Pencil aria-hidden="true" />
        Edit
      </Button>
      {isAdmin && merge && (
        <Menu
          align="end"
          trigger={
            <IconButton label="More actions" variant="secondary">
              <EllipsisVertical />
            </IconButton>
          }
        >
          <MenuItem icon={<Merge />} onSelect={() => merge.onOpen(record)}>
            Merge into another…
          </MenuItem>
          {anonymise && (
            <MenuItem icon={<UserX />} tone="danger" onSelect={() => anonymise.onOpen(record)}>
              Anonymise…
            </MenuItem>
          )}
        </Menu>
      )}
    </>
  );
}
