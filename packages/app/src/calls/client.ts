import { isStillSignedIn, readLogin, type StoredLogin } from '../login/storedLogin';
import { ApiError } from './ApiError';
import { type AnyCall, attempt, type ReplyFor, type RequestOptions } from './attempt';
import { confirmAgain } from './confirmAgain';
import { withPatience } from './patience';
import { renewLogin } from './renewLogin';
import { underKey } from './submissionKeys';

/**
 * Makes a call of the contract and returns its checked reply. Throws `ApiError`, or the `AbortError` of `signal`; an
 * `AbortError` too when who asked has signed out meanwhile: nobody else is told the answer.
 * What it posts goes under an Idempotency-Key: see `underKey`; where the server says when to send it again, it is. A 401 renews the
 * session once (a refresh, else signing in again over the open screen) and repeats the call. What needs a confirmation of who one is
 * asks for it over the open screen, once, and repeats the call, too.
 */
export async function request<const C extends AnyCall>(
  call: C,
  options: RequestOptions<C> = {},
): Promise<ReplyFor<C>> {
  if (call.session === false) return await attempt(call, options, undefined);
  const login = readLogin();
  return await underKey(call, options, login?.username, (keyed) => {
    const send = () => attemptConfirmed(login, call, keyed);
    if (keyed.idempotencyKey === undefined) return send();
    return withPatience(send, { signal: keyed.signal, mayGoOn: () => isStillSignedIn(login) });
  }).finally(() => {
    if (!isStillSignedIn(login)) throw new DOMException('Signed out.', 'AbortError');
  });
}

async function attemptConfirmed<const C extends AnyCall>(
  login: StoredLogin | null,
  call: C,
  options: RequestOptions<C>,
): Promise<ReplyFor<C>> {
  try {
    return await attemptAs(login, call, options);
  } catch (error) {
    const needs = error instanceof ApiError ? error.needs : null;
    // One who has no factor is told so.
    if (!needs || needs === 'new_factor' || !(await confirmAgain(needs))) throw error;
    if (!isStillSignedIn(login)) throw error;
    return attemptAs(readLogin(), call, options);
  }
}

async function attemptAs<const C extends AnyCall>(
  login: StoredLogin | null,
  call: C,
  options: RequestOptions<C>,
): Promise<ReplyFor<C>> {
  try {
    return await attempt(call, options, login?.access_token);
  } catch (error) {
    if (!(error instanceof ApiError) || error.kind !== 'unauthorised' || !login) throw error;
    const renewed = await renewLogin(login.access_token, options.signal);
    // What one person has asked for or filled in is never sent in another's name.
    if (renewed?.username !== login.username) throw error;
    return attempt(call, options, renewed.access_token);
  }
}
