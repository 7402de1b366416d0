import { getResponse, type RequestHandler } from 'msw';
import { contractBreaches } from './answer';

let current: readonly RequestHandler[] | undefined;
let isReplaced = false;

/**
 * Answers the page's calls of the API with MSW's handlers until the next story says otherwise; the first that fits
 * answers. In the page itself: there is no service worker to install, to wait for, or to stay behind.
 */
export function answerWith(handlers: readonly RequestHandler[]): void {
  current = handlers;
  if (!isReplaced) replaceFetch();
  isReplaced = true;
}

/** Lets calls of the API go to the network again. */
export function stopAnswering(): void {
  current = undefined;
}

function replaceFetch(): void {
  const real = window.fetch.bind(window);
  window.fetch = async (input, init) => {
    const request = new Request(input, init);
    const handlers = current;
    if (!handlers || !new URL(request.url).pathname.startsWith('/api/')) return real(input, init);
    const response = await Promise.race([getResponse([...handlers], request), aborted(request.signal)]);
    if (!response) contractBreaches.push(`no handler for ${request.method} ${request.url}`);
    // What fetch itself does when there is no network.
    if (!response || response.type === 'error') throw new TypeError('Failed to fetch');
    return response;
  };
}

const aborted = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => {
    const stop = () => reject(signal.reason as Error);
    if (signal.aborted) stop();
    else signal.addEventListener('abort', stop, { once: true });
  });
