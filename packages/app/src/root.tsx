import { ThemeProvider } from '@rentsafe/ui/theme';
import { type ReactNode, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';

/** Gets an error that nothing in the app has caught. */
export type OnLost = (error: unknown) => void;

/** Shows something in the container, in the place of what was shown before. */
export type Show = (content: ReactNode) => void;

export function rootOf(container: HTMLElement, onLost: OnLost): Show {
  const root = createRoot(container, { onUncaughtError: onLost });
  return (content) =>
    root.render(
      <StrictMode>
        <ThemeProvider>{content}</ThemeProvider>
      </StrictMode>,
    );
}
