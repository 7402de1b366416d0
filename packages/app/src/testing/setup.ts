import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, expect, vi } from 'vitest';
import { clearLogin } from '../session/storedLogin';
import { contractBreaches } from './answer';
import { server } from './server';

// A screen's code is loaded when a test first comes to it, which takes its time on a busy machine.
configure({ asyncUtilTimeout: 10_000 });
vi.setConfig({ testTimeout: 30_000 });

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
beforeEach(() => {
  clearLogin();
  localStorage.clear();
});
afterEach(() => {
  cleanup();
  server.resetHandlers();
  expect(contractBreaches.splice(0), 'answers of handlers that break the contract').toEqual([]);
});
afterAll(() => server.close());

// What jsdom lacks and components ask for.
window.matchMedia ??= (media: string) =>
  Object.assign(new EventTarget(), {
    matches: false,
    media,
    onchange: null,
    addListener: () => {},
    removeListener: () => {},
  });

globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};

window.scrollTo = () => {};
Element.prototype.scrollIntoView ??= () => {};
Element.prototype.hasPointerCapture ??= () => false;
Element.prototype.setPointerCapture ??= () => {};
Element.prototype.releasePointerCapture ??= () => {};
