import { toast } from '@rentsafe/ui/Toast';
import { useSyncExternalStore } from 'react';
import { SKIP_WAITING } from './offlineMessages';
import { createSignal } from './signal';

/** Only the built app has one. */
const worker: string | undefined = import.meta.env.SERVICE_WORKER;

interface TrustedTypes {
  createPolicy: (
    name: string,
    rules: { createScriptURL: () => string },
  ) => { createScriptURL: (text: string) => string };
}

let policy: ReturnType<TrustedTypes['createPolicy']> | undefined;

/** The address of the service worker: the one text that may become code, whatever the policy is asked for. */
function trusted(address: string): string {
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes };
  // A second policy of the name is refused: another attempt takes the first.
  policy ??= trustedTypes?.createPolicy('rentsafe-service-worker', { createScriptURL: () => address });
  return policy?.createScriptURL(address) ?? address;
}

let isStored = false;
let hasBegun = false;
const { notify, subscribe } = createSignal();

const settled = (worker: ServiceWorker): Promise<void> =>
  new Promise((resolve, reject) => {
    const onChange = () => {
      if (worker.state === 'activated') resolve();
      if (worker.state === 'redundant') reject(new Error('The code could not be stored.'));
    };
    worker.addEventListener('statechange', onChange);
    onChange();
  });

/** Says that a newer version is there. It is taken up when the user asks for it, or comes back later. */
function announceUpdate(waiting: ServiceWorker): void {
  toast.info('A new version of RentSafe is available', {
    description: 'It is used when you reload the page.',
    action: {
      label: 'Reload',
      onAction: () => {
        void settled(waiting).then(() => window.location.reload());
        waiting.postMessage(SKIP_WAITING);
      },
    },
  });
}

function watchForUpdates(registration: ServiceWorkerRegistration): void {
  const announce = () => {
    // The first one replaces none.
    if (registration.waiting && registration.active) announceUpdate(registration.waiting);
  };
  announce();
  registration.addEventListener('updatefound', () =>
    registration.installing?.addEventListener('statechange', announce),
  );
}

async function register(scope: string): Promise<void> {
  // Not there without https, and where the browser stores nothing.
  if (worker === undefined || !('serviceWorker' in navigator)) return;
  const registration = await navigator.serviceWorker.register(trusted(worker), { scope });
  watchForUpdates(registration);
  const { active, waiting, installing } = registration;
  // Not `ready`: that waits for a worker of the address at which the page was opened.
  const stored = active ?? waiting ?? installing;
  if (!stored) throw new Error('The code could not be stored.');
  await settled(stored);
  isStored = true;
  notify();
}

/** How long after a failure the code is fetched again, at first; twice as long after each further one. */
const RETRY_MS = 5_000;
const RETRIES = 6;

async function registerAtLast(scope: string): Promise<void> {
  for (let failures = 0; ; failures++) {
    try {
      return await register(scope);
    } catch (error) {
      // One file that does not come, of a hundred, is enough: a phone in a house with thick walls.
      if (failures === RETRIES) throw error;
      await new Promise((resolve) => setTimeout(resolve, RETRY_MS * 2 ** failures));
    }
  }
}

/** Stores the code of the app on this device, for the pages below `scope` to open without a connection. */
export function storeShell(scope: string): void {
  if (hasBegun) return;
  hasBegun = true;
  registerAtLast(scope).catch((error: unknown) =>
    console.error('The app could not be stored on this device', error),
  );
}

/** Whether the pages of the scope open without a connection. */
export const useShellStored = (): boolean => useSyncExternalStore(subscribe, () => isStored);
