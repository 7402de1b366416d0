import { type AccessLevel, type InternalUser, type Invitation, userForm } from '@rentsafe/domain/user';
import { useQueryClient } from '@tanstack/react-query';
import type { UsersOfClient } from '../../../calls/users';
import { CreationDialog } from '../../../forms/CreationDialog';
import { UserFields } from './UserFields';

export interface AddUserDialogProps {
  users: UsersOfClient;
  title: string;
  /** @default USER */
  level?: AccessLevel | undefined;
  onInvited: (user: InternalUser, invitation: Invitation) => void;
  onClose: () => void;
}

/** A new user of a client. */
export function AddUserDialog({ users, title, level, onInvited, onClose }: AddUserDialogProps) {
  const queryClient = useQueryClient();

  return (
    <CreationDialog
      title={title}
      description="You'll get a link to send them so they can set a password."
      creation={{
        record: 'user',
        form: userForm,
        add: users.add,
        lists: users.list.key,
        onCreated: ({ invitation, ...user }) => {
          users.show(queryClient, user);
          console.info('User created successfully!', { id: user.id });
          if (invitation) onInvited(user, invitation);
        },
      }}
      onClose={onClose}
    >
      <UserFields {...(level && { level })} />
    </CreationDialog>
  );
}
