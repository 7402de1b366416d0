import { Announcer } from '@rentsafe/ui/Announcer';
import { MessagesProvider } from '@rentsafe/ui/messages';
import { Outlet, ScrollRestoration } from 'react-router-dom';
import { issueText } from '../forms/issueText';
import { useArrival } from '../page/useArrival';
import { NavigationProgress } from './NavigationProgress';

const messages = { form: { issue: issueText } };

/** Around every screen: its texts, its title, focus on its heading after navigation, and the live regions. */
export function RootLayout() {
  useArrival();
  return (
    <MessagesProvider messages={messages}>
      <NavigationProgress />
      <Outlet />
      <Announcer />
      <ScrollRestoration />
    </MessagesProvider>
  );
}
