import { ADMIN } from '@rentsafe/domain/user';
import { useMe } from './useMe';

/**
 * Whether the signed-in user is an Admin, of the provider or of a client company, who may take the steps reserved for Admins in
 * the records of their own client. False until the server has confirmed it: it decides what is offered, never what is allowed.
 */
export const useIsOwnAdmin = (): boolean => useMe().data?.access_level === ADMIN;
