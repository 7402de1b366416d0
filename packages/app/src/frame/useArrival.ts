import { useEffect, useRef } from 'react';
import { useLocation, useMatches } from 'react-router-dom';
import { documentTitle, focusHeading, focusLateHeading } from './arrival';
import { brand } from './brand';

/** What a route says of itself. */
export interface RouteHandle {
  /** Of the document. */
  title: string;
  /** Of the page, as the sidebar shows it. */
  label?: string;
  /** The group of the sidebar that the page stands in. */
  group?: string | undefined;
  /** The page that leads to this one, which the sidebar marks in its place. */
  parent?: string | undefined;
  /** What is typed on it is kept on this device until it can be sent. */
  keepsDrafts?: true | undefined;
}

/** What the innermost route says of the screen that is shown. */
export function useRouteHandle(): RouteHandle {
  const handles = useMatches().map(({ handle }) => handle as RouteHandle | undefined);
  return handles.findLast(Boolean) ?? { title: brand.name };
}

/** Sets the document's title and, after navigation to another path, moves focus to the heading. */
export function useArrival(): void {
  const { title } = useRouteHandle();
  const { pathname } = useLocation();
  const arrivedAt = useRef(pathname);

  useEffect(() => {
    document.title = documentTitle(title);
  }, [title]);

  useEffect(focusLateHeading, []);

  useEffect(() => {
    if (arrivedAt.current === pathname) return;
    arrivedAt.current = pathname;
    focusHeading();
  }, [pathname]);
}
