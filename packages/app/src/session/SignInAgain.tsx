import { settleSignIn } from '../api/signInAgain';
import { useSignIn } from '../screens/login/useSignIn';
import { SignInAgainDialog } from './SignInAgainDialog';

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
