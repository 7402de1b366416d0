import { useLocation, useNavigate } from 'react-router-dom';
import { NotFoundView } from './NotFoundView';

/** React Router numbers the entries of its own history; 0 is where the person came in. */
const hasHistory = () => Number((window.history.state as { idx?: number } | null)?.idx ?? 0) > 0;

export function NotFoundScreen() {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  return <NotFoundView path={pathname} onGoBack={() => void (hasHistory() ? navigate(-1) : navigate('/'))} />;
}
