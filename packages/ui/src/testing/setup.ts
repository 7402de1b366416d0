import '@testing-library/jest-dom/vitest';
import { cleanup } from '@testing-library/react';
import { afterEach, expect } from 'vitest';

afterEach(() => {
  cleanup();
  if (typeof document === 'undefined') return;
  const left = document.body.innerHTML;
  document.body.replaceChildren();
  // All files share one page: what stays would be in the way of another one.
  expect(left, 'left in the page').toBe('');
});
