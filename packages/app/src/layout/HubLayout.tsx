import { Text } from '@rentsafe/ui/Text';
import { ThemeToggle } from '@rentsafe/ui/ThemeToggle';
import { Toaster } from '@rentsafe/ui/Toast';
import { QueryClientProvider } from '@tanstack/react-query';
import { Outlet, useNavigate } from 'react-router-dom';
import { queryClient, queryClientOf } from '../calls/queryClient';
import { settleSignIn } from '../calls/signInAgain';
import { useLogin } from '../login/useLogin';
import { SessionGate } from '../session/SessionGate';
import { signOut } from '../session/signOut';
import { AccountButton } from './AccountButton';
import * as styles from './HubLayout.css';

/** Around the services hub, which is there for everyone: the theme, and the account of who is signed in. */
export function HubLayout() {
  const username = useLogin()?.username;
  const navigate = useNavigate();

  function logOut() {
    settleSignIn(null);
    signOut(queryClient);
    void navigate('/');
  }

  return (
    <div className={styles.page}>
      <header className={styles.bar}>
        {username && (
          <QueryClientProvider client={queryClientOf(username)}>
            <Text size="sm" tone="muted" className={styles.username}>
              {username}
            </Text>
            <AccountButton onLogOut={logOut} />
            <SessionGate username={username} onLogOut={logOut} />
          </QueryClientProvider>
        )}
        <ThemeToggle />
      </header>
      <Outlet />
      <Toaster position="top-center" />
    </div>
  );
}
