import { safeNext } from '@rentsafe/domain/session';

/** Where `next` of the login page leads. */
export function nextPath(search: string): string {
  return safeNext(new URLSearchParams(search).get('next'), window.location.origin);
}
