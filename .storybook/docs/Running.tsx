import { Announcer } from '@rentsafe/ui/Announcer';
import { Toaster } from '@rentsafe/ui/Toast';
import { Unstyled } from '@storybook/addon-docs/blocks';
import { type ReactNode, Suspense } from 'react';

/** An example that runs, with what an application has around it. */
export const Running = ({ children }: { children: ReactNode }) => (
  <Unstyled>
    <div className="docs-example">
      <Suspense fallback={<p data-docs-loading>Loading</p>}>{children}</Suspense>
    </div>
    <Announcer />
    <Toaster />
  </Unstyled>
);
