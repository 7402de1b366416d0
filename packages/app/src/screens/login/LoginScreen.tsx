import { useLocation, useNavigate } from 'react-router-dom';
import { nextPath } from '../../login/nextPath';
import { useSignIn } from '../../session/useSignIn';
import { LoginView } from './LoginView';
import type { LoginState } from './loginState';

export function LoginScreen() {
  const navigate = useNavigate();
  const { search, state } = useLocation();
  const signIn = useSignIn(() => void navigate(nextPath(search), { replace: true }));
  return <LoginView {...signIn} arrival={state as LoginState | null} />;
}
