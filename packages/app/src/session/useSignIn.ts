import type { FactorChallenge } from '@rentsafe/domain/factor';
import { useEffect, useRef, useState } from 'react';
import type { Proof } from '../calls/factors';
import { withTimeout } from '../calls/withTimeout';
import type { StoredLogin } from '../login/storedLogin';
import type { Credentials } from './LoginForm';

interface SignInState {
  pending: boolean;
  failed: boolean;
  cause?: string | undefined;
  /** Who it is was right: what is still needed. */
  challenge?: FactorChallenge | undefined;
  /** Why a second factor, or a passkey, was not taken. */
  problem?: string | undefined;
}

const start: SignInState = { pending: false, failed: false };

const load = () => import('./signIn');

/**
 * Signing in, for the login page and for signing in again; its code is loaded on the first intent. It is
 * pending until `onSignedIn` is done, and given up when what shows it goes.
 */
export function useSignIn(onSignedIn: (login: StoredLogin) => void | Promise<void>) {
  const [state, setState] = useState(start);
  const { challenge } = state;
  const sending = useRef<AbortController>(null);
  useEffect(() => () => sending.current?.abort(), []);

  async function send(
    by: (calls: Awaited<ReturnType<typeof load>>, signal: AbortSignal) => Promise<StoredLogin>,
    failure: (error: unknown) => Partial<SignInState>,
  ) {
    const controller = new AbortController();
    sending.current = controller;
    setState({ ...start, pending: true, challenge });
    try {
      await onSignedIn(await by(await withTimeout(load()), controller.signal));
      setState(start);
    } catch (error) {
      setState({ ...start, challenge, ...failure(error) });
    }
  }

  const byFactor = (error: unknown) => ({ problem: error instanceof Error ? sentenceOf(error) : undefined });

  return {
    ...state,
    onSubmit: ({ username, password }: Credentials) =>
      void send(
        (calls, signal) => calls.signIn(username, password, signal),
        (error) => {
          const factor = factorOf(error);
          return factor ? { challenge: factor } : { failed: true, cause: causeOf(error) };
        },
      ),
    onCode: (proof: Pick<Proof, 'code' | 'recovery_code'>) =>
      void send((calls, signal) => calls.signInByCode(challenge?.token ?? '', proof, signal), byFactor),
    onPasskey: () => void send((calls, signal) => calls.signInByPasskey(challenge?.token, signal), byFactor),
    onStartAgain: () => setState(start),
    /** Another way to sign in was right, and is not enough. */
    onChallenge: (needed: FactorChallenge) => setState({ ...start, challenge: needed }),
    onIntent: () => void load().catch(() => {}),
  };
}

const factorOf = (error: unknown): FactorChallenge | undefined =>
  (error as { factor?: FactorChallenge | null }).factor ?? undefined;

const notLoaded = 'Part of the page could not be loaded. Reload it and try again.';

const sentenceOf = (error: Error) =>
  'kind' in error || error.name === 'PasskeyError' ? error.message : notLoaded;

/** A sentence when the credentials are not to blame. */
function causeOf(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  if (!('kind' in error)) return notLoaded;
  return error.kind === 'unauthorised' || error.kind === 'invalid' ? undefined : error.message;
}
