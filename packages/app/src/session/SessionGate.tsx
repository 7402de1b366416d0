import { lazy, Suspense } from 'react';
import { useSignInAgain } from '../api/signInAgain';
import type { SignInAgainProps } from './SignInAgain';

const SignInAgain = lazy(async () => ({ default: (await import('./SignInAgain')).SignInAgain }));

/** Asks for signing in again when a call needs it; its code is loaded only then. */
export function SessionGate(props: SignInAgainProps) {
  return (
    useSignInAgain() && (
      <Suspense>
        <SignInAgain {...props} />
      </Suspense>
    )
  );
}
