import type { FactorChallenge } from '@rentsafe/domain/factor';
import {
  finishProviderSignIn,
  getProviderSignOut,
  startProviderSignIn,
} from '@rentsafe/domain/signInProvider';
import { ApiError } from '../calls/ApiError';
import { attempt } from '../calls/attempt';
import { readLogin, type StoredLogin, saveLogin } from '../login/storedLogin';
import { endSession } from './endSession';

/** What a sign-in was begun with, kept in this tab alone until the provider has led back. */
export interface Begun {
  handle: string;
  /** The search of the sign-in page, with `next` in it. */
  search: string;
  /** Whose address `next` is. */
  owner?: string | undefined;
}

const KEY = 'provider-sign-in';
/** That someone signed in with the provider here, and may still be signed in there. */
const SIGNED_IN_KEY = 'provider-signed-in';

/** Only a page of the web: never a script. */
function open(address: string): void {
  if (/^https?:\/\//.test(address)) window.location.assign(address);
}

/** Leaves for the page of the provider. Throws `ApiError`, or an error where this tab can remember nothing. */
export async function beginProviderSignIn(search: string, owner: string | undefined): Promise<void> {
  const { url, handle } = await attempt(startProviderSignIn, { body: {} }, undefined);
  sessionStorage.setItem(KEY, JSON.stringify({ handle, search, owner } satisfies Begun));
  open(url);
}

/** What this tab has begun, once. */
function takeBegun(): Begun | null {
  try {
    const json = sessionStorage.getItem(KEY);
    sessionStorage.removeItem(KEY);
    return json === null ? null : (JSON.parse(json) as Begun);
  } catch {
    return null;
  }
}

const notBegun = () =>
  new ApiError('conflict', {
    body: { detail: 'This sign-in was not begun in this tab. Sign in again, or use your password.' },
  });

/** Who is signed in, or what is still needed. */
export type ProviderOutcome = { begun: Begun } & ({ login: StoredLogin } | { challenge: FactorChallenge });

/** Signs in with the answer in the address, and stores the login. Throws `ApiError`. */
export async function endProviderSignIn(answer: string): Promise<ProviderOutcome> {
  const begun = takeBegun();
  if (!begun) throw notBegun();
  const before = readLogin();
  const body = { answer, handle: begun.handle };
  const reply = await attempt(finishProviderSignIn, { body }, undefined).catch((error: unknown) => {
    if (error instanceof ApiError && error.factor) return error.factor;
    throw error;
  });
  rememberProvider(true);
  if ('kinds' in reply) return { challenge: reply, begun };
  const { user, access, refresh } = reply;
  const login: StoredLogin = {
    id: user.id,
    username: user.username,
    access_token: access,
    refresh_token: refresh,
    user_type: user.user_type ?? null,
  };
  if (readLogin() !== before) {
    endSession(login);
    throw notBegun();
  }
  saveLogin(login);
  return { login, begun };
}

function rememberProvider(isSignedIn: boolean): void {
  try {
    if (isSignedIn) localStorage.setItem(SIGNED_IN_KEY, '1');
    else localStorage.removeItem(SIGNED_IN_KEY);
  } catch {
    // Without storage nobody is asked about the provider.
  }
}

/** Leaves for the page that signs out of the provider; does nothing where it has none. */
export async function signOutOfProvider(): Promise<void> {
  const { url } = await attempt(getProviderSignOut, {}, undefined);
  rememberProvider(false);
  if (url) open(url);
}
