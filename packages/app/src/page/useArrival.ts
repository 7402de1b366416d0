import { useEffect, useRef } from 'react';
import { useLocation, useMatches } from 'react-router-dom';
import { documentTitle, focusHeading } from './arrival';
import { brand } from './brand';

/** What a route says of itself. */
export interface RouteHandle {
  title: string;
}

/** The title of the screen that is shown, told by the innermost route that has one. */
export function useRouteTitle(): string {
  const titles = useMatches().map(({ handle }) => (handle as RouteHandle | undefined)?.title);
  return titles.findLast(Boolean) ?? brand.name;
}

/** Sets the document's title and, after navigation to another path, moves focus to the heading. */
export function useArrival(): void {
  const title = useRouteTitle();
  const { pathname } = useLocation();
  const arrivedAt = useRef(pathname);

  useEffect(() => {
    document.title = documentTitle(title);
  }, [title]);

  useEffect(() => {
    if (arrivedAt.current === pathname) return;
    arrivedAt.current = pathname;
    focusHeading();
  }, [pathname]);
}
