import { settleSignIn } from '../calls/signInAgain';
import { SignInAgainDialog } from './SignInAgainDialog';
import { useSignIn } from './useSignIn';

export interface SignInAgainProps {
  /** Who was signed in. */
  username: string;
  onLogOut: () => void;
}

/** Shown while calls wait for a new login. */
export function SignInAgain(props: SignInAgainProps) {
  const signIn = useSignIn(settleSignIn);
  return <SignInAgainDialog {...signIn} {...props} />;
}
