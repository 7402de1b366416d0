import type { ComponentType } from 'react';
import { createRoot } from 'react-dom/client';

/** A page with one component on it: only its bytes are counted. */
export const part = (Component: ComponentType) => (root: HTMLElement) =>
  createRoot(root).render(<Component />);
