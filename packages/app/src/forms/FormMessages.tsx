import { MessagesProvider } from '@rentsafe/ui/messages';
import type { ReactNode } from 'react';
import { issueText } from './issueText';

const messages = { form: { issue: issueText } };

/** Around every form that is parsed by a schema of domain: the texts of its issues. */
export const FormMessages = ({ children }: { children: ReactNode }) => (
  <MessagesProvider messages={messages}>{children}</MessagesProvider>
);
