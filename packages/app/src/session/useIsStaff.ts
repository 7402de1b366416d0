import { useRole } from './useMay';

/** Whether who is signed in is of the provider, who reads all of the register. What they may do: `useMay`. */
export function useIsStaff(): boolean {
  const role = useRole();
  return role === 'admin' || role === 'user';
}
