import { useLocation, useNavigate } from 'react-router-dom';
import { NotFoundView } from './NotFoundView';

/** The page before may be of another site, of which the router knows nothing. */
const hasPageBefore = () => window.history.length > 1;

export function NotFoundScreen() {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  return (
    <NotFoundView path={pathname} onGoBack={() => void (hasPageBefore() ? navigate(-1) : navigate('/'))} />
  );
}
