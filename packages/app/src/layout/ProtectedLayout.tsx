import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { queryClient } from '../api/queryClient';
import { settleSignIn } from '../api/signInAgain';
import { loginPath } from '../session/guard';
import { SessionGate } from '../session/SessionGate';
import { signOut } from '../session/signOut';
import { onLoginChange, readLogin } from '../session/storedLogin';
import { useLogin } from '../session/useLogin';
import { useOverlaysBlockBack } from './overlays';
import { Shell } from './Shell';

/** Around every screen of the rental area: who is signed in, what was read, and the frame. */
export function ProtectedLayout() {
  const login = useLogin();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const here = loginPath(pathname + search);
  const isLeaving = useRef(false);
  const username = login?.username;
  useOverlaysBlockBack();

  // Signed out, or in as someone else, in another tab: what was read goes.
  useEffect(
    () =>
      onLoginChange(() => {
        const now = readLogin();
        if (now?.username === username) return;
        queryClient.clear();
        if (!now) settleSignIn(null);
      }),
    [username],
  );

  useEffect(() => {
    if (!login && !isLeaving.current) void navigate(here, { replace: true });
  }, [login, navigate, here]);

  function logOut() {
    isLeaving.current = true;
    settleSignIn(null);
    signOut(queryClient);
    void navigate('/');
  }

  if (!login) return null;
  return (
    <QueryClientProvider client={queryClient}>
      <Shell key={login.username} username={login.username} onLogOut={logOut} />
      <SessionGate login={login} onLogOut={logOut} />
    </QueryClientProvider>
  );
}
