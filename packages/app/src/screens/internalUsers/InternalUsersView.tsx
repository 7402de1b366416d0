import { fullName } from '@rentsafe/domain/individual';
import { accessLevelLabel, type InternalUser } from '@rentsafe/domain/user';
import { Badge } from '@rentsafe/ui/Badge';
import { Button } from '@rentsafe/ui/Button';
import type { Column } from '@rentsafe/ui/DataTable';
import { IconButton } from '@rentsafe/ui/IconButton';
import { Inline } from '@rentsafe/ui/Inline';
import { PageHeader } from '@rentsafe/ui/PageHeader';
import { Stack } from '@rentsafe/ui/Stack';
import { Tooltip, TooltipProvider } from '@rentsafe/ui/Tooltip';
import { KeyRound, Pencil, Plus, Trash2 } from 'lucide-react';
import { type ListViewProps, RecordList } from '../../lists/RecordList';
import * as styles from './InternalUsersView.css';

export type UserAction = 'edit' | 'reset' | 'deactivate';

export interface InternalUsersViewProps extends ListViewProps<InternalUser> {
  onAdd: () => void;
  onAction: (action: UserAction, user: InternalUser) => void;
}

const columns: Column<InternalUser>[] = [
  { id: 'first_name', header: 'First Name', cell: 'first_name' },
  { id: 'last_name', header: 'Last Name', cell: 'last_name', rowHeader: true },
  {
    id: 'access_level',
    header: 'Access Level',
    value: ({ access_level }) => accessLevelLabel(access_level),
    cell: ({ access_level, is_active }) => (
      <Inline>
        {accessLevelLabel(access_level)}
        {is_active === false && <Badge>Inactive</Badge>}
      </Inline>
    ),
  },
  { id: 'email', header: 'Email', cell: 'email', width: '19rem' },
];

const actions = {
  edit: { Icon: Pencil, tip: 'Edit', label: (name: string) => `Edit ${name}` },
  reset: { Icon: KeyRound, tip: 'Reset password', label: (name: string) => `Reset password for ${name}` },
  deactivate: { Icon: Trash2, tip: 'Deactivate', label: (name: string) => `Deactivate ${name}` },
} as const;

const actionsOf = ({ is_active }: InternalUser): UserAction[] =>
  is_active === false ? ['edit'] : ['edit', 'reset', 'deactivate'];

/** The staff who may sign in: search, list, and what an Admin can do with each. */
export function InternalUsersView({ onAdd, onAction, ...list }: InternalUsersViewProps) {
  return (
    <Stack gap="section">
      <PageHeader
        title="Internal Users"
        actions={
          list.status !== 'forbidden' && (
            <Button variant="primary" onClick={onAdd}>
              <Plus aria-hidden="true" />
              Add Internal User
            </Button>
          )
        }
      />
      <TooltipProvider>
        <RecordList
          {...list}
          name="users"
          records="users"
          placeholder="Full name or email ..."
          columns={columns}
          rowKey={({ id }) => id}
          rowActions={(user) => (
            <div className={styles.actions}>
              {actionsOf(user).map((action) => {
                const { Icon, tip, label } = actions[action];
                return (
                  <Tooltip key={action} content={tip}>
                    <IconButton label={label(fullName(user))} onClick={() => onAction(action, user)}>
                      <Icon />
                    </IconButton>
                  </Tooltip>
                );
              })}
            </div>
          )}
        />
      </TooltipProvider>
    </Stack>
  );
}
