import { type InternalUser, type Invitation, userControl, userFromForm } from '@rentsafe/domain/user';
import type { FormAnswer } from '@rentsafe/ui/Form';
import { toast } from '@rentsafe/ui/Toast';
import { useQueryClient } from '@tanstack/react-query';
import { changeUser, invite, removeUser, showChanged } from '../../api/users';
import { refusalIssues } from '../../forms/refusal';

type OnInvited = (user: InternalUser, invitation: Invitation) => void;

/** What can be done with a user who is there. Each outcome is said in a toast and on the console. */
export function useUserActions(onInvited: OnInvited) {
  const queryClient = useQueryClient();

  const succeed = (text: string, { id }: InternalUser) => {
    console.info(text, { id });
    toast.success(text);
  };

  return {
    async edit(entries: FormData, { id }: InternalUser): Promise<FormAnswer> {
      const { email: _, ...values } = userFromForm(entries);
      try {
        const user = await changeUser(id, { ...values, is_active: entries.has('isActive') });
        showChanged(queryClient, user);
        succeed('User saved', user);
        return undefined;
      } catch (error) {
        return refusalIssues('Failed to save user', error, { controlOf: userControl });
      }
    },

    /** Throws `ApiError`. */
    async remove(user: InternalUser): Promise<void> {
      await removeUser(user.id);
      showChanged(queryClient, { id: user.id, is_active: false });
      succeed('User deleted', user);
    },

    /** Throws `ApiError`. */
    async reset(user: InternalUser): Promise<void> {
      const { invitation } = await invite(user.id);
      onInvited(user, invitation);
    },
  };
}
