import { fullName } from '@rentsafe/domain/individual';
import {
  accessLevelLabel,
  canBeDeactivated,
  canBeInvited,
  type InternalUser,
  type UserStatus,
} from '@rentsafe/domain/user';
import { Badge, type BadgeTone } from '@rentsafe/ui/Badge';
import { Button } from '@rentsafe/ui/Button';
import type { Column } from '@rentsafe/ui/DataTable';
import { DateText } from '@rentsafe/ui/DateText';
import { IconButton } from '@rentsafe/ui/IconButton';
import { PageHeader } from '@rentsafe/ui/PageHeader';
import { Stack } from '@rentsafe/ui/Stack';
import { Tooltip, TooltipProvider } from '@rentsafe/ui/Tooltip';
import { KeyRound, Pencil, Plus, Send, Trash2 } from 'lucide-react';
import { useMemo } from 'react';
import { RecordList } from '../../../lists/RecordList';
import type { ListViewProps } from '../../../lists/useListScreen';
import { useLogin } from '../../../login/useLogin';
import { capitalised } from '../../../text/capitalised';
import * as styles from './InternalUsersView.css';

export type UserAction = 'edit' | 'resend' | 'reset' | 'deactivate';

export interface InternalUsersViewProps extends ListViewProps<InternalUser> {
  title: string;
  /** The text of the button that adds one. */
  addLabel: string;
  onAdd: () => void;
  onAction: (action: UserAction, user: InternalUser) => void;
}

const tones: Record<UserStatus, BadgeTone> = { invited: 'info', active: 'success', inactive: 'neutral' };

/** Without one where the server says nothing of it. */
const statusOf = ({ is_active, status }: InternalUser) => (is_active === false ? 'inactive' : status);

const columnsFor = (username: string | undefined): Column<InternalUser>[] => [
  { id: 'first_name', header: 'First Name', cell: 'first_name', width: '6rem' },
  { id: 'last_name', header: 'Last Name', cell: 'last_name', rowHeader: true, width: '7.25rem' },
  {
    id: 'access_level',
    header: 'Access Level',
    value: ({ access_level }) => accessLevelLabel(access_level),
    cell: ({ access_level }) => accessLevelLabel(access_level),
    width: '6.75rem',
  },
  { id: 'email', header: 'Email', cell: 'email', width: '16.25rem' },
  {
    id: 'status',
    header: 'Status',
    value: (user) => capitalised(statusOf(user) ?? ''),
    cell: (user) => {
      const status = statusOf(user);
      const isOneself = user.email === username;
      return (
        status && <Badge tone={tones[status]}>{capitalised(status) + (isOneself ? ' (you)' : '')}</Badge>
      );
    },
    width: '7.25rem',
  },
  {
    id: 'last_sign_in_at',
    header: 'Last Sign-in',
    value: ({ last_sign_in_at }) => last_sign_in_at,
    cell: ({ last_sign_in_at }) => <DateText value={last_sign_in_at} fallback="Never" />,
    width: '7rem',
  },
];

const actions = {
  edit: { Icon: Pencil, tip: 'Edit', label: (name: string) => `Edit ${name}` },
  resend: { Icon: Send, tip: 'Resend invitation', label: (name: string) => `Resend invitation to ${name}` },
  reset: { Icon: KeyRound, tip: 'Reset password', label: (name: string) => `Reset password for ${name}` },
  deactivate: { Icon: Trash2, tip: 'Deactivate', label: (name: string) => `Deactivate ${name}` },
} as const;

function actionsOf(user: InternalUser, isOneself: boolean): UserAction[] {
  if (canBeInvited(user) !== true) return ['edit'];
  const invitation = user.status === 'invited' ? 'resend' : 'reset';
  return ['edit', invitation, ...(canBeDeactivated({ isOneself }) === true ? (['deactivate'] as const) : [])];
}

/** Who may sign in: search, list, and what an Admin can do with each. */
export function InternalUsersView({ title, addLabel, onAdd, onAction, ...list }: InternalUsersViewProps) {
  const username = useLogin()?.username;
  const columns = useMemo(() => columnsFor(username), [username]);
  return (
    <Stack gap="section">
      <PageHeader
        title={title}
        description="Who can sign in, and their access levels."
        actions={
          list.status !== 'forbidden' && (
            <Button variant="primary" onClick={onAdd}>
              <Plus aria-hidden="true" />
              {addLabel}
            </Button>
          )
        }
      />
      <TooltipProvider>
        <RecordList
          {...list}
          records="users"
          placeholder="Full name or email ..."
          columns={columns}
          rowKey={({ id }) => id}
          canSelect={false}
          rowName={fullName}
          rowActions={(user) => (
            <div className={styles.actions}>
              {actionsOf(user, user.email === username).map((action) => {
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
