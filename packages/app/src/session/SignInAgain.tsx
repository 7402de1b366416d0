import { useEffect } from 'react';
import { settleSignIn } from '../api/signInAgain';
import { useSignIn } from '../screens/login/useSignIn';
import { SignInAgainDialog } from './SignInAgainDialog';
import { onLoginChange, readLogin, type StoredLogin } from './storedLogin';

export interface SignInAgainProps {
  login: StoredLogin;
  onLogOut: () => void;
}

/** Shown while calls wait for a new login; one made in another tab will do. */
export function SignInAgain({ login, onLogOut }: SignInAgainProps) {
  const signIn = useSignIn(settleSignIn);

  useEffect(
    () =>
      onLoginChange(() => {
        const now = readLogin();
        if (now && now.access_token !== login.access_token) settleSignIn(now);
      }),
    [login.access_token],
  );

  return <SignInAgainDialog {...signIn} username={login.username} onLogOut={onLogOut} />;
}
