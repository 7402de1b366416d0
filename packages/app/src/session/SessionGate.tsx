import { type ComponentType, useEffect, useState } from 'react';
import { settleSignIn, useSignInAgain } from '../calls/signInAgain';
import { withTimeout } from '../calls/withTimeout';
import { ConfirmGate } from './ConfirmGate';
import type { SignInAgainProps } from './SignInAgain';

/**
 * Asks for signing in again when a call needs it; its code is loaded only then. Where that cannot be loaded in time the call
 * fails, which leaves the screen as it is: trying again asks again.
 */
export function SessionGate(props: SignInAgainProps) {
  const isWanted = useSignInAgain();
  const [Dialog, setDialog] = useState<ComponentType<SignInAgainProps>>();

  useEffect(() => {
    if (!isWanted || Dialog) return;
    let isWaiting = true;
    withTimeout(import('./SignInAgain')).then(
      ({ SignInAgain }) => setDialog(() => SignInAgain),
      () => isWaiting && settleSignIn(null),
    );
    return () => {
      isWaiting = false;
    };
  }, [isWanted, Dialog]);

  return (
    <>
      {isWanted && Dialog && <Dialog {...props} />}
      <ConfirmGate />
    </>
  );
}
