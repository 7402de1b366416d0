import { forgotPassword, getPasswordHelp } from '@rentsafe/domain/session';
import { errorSentence } from './ApiError';
import { request } from './client';

/** Whether a link can be sent by email; a backend that does not say so cannot. */
export const canEmailLink = (): Promise<boolean> =>
  request(getPasswordHelp).then(
    ({ email }) => email,
    () => false,
  );

/** Asks for a link by email. Returns why it could not be asked for, or null. */
export const askForLink = (username: string): Promise<string | null> =>
  request(forgotPassword, { body: { username } }).then(() => null, errorSentence);
