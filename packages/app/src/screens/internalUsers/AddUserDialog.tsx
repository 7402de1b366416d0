import {
  type InternalUser,
  type Invitation,
  userControl,
  userFromForm,
  userIssues,
} from '@rentsafe/domain/user';
import { FormDialog } from '@rentsafe/ui/FormDialog';
import { useQueryClient } from '@tanstack/react-query';
import { addUser, showUser, userKeys } from '../../api/users';
import { issuesOf } from '../../forms/issues';
import { useCreation } from '../../forms/useCreation';
import { CloseOnBack } from '../../overlays/CloseOnBack';
import { UserFields } from './UserFields';

export interface AddUserDialogProps {
  onInvited: (user: InternalUser, invitation: Invitation) => void;
  onClose: () => void;
}

/** A new internal user. */
export function AddUserDialog({ onInvited, onClose }: AddUserDialogProps) {
  const queryClient = useQueryClient();
  const creation = useCreation({
    record: 'user',
    read: userFromForm,
    add: addUser,
    lists: userKeys.all,
    onCreated: ({ invitation, ...user }) => {
      showUser(queryClient, user);
      console.info('User created successfully!', { id: user.id });
      if (invitation) onInvited(user, invitation);
    },
    controlOf: (_, path) => userControl(path),
  });

  return (
    <FormDialog
      onSubmit={creation.submit}
      unconfirmed={creation.unconfirmed}
      onClose={onClose}
      open
      title="Add Internal User"
      description="They are invited by a link with which they set a password."
      submitLabel="Add User"
      pendingLabel="Adding User..."
      validate={(entries) => issuesOf(userIssues(entries))}
    >
      <CloseOnBack />
      <UserFields />
    </FormDialog>
  );
}
