import { useState } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router-dom';
import { readLogin } from '../../../login/storedLogin';
import { LoginPage, startOf } from './LoginPage';
import { loginStateOf } from './loginState';

export function LoginScreen() {
  const navigate = useNavigate();
  const { search, state } = useLocation();
  const arrival = loginStateOf(state);
  const [earlier] = useState(readLogin);
  if (earlier) return <Navigate to={startOf(earlier, arrival, search)} replace />;
  return (
    <LoginPage
      search={search}
      arrival={arrival}
      onSignedIn={(path) => void navigate(path, { replace: true })}
    />
  );
}
