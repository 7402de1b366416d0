import type { Block, LeaveGuard } from '@rentsafe/ui/Submission';
import { useEffect } from 'react';
import { useBlocker } from 'react-router-dom';

const guards: LeaveGuard[] = [];

/** For useLeaveGuard. */
export const blockRoutes: Block = (guard) => {
  guards.push(guard);
  return () => void guards.splice(guards.indexOf(guard), 1);
};

/** Once inside React Router, which heeds one blocker. */
export function RouteGuard() {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      currentLocation.pathname !== nextLocation.pathname && guards.some(({ isUnsaved }) => isUnsaved()),
  );
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    const guard = guards.findLast(({ isUnsaved }) => isUnsaved());
    if (guard) guard.ask({ leave: () => blocker.proceed(), stay: () => blocker.reset() });
    else blocker.proceed();
  }, [blocker]);
  return null;
}
