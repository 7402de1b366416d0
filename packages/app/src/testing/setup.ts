import '@testing-library/jest-dom/vitest';
import { toast } from '@rentsafe/ui/Toast';
import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest';
import { clearLogin } from '../login/storedLogin';
import { contractBreaches } from './answer';
import { server } from './server';

// A screen's code is loaded when a test first comes to it, which takes its time on a busy machine.
configure({ asyncUtilTimeout: 60_000 });

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
beforeEach(() => {
  clearLogin();
  localStorage.clear();
});
afterEach(() => {
  cleanup();
  toast.dismiss();
  server.resetHandlers();
  expect(contractBreaches.splice(0), 'answers of handlers that break the contract').toEqual([]);
});
afterAll(() => server.close());

// jsdom has it, and complains when it is called.
window.scrollTo = () => {};
