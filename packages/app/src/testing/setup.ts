import '@testing-library/jest-dom/vitest';
import { toast } from '@rentsafe/ui/Toast';
import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest';
import { CODE_PATIENCE } from '../calls/withTimeout';
import { clearLogin } from '../login/storedLogin';
import { contractBreaches } from './answer';
import { server } from './server';

// A screen's code is loaded when a test first comes to it, which takes its time on a busy machine.
configure({ asyncUtilTimeout: 120_000 });

// The app itself gives up on code sooner than that: a browser has only to fetch it.
const { setTimeout } = window;
if (setTimeout.name !== 'waitLonger') {
  window.setTimeout = function waitLonger(run: TimerHandler, wait?: number, ...values: unknown[]) {
    return setTimeout(run, wait === CODE_PATIENCE ? 180_000 : wait, ...values);
  } as typeof window.setTimeout;
}

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
beforeEach(() => {
  clearLogin();
  localStorage.clear();
});
afterEach(() => {
  cleanup();
  toast.dismiss();
  // What is printed stays for two seconds: into the next test, or the next file.
  for (const frame of document.querySelectorAll('iframe')) frame.remove();
  server.resetHandlers();
  expect(contractBreaches.splice(0), 'answers of handlers that break the contract').toEqual([]);
});
afterAll(() => server.close());

// jsdom has it, and complains when it is called.
window.scrollTo = () => {};
