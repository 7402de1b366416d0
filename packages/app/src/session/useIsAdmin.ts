import { ADMIN } from '@rentsafe/domain/user';
import { useMe } from './useMe';

/**
 * Whether who is signed in is an Admin of the provider. False until the server has confirmed it: it decides what is offered,
 * never what is allowed.
 */
export function useIsAdmin(): boolean {
  const { data } = useMe();
  return data?.user_type === 'staff' && data.access_level === ADMIN;
}
