import { HOME_PATH } from '@rentsafe/domain/session';
import { type LoaderFunctionArgs, replace } from 'react-router-dom';
import { readLogin } from './storedLogin';

/** The login page that leads back to `path`, which carries its search. */
export function loginPath(path: string): string {
  return `/login?next=${encodeURIComponent(path)}`;
}

/** Loader of the protected area: without a login the person is sent to the login page, and back afterwards. */
export function requireLogin({ request }: LoaderFunctionArgs): null {
  const { pathname, search } = new URL(request.url);
  if (!readLogin()) throw replace(loginPath(pathname + search));
  return null;
}

/** Where the landing page's button leads. */
export function startPath(): string {
  return readLogin() ? HOME_PATH : '/login';
}
