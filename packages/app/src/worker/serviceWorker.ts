import { clientsClaim, skipWaiting } from 'workbox-core';
import { createHandlerBoundToURL, type PrecacheEntry, precacheAndRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { SKIP_WAITING } from '../offline/offlineMessages';

/** The code and styles of this build, and the page that starts them; written in by the build. */
declare const __SHELL__: PrecacheEntry[];

/** A connection that has not answered by then is none. */
const PATIENCE_MS = 5_000;

// The code of the app, never what the server answers to a call.
precacheAndRoute(__SHELL__, { cleanURLs: false, directoryIndex: '' });

const storedPage = createHandlerBoundToURL('/index.html');

registerRoute(
  new NavigationRoute(async (options) => {
    try {
      return await fetch(options.request, { signal: AbortSignal.timeout(PATIENCE_MS) });
    } catch {
      return storedPage(options);
    }
  }),
);

clientsClaim();

// A new build waits until its users ask for it, or have closed their pages.
self.addEventListener('message', ({ data }) => {
  if (data === SKIP_WAITING) void skipWaiting();
});
