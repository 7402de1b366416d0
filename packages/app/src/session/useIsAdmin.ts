import { useIsOwnAdmin } from './useIsOwnAdmin';
import { useMe } from './useMe';

/**
 * Whether the signed-in user is an Admin of the provider. False until the server has confirmed it: it decides what is offered,
 * never what is allowed.
 */
export function useIsAdmin(): boolean {
  const isAdmin = useIsOwnAdmin();
  return useMe().data?.user_type === 'staff' && isAdmin;
}
