import { ADMIN, type InternalUser, type Invitation } from '@rentsafe/domain/user';
import { Button } from '@rentsafe/ui/Button';
import { Callout } from '@rentsafe/ui/Callout';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { ApiError } from '../../../calls/ApiError';
import type { UsersOfClient } from '../../../calls/users';
import { useListScreen } from '../../../lists/useListScreen';
import { AddUserDialog } from './AddUserDialog';
import { EditUserDialog } from './EditUserDialog';
import { InternalUsersView, type UserAction } from './InternalUsersView';
import { InvitationDialog, type InvitationDialogProps } from './InvitationDialog';
import { UserQuestion } from './UserQuestion';
import { userFilters } from './userFilters';

type Invited = Omit<InvitationDialogProps, 'onClose'>;

const place = {
  name: 'users',
  filters: userFilters,
  orderings: { last_name: 'name', email: 'email', last_sign_in_at: 'last_sign_in' },
};

interface ClientUsersProps {
  users: UsersOfClient;
  title: string;
  /** The text of the button that adds a user, and the title of its form. */
  addLabel: string;
  /** The name of the client on whose page they stand: it may have no Admin yet. */
  client?: string | undefined;
}

/** The users of a client, and what an Admin can do with each. */
export function ClientUsers({ users, title, addLabel, client }: ClientUsersProps) {
  const list = useListScreen({ place, queries: users.list });
  const { data: hasAdmin } = useQuery({ ...users.hasAdmin, enabled: client !== undefined });
  const level = hasAdmin === false ? ADMIN : undefined;
  const [isAdding, setIsAdding] = useState(false);
  const [edited, setEdited] = useState<InternalUser>();
  const [invited, setInvited] = useState<Invited>();
  const onInvited = (user: InternalUser, invitation: Invitation) => setInvited({ user, invitation });
  const queryClient = useQueryClient();
  const [asked, setAsked] = useState<{ question: Exclude<UserAction, 'edit'>; user: InternalUser }>();
  const opener = useRef<Element>(null);
  const rememberOpener = () => {
    opener.current = document.activeElement;
  };

  async function read({ id }: InternalUser): Promise<InternalUser> {
    const { results } = await queryClient.fetchQuery({ ...users.list.page(list.list), staleTime: 0 });
    const user = results.find((row) => row.id === id);
    if (!user) throw new ApiError('notFound', { status: 404 });
    return user;
  }

  function closeInvitation() {
    flushSync(() => setInvited(undefined));
    // The dialog took the place of another one, which is gone: it does not know where it all began.
    if (opener.current instanceof HTMLElement) opener.current.focus();
  }

  function onAdd() {
    rememberOpener();
    setIsAdding(true);
  }

  return (
    <>
      {hasAdmin === false && (
        <Callout
          tone="warning"
          title={`${client} has no Admin.`}
          actions={
            <Button variant="secondary" onClick={onAdd}>
              Add Admin
            </Button>
          }
        >
          Nobody at the client can add users or change their access.
        </Callout>
      )}
      <InternalUsersView
        {...list}
        title={title}
        addLabel={addLabel}
        isSection={client !== undefined}
        onAdd={onAdd}
        onAction={(action, user) => {
          rememberOpener();
          if (action === 'edit') setEdited(user);
          else setAsked({ question: action, user });
        }}
      />
      {isAdding && (
        <AddUserDialog
          users={users}
          title={addLabel}
          level={level}
          onInvited={onInvited}
          onClose={() => setIsAdding(false)}
        />
      )}
      {edited && (
        <EditUserDialog
          users={users}
          user={edited}
          read={() => read(edited)}
          onClose={() => setEdited(undefined)}
        />
      )}
      {asked && (
        <UserQuestion {...asked} users={users} onInvited={onInvited} onClose={() => setAsked(undefined)} />
      )}
      {invited && <InvitationDialog {...invited} onClose={closeInvitation} />}
    </>
  );
}
