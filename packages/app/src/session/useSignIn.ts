import { useEffect, useRef, useState } from 'react';
import { withTimeout } from '../calls/withTimeout';
import type { StoredLogin } from '../login/storedLogin';
import type { Credentials } from './LoginForm';

interface SignInState {
  pending: boolean;
  failed: boolean;
  cause?: string | undefined;
}

const load = () => import('./signIn');

/**
 * Signing in, for the login page and for signing in again; its code is loaded on the first intent. It is
 * pending until `onSignedIn` is done, and given up when what shows it goes.
 */
export function useSignIn(onSignedIn: (login: StoredLogin) => void | Promise<void>) {
  const [state, setState] = useState<SignInState>({ pending: false, failed: false });
  const sending = useRef<AbortController>(null);
  useEffect(() => () => sending.current?.abort(), []);

  async function submit({ username, password }: Credentials) {
    const controller = new AbortController();
    sending.current = controller;
    setState({ pending: true, failed: false });
    try {
      const { signIn } = await withTimeout(load());
      await onSignedIn(await signIn(username, password, controller.signal));
      setState({ pending: false, failed: false });
    } catch (error) {
      setState({ pending: false, failed: true, cause: causeOf(error) });
    }
  }

  return {
    ...state,
    onSubmit: (credentials: Credentials) => void submit(credentials),
    onIntent: () => void load().catch(() => {}),
  };
}

/** A sentence when the credentials are not to blame. */
function causeOf(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  if (!('kind' in error)) return 'Part of the page could not be loaded. Reload it and try again.';
  return error.kind === 'unauthorised' || error.kind === 'invalid' ? undefined : error.message;
}
