export const MIN_PASSWORD_LENGTH = 12;

/** True when the password has at least 12 characters; what looks like one character counts as one. */
export function isLongPassword(password: string): boolean {
  return [...password].length >= MIN_PASSWORD_LENGTH;
}
