import { Toaster, toast } from '@rentsafe/ui/Toast';
import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { clearCache, queryClient, queryClientOf } from '../calls/queryClient';
import { settleSignIn } from '../calls/signInAgain';
import { CREATED_TOAST } from '../forms/createdToast';
import { FormMessages } from '../forms/FormMessages';
import { TOAST_DURATION } from '../frame/toastDuration';
import { loginPath } from '../login/guard';
import { useLogin } from '../login/useLogin';
import { useOverlaysBlockBack } from '../overlays/useCloseOnBack';
import type { LoginState } from '../screens/public/login/loginState';
import { SessionGate } from '../session/SessionGate';
import { signOut } from '../session/signOut';
import { Shell, type ShellProps } from './Shell';
import { useChangeOfUser } from './useChangeOfUser';

const signedOutElsewhere: LoginState = {
  notice: "You signed out in another tab. Sign in to continue. Anything you hadn't saved has been lost.",
  tone: 'info',
};

/** Around every screen of the rental area: who is signed in, what was read, and the frame. */
export function ProtectedLayout({ navigationFor }: Pick<ShellProps, 'navigationFor'>) {
  const login = useLogin();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const here = loginPath(pathname + search);
  const isLeaving = useRef(false);
  useOverlaysBlockBack();
  const owner = useChangeOfUser(login?.username);

  // biome-ignore lint/correctness/useExhaustiveDependencies: with each step
  useEffect(() => toast.dismiss(CREATED_TOAST), [here]);

  useEffect(() => {
    if (login) return;
    toast.dismiss();
    if (isLeaving.current) return;
    settleSignIn(null);
    clearCache(queryClient);
    void navigate(here, { replace: true, state: { ...signedOutElsewhere, owner } });
  }, [login, navigate, here, owner]);

  function logOut() {
    isLeaving.current = true;
    settleSignIn(null);
    signOut(queryClient);
    void navigate('/');
  }

  if (!login) return null;
  const { username } = login;
  return (
    <QueryClientProvider client={queryClientOf(username)}>
      <FormMessages>
        {owner === username && (
          <Shell key={username} navigationFor={navigationFor} username={username} onLogOut={logOut} />
        )}
      </FormMessages>
      <SessionGate username={username} onLogOut={logOut} />
      <Toaster duration={TOAST_DURATION} position="top-center" />
    </QueryClientProvider>
  );
}
