import type { InternalUser, Invitation } from '@rentsafe/domain/user';
import { toast } from '@rentsafe/ui/Toast';
import { useQueryClient } from '@tanstack/react-query';
import type { UsersOfClient } from '../../../calls/users';

type OnInvited = (user: InternalUser, invitation: Invitation) => void;

/** What can be done with a user who is there. Each outcome is reported in a toast and on the console. */
export function useUserActions(users: UsersOfClient, onInvited: OnInvited) {
  const queryClient = useQueryClient();

  return {
    /** Throws `ApiError`. */
    async deactivate(user: InternalUser): Promise<void> {
      await users.deactivate(user.id);
      const version = (user.version ?? 1) + 1;
      users.showChanged(queryClient, { id: user.id, is_active: false, status: 'inactive', version });
      console.info('User deactivated', { id: user.id });
      toast.success('User deactivated');
    },

    /** Throws `ApiError`. */
    async reset(user: InternalUser): Promise<void> {
      const { invitation } = await users.invite(user.id);
      onInvited(user, invitation);
    },
  };
}
