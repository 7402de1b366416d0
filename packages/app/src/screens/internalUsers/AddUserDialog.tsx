import { type InternalUser, type Invitation, userForm } from '@rentsafe/domain/user';
import { useQueryClient } from '@tanstack/react-query';
import { addUser, showUser, userList } from '../../api/users';
import { CreationDialog } from '../../forms/CreationDialog';
import { UserFields } from './UserFields';

export interface AddUserDialogProps {
  onInvited: (user: InternalUser, invitation: Invitation) => void;
  onClose: () => void;
}

/** A new internal user. */
export function AddUserDialog({ onInvited, onClose }: AddUserDialogProps) {
  const queryClient = useQueryClient();

  return (
    <CreationDialog
      title="Add Internal User"
      description="You'll get a link to send them so they can set a password."
      creation={{
        record: 'user',
        form: userForm,
        add: addUser,
        lists: userList.key,
        onCreated: ({ invitation, ...user }) => {
          showUser(queryClient, user);
          console.info('User created successfully!', { id: user.id });
          if (invitation) onInvited(user, invitation);
        },
      }}
      onClose={onClose}
    >
      <UserFields />
    </CreationDialog>
  );
}
