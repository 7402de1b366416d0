import type { PasskeyRequest } from '@rentsafe/domain/factor';

type Json = Record<string, unknown>;

/** Whether this browser, at this address, can have passkeys: they belong to a host name. */
export const canUsePasskeys = (): boolean =>
  'PublicKeyCredential' in window && !/^[\d.]+$|:/.test(window.location.hostname);

/** Whether passkeys of a host work at this address. */
export const isPasskeyHost = (host: string): boolean => {
  const { hostname } = window.location;
  return hostname === host || hostname.endsWith(`.${host}`);
};

/** What the browser could not do, in a sentence for the person. */
export class PasskeyError extends Error {
  override readonly name = 'PasskeyError';
}

const sentences: Readonly<Record<string, string>> = {
  NotAllowedError: 'No passkey was used. Try again, or choose another way.',
  InvalidStateError: 'This device has a passkey for your account already.',
  SecurityError: 'Passkeys do not work at this address.',
};

async function told<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    const { cause, name } = error as Error;
    const key = cause instanceof Error ? cause.name : name;
    throw new PasskeyError(sentences[key] ?? 'The passkey could not be used. Try again.', { cause: error });
  }
}

const library = () => import('@simplewebauthn/browser');

/** Asks the browser for a new passkey. Throws `PasskeyError`. */
export const makePasskey = async ({ options }: PasskeyRequest): Promise<Json> => {
  const { startRegistration } = await library();
  type Options = Parameters<typeof startRegistration>[0]['optionsJSON'];
  return { ...(await told(startRegistration({ optionsJSON: options as unknown as Options }))) };
};

/** Asks the browser to sign with a passkey. Throws `PasskeyError`. */
export const signWithPasskey = async ({ options }: PasskeyRequest): Promise<Json> => {
  const { startAuthentication } = await library();
  type Options = Parameters<typeof startAuthentication>[0]['optionsJSON'];
  return { ...(await told(startAuthentication({ optionsJSON: options as unknown as Options }))) };
};
