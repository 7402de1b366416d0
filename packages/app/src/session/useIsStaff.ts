import { useLogin } from '../login/useLogin';

/** Whether who is signed in is of the provider. It decides what is offered, never what is allowed. */
export const useIsStaff = (): boolean => useLogin()?.user_type === 'staff';
