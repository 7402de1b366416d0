export const HOME_PATH = '/services/rent-safe';

const maxLength = 2048;
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is refused
const controlCharacters = /[\u0000-\u001f\u007f-\u009f]/;

/** The path as a router reads it: decoded. */
function routeOf(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}

/**
 * Where to go after signing in. Only a path of this site is honoured (it may carry a search and a hash); anything
 * else, and /login itself, gives the rental area.
 */
export function safeNext(next: string | null | undefined, origin: string): string {
  if (!next || next.length > maxLength || controlCharacters.test(next)) return HOME_PATH;
  if (!next.startsWith('/') || next.startsWith('//') || next.includes('\\')) return HOME_PATH;
  if (!URL.canParse(next, origin)) return HOME_PATH;
  const url = new URL(next, origin);
  if (url.origin !== new URL(origin).origin || url.pathname.startsWith('//')) return HOME_PATH;
  if (/^\/+login(\/|$)/i.test(routeOf(url.pathname))) return HOME_PATH;
  return url.pathname + url.search + url.hash;
}
