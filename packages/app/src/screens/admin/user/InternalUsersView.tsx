import { fullName } from '@rentsafe/domain/individual';
import {
  accessLevelLabel,
  canBeDeactivated,
  canBeInvited,
  type InternalUser,
  type UserStatus,
} from '@rentsafe/domain/user';
import { Badge, type Tone } from '@rentsafe/ui/Badge';
import { Button } from '@rentsafe/ui/Button';
import { rowMenu } from '@rentsafe/ui/ContextMenu';
import type { Column } from '@rentsafe/ui/DataTable';
import { DateText } from '@rentsafe/ui/DateText';
import { Heading } from '@rentsafe/ui/Heading';
import { IconButton } from '@rentsafe/ui/IconButton';
import { Inline } from '@rentsafe/ui/Inline';
import { PageHeader } from '@rentsafe/ui/PageHeader';
import { Stack } from '@rentsafe/ui/Stack';
import { Tooltip, TooltipProvider } from '@rentsafe/ui/Tooltip';
import { KeyRound, Pencil, Plus, Send, ShieldOff, Trash2 } from 'lucide-react';
import { useMemo } from 'react';
import { RecordList } from '../../../lists/RecordList';
import type { ListViewProps } from '../../../lists/useListScreen';
import { useLogin } from '../../../login/useLogin';
import { capitalised } from '../../../text/capitalised';
import * as styles from './InternalUsersView.css';

export type UserAction = 'edit' | 'resend' | 'reset' | 'factors' | 'deactivate';

export interface InternalUsersViewProps extends ListViewProps<InternalUser> {
  title: string;
  /** The text of the button that adds one. */
  addLabel: string;
  /** Whether it is a part of a page that has its own title. @default false */
  isSection?: boolean;
  onAdd: () => void;
  onAction: (action: UserAction, user: InternalUser) => void;
}

const tones: Record<UserStatus, Tone> = { invited: 'info', active: 'success', inactive: 'neutral' };

/** Without one where the server says nothing of it. */
const statusOf = ({ is_active, status }: InternalUser) => (is_active === false ? 'inactive' : status);

const columnsFor = (username: string | undefined): Column<InternalUser>[] => [
  { id: 'first_name', header: 'First Name', width: { min: '6rem' }, cell: 'first_name' },
  { id: 'last_name', header: 'Last Name', width: { min: '6.5rem' }, cell: 'last_name', rowHeader: true },
  {
    id: 'access_level',
    header: 'Access Level',
    kind: 'state',
    value: ({ access_level }) => accessLevelLabel(access_level),
    cell: ({ access_level }) => accessLevelLabel(access_level),
  },
  { id: 'email', header: 'Email', width: { min: '17rem' }, cell: 'email' },
  {
    id: 'status',
    header: 'Status',
    kind: 'state',
    value: (user) => capitalised(statusOf(user) ?? ''),
    cell: (user) => {
      const status = statusOf(user);
      const isOneself = user.email === username;
      return (
        status && <Badge tone={tones[status]}>{capitalised(status) + (isOneself ? ' (you)' : '')}</Badge>
      );
    },
  },
  {
    id: 'last_sign_in_at',
    header: 'Last Sign-in',
    kind: 'date',
    value: ({ last_sign_in_at }) => last_sign_in_at,
    cell: ({ last_sign_in_at }) => <DateText value={last_sign_in_at} missing="Never" />,
  },
];

const actions = {
  edit: { Icon: Pencil, tip: 'Edit', label: (name: string) => `Edit ${name}` },
  resend: { Icon: Send, tip: 'Resend invitation', label: (name: string) => `Resend invitation to ${name}` },
  reset: { Icon: KeyRound, tip: 'Reset password', label: (name: string) => `Reset password for ${name}` },
  factors: {
    Icon: ShieldOff,
    tip: 'Remove second factors',
    label: (name: string) => `Remove second factors of ${name}`,
  },
  deactivate: { Icon: Trash2, tip: 'Deactivate', label: (name: string) => `Deactivate ${name}` },
} as const;

function actionsOf(user: InternalUser, isOneself: boolean): UserAction[] {
  if (canBeInvited(user) !== true) return ['edit'];
  const invitation = user.status === 'invited' ? 'resend' : 'reset';
  return [
    ...(['edit', invitation] as const),
    ...(canBeDeactivated({ isOneself }) === true ? (['deactivate'] as const) : []),
    ...(user.has_factor && !isOneself ? (['factors'] as const) : []),
  ];
}

/** The icons of a row in words, at the pointer. */
const actionMenu = (username: string | undefined, onAction: InternalUsersViewProps['onAction']) =>
  rowMenu<InternalUser>({
    items: (user) =>
      actionsOf(user, user.email === username).map((action) => {
        const { Icon, tip } = actions[action];
        return {
          label: tip,
          icon: <Icon />,
          tone: action === 'deactivate' ? 'danger' : 'neutral',
          onSelect: () => onAction(action, user),
        };
      }),
  });

/** Who may sign in: search, list, and what an Admin can do with each. */
export function InternalUsersView({
  title,
  addLabel,
  isSection = false,
  onAdd,
  onAction,
  ...list
}: InternalUsersViewProps) {
  const username = useLogin()?.username;
  const columns = useMemo(() => columnsFor(username), [username]);
  const features = useMemo(() => [actionMenu(username, onAction)], [username, onAction]);
  const add = list.status !== 'forbidden' && (
    <Button variant="primary" onClick={onAdd}>
      <Plus aria-hidden="true" />
      {addLabel}
    </Button>
  );
  return (
    <Stack gap="section">
      {isSection ? (
        <Inline justify="between">
          <Heading level={2}>{title}</Heading>
          {add}
        </Inline>
      ) : (
        <PageHeader title={title} description="Who can sign in, and their access levels." actions={add} />
      )}
      <TooltipProvider>
        <RecordList
          {...list}
          records="users"
          placeholder="Full name or email ..."
          {...{ columns, features }}
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
