import { useState } from 'react';
import type { StoredLogin } from '../../session/storedLogin';
import type { Credentials } from './LoginForm';

interface SignInState {
  pending: boolean;
  failed: boolean;
  cause?: string | undefined;
}

const load = () => import('../../session/signIn');

/**
 * Signing in, for the login page and for signing in again; its code is loaded on the first intent. It is
 * pending until `onSignedIn` is done.
 */
export function useSignIn(onSignedIn: (login: StoredLogin) => void | Promise<void>) {
  const [state, setState] = useState<SignInState>({ pending: false, failed: false });

  async function submit({ username, password }: Credentials) {
    setState({ pending: true, failed: false });
    try {
      const { signIn } = await load();
      await onSignedIn(await signIn(username, password));
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
  if (!('kind' in error)) return 'A part of the page could not be loaded. Reload the page and try again.';
  return error.kind === 'unauthorised' || error.kind === 'invalid' ? undefined : error.message;
}
