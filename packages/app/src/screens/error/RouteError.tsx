import { useLocation, useNavigate, useRouteError } from 'react-router-dom';
import { isLostChunk } from './lostChunk';
import { RouteErrorView } from './RouteErrorView';

/** In the place of a screen that failed: to show, to load, or to be fetched. */
export function RouteError() {
  const error = useRouteError();
  const location = useLocation();
  const navigate = useNavigate();
  const lost = isLostChunk(error);
  return (
    <RouteErrorView
      lost={lost}
      onRetry={() => (lost ? window.location.reload() : void navigate(location, { replace: true }))}
    />
  );
}
