import { useLocation, useNavigate } from 'react-router-dom';
import { nextPath } from '../../session/nextPath';
import { LoginView } from './LoginView';
import { useSignIn } from './useSignIn';

export function LoginScreen() {
  const navigate = useNavigate();
  const { search } = useLocation();
  const signIn = useSignIn(() => void navigate(nextPath(search), { replace: true }));
  return <LoginView {...signIn} />;
}
