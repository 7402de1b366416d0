import {
  type InternalUser,
  type Invitation,
  type UserPatch,
  userControl,
  userFromForm,
} from '@rentsafe/domain/user';
import type { FormAnswer } from '@rentsafe/ui/Form';
import { toast } from '@rentsafe/ui/Toast';
import { useQueryClient } from '@tanstack/react-query';
import { changeUser, invite, removeUser, showChanged } from '../../api/users';
import { refusalIssues } from '../../forms/refusal';

type OnInvited = (user: InternalUser, invitation: Invitation) => void;

/** What differs from the row that was edited. */
function changesOf(user: InternalUser, values: Partial<InternalUser>): Omit<UserPatch, 'version'> {
  const changed = Object.entries(values).filter(
    ([name, value]) => user[name as keyof InternalUser] !== value,
  );
  return Object.fromEntries(changed);
}

/** What can be done with a user who is there. Each outcome is said in a toast and on the console. */
export function useUserActions(onInvited: OnInvited) {
  const queryClient = useQueryClient();

  const succeed = (text: string, { id }: InternalUser) => {
    console.info(text, { id });
    toast.success(text);
  };

  return {
    async edit(entries: FormData, user: InternalUser): Promise<FormAnswer> {
      const { email: _, ...values } = userFromForm(entries);
      const changes = changesOf(user, { ...values, is_active: entries.has('isActive') });
      try {
        const changed = await changeUser(user.id, { version: user.version ?? 1, ...changes });
        showChanged(queryClient, changed);
        succeed('User saved', changed);
        return undefined;
      } catch (error) {
        return refusalIssues('Failed to save user', error, { controlOf: userControl });
      }
    },

    /** Throws `ApiError`. */
    async remove(user: InternalUser): Promise<void> {
      await removeUser(user.id);
      const version = (user.version ?? 1) + 1;
      showChanged(queryClient, { id: user.id, is_active: false, status: 'inactive', version });
      succeed('User deleted', user);
    },

    /** Throws `ApiError`. */
    async reset(user: InternalUser): Promise<void> {
      const { invitation } = await invite(user.id);
      onInvited(user, invitation);
    },
  };
}
