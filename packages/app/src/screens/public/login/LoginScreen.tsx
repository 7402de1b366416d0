import { HOME_PATH } from '@rentsafe/domain/session';
import { useState } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router-dom';
import { nextPath } from '../../../login/nextPath';
import { readLogin, type StoredLogin } from '../../../login/storedLogin';
import { useSignIn } from '../../../session/useSignIn';
import { LoginView } from './LoginView';
import { loginStateOf } from './loginState';

export function LoginScreen() {
  const navigate = useNavigate();
  const { search, state } = useLocation();
  const arrival = loginStateOf(state);
  const [earlier] = useState(readLogin);
  const startOf = ({ username }: StoredLogin) =>
    arrival?.owner === undefined || arrival.owner === username ? nextPath(search) : HOME_PATH;
  const signIn = useSignIn((login) => void navigate(startOf(login), { replace: true }));
  if (earlier) return <Navigate to={startOf(earlier)} replace />;
  return <LoginView {...signIn} arrival={arrival} />;
}
