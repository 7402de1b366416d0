/** Of the document. */
export const LOGIN_TITLE = 'Login';

/** What another screen hands over to the login page. */
export interface LoginState {
  /** What has just been done, in a sentence. */
  notice: string;
  /** `info` for what the person has not done here. */
  tone: 'success' | 'info';
  /** Whom the form is filled in for. */
  username?: string;
  /** Whose address `next` is: whoever else signs in starts at home. */
  owner?: string | undefined;
}

/** What was handed over; the router marks its own redirects there too. */
export const loginStateOf = (state: unknown): LoginState | null =>
  typeof state === 'object' && state !== null && 'notice' in state ? (state as LoginState) : null;
