/** The stored login, in local storage under the key 'token'. */
export interface StoredLogin {
  id: number | null;
  username: string;
  access_token: string;
  refresh_token: string | null;
  user_type: string | null;
}

export const STORED_LOGIN_KEY = 'token';

const textOr = <T>(value: unknown, other: T) => (typeof value === 'string' ? value : other);

/** Text that an Authorization header can carry; anything else cannot be a token that the server gave. */
const isToken = (value: unknown): value is string =>
  typeof value === 'string' && /^[\x20-\x7e]+$/.test(value) && value.trim() !== '';

/**
 * Reads the stored login from its JSON. Never throws: what cannot be parsed, is no object, or has no usable access token,
 * is 'not logged in' (null).
 */
export function parseStoredLogin(json: string | null): StoredLogin | null {
  let value: unknown;
  try {
    value = JSON.parse(json ?? 'null');
  } catch {
    return null;
  }
  if (typeof value !== 'object' || value === null) return null;
  const { id, username, access_token, refresh_token, user_type } = value as Record<string, unknown>;
  if (!isToken(access_token)) return null;
  return {
    id: Number.isSafeInteger(id) ? Number(id) : null,
    username: textOr(username, ''),
    access_token,
    refresh_token: textOr(refresh_token, null),
    user_type: textOr(user_type, null),
  };
}
