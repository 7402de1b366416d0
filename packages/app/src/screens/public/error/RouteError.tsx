import { useEffect } from 'react';
import { useLocation, useNavigate, useNavigation, useRouteError } from 'react-router-dom';
import { focusHeading } from '../../../frame/arrival';
import { isLostChunk } from './lostChunk';
import { RouteErrorView } from './RouteErrorView';

/** In the place of a screen that failed: to show, to load, or to be fetched. */
export function RouteError() {
  const error = useRouteError();
  const location = useLocation();
  const navigate = useNavigate();
  const next = useNavigation().location;
  useEffect(() => {
    // What had the focus went with the screen, as a tab does.
    if (document.activeElement === document.body) focusHeading();
    // The button that was pressed goes with this.
    return focusHeading;
  }, []);
  return (
    <RouteErrorView
      lost={isLostChunk(error)}
      attempt={location.key}
      retrying={next?.pathname === location.pathname}
      onRetry={() => void navigate(location, { replace: true })}
      onReload={() => window.location.reload()}
    />
  );
}
