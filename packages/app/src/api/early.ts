import { readLogin } from '../login/storedLogin';
import { apiBase } from './config';

/** A request that left before the code that wants its answer was there. */
export interface EarlyResponse {
  response: Promise<Response>;
  abort: () => void;
  token: string;
}

const waiting = new Map<string, EarlyResponse>();

/** Sends GET `path` now; the client takes the answer over when it asks for the same path. */
export function startEarly(path: string): void {
  const token = readLogin()?.access_token;
  if (!token || waiting.has(path)) return;
  const controller = new AbortController();
  const response = fetch(apiBase() + path, {
    headers: { Accept: 'application/json', Authorization: `Bearer ${token}` },
    signal: controller.signal,
  });
  response.catch(() => {});
  waiting.set(path, { response, abort: () => controller.abort(), token });
}

/** The early answer to `path`, once, if it was asked for with this token. */
export function takeEarly(path: string, token: string | undefined): EarlyResponse | undefined {
  const early = waiting.get(path);
  waiting.delete(path);
  return early?.token === token ? early : undefined;
}
