import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, expect } from 'vitest';

// Code that is loaded late, a calendar, takes its time on a busy machine.
configure({ asyncUtilTimeout: 120_000 });

afterEach(() => {
  cleanup();
  if (typeof document === 'undefined') return;
  const left = document.body.innerHTML;
  document.body.replaceChildren();
  // All files share one page: what stays, a followed link too, would affect the next one.
  window.history.replaceState(null, '', '/');
  expect(left, 'left in the page').toBe('');
});
