import { useEffect, useRef } from 'react';
import { useLocation, useMatches } from 'react-router-dom';
import { brand } from '../brand';

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
    document.title = title === brand.name ? title : `${title} · ${brand.name}`;
  }, [title]);

  useEffect(() => {
    if (arrivedAt.current === pathname) return;
    arrivedAt.current = pathname;
    const heading = document.querySelector('h1');
    if (!heading) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }, [pathname]);
}
