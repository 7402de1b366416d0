import { useEffect, useState } from 'react';
import { apiBase } from '../calls/config';

/** The name of the provider that one may sign in with, or null. By hand: the page loads without the calls of the API. */
async function providerName(signal: AbortSignal): Promise<string | null> {
  try {
    const reply = await fetch(`${apiBase()}/api/auth/provider/`, { signal });
    const body: unknown = reply.ok ? await reply.json() : null;
    const name = typeof body === 'object' && body !== null && 'name' in body ? body.name : null;
    return typeof name === 'string' && name.trim() ? name : null;
  } catch {
    return null;
  }
}

/** The name of that provider, once it is known; nobody is asked while `isWanted` is false. */
export function useProviderName(isWanted = true): string | null {
  const [name, setName] = useState<string | null>(null);
  useEffect(() => {
    if (!isWanted) return;
    const controller = new AbortController();
    void providerName(controller.signal).then((found) => !controller.signal.aborted && setName(found));
    return () => controller.abort();
  }, [isWanted]);
  return name;
}

/** What is told of a failure on the way to or from the provider: what the API says, else `otherwise`. */
export const problemAtProvider = (
  error: unknown,
  otherwise = 'Signing in this way did not work here. Reload the page, or use your password.',
): string => (error instanceof Error && 'kind' in error ? error.message : otherwise);

/** Whether someone who signed in here with the provider may still be signed in there. */
export function maybeAtProvider(): boolean {
  try {
    return localStorage.getItem('provider-signed-in') !== null;
  } catch {
    return false;
  }
}

/** Whether the address is that to which a provider leads back. */
export function isProviderAnswer(search: string): boolean {
  const query = new URLSearchParams(search);
  return query.has('state') && (query.has('code') || query.has('error'));
}
