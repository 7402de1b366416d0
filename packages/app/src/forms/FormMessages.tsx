import { MessagesProvider } from '@rentsafe/ui/messages';
import type { ReactNode } from 'react';
import { issueText } from './issueText';

const messages = {
  form: { issue: issueText },
  // The last day of every date here is today.
  dateField: {
    max: (_: string, name?: string) =>
      issueText({ code: 'in_future', message: '', path: name ? [name] : [] }),
  },
};

/** Around every form that is parsed by a schema of domain: the texts of its issues, and those of its dates. */
export const FormMessages = ({ children }: { children: ReactNode }) => (
  <MessagesProvider messages={messages}>{children}</MessagesProvider>
);
