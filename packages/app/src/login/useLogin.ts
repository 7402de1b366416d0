import { useSyncExternalStore } from 'react';
import { onLoginChange, readLogin, type StoredLogin } from './storedLogin';

/** Who is signed in. */
export function useLogin(): StoredLogin | null {
  return useSyncExternalStore(onLoginChange, readLogin);
}
