import { HOME_PATH } from '@rentsafe/domain/session';
import { useState } from 'react';
import { nextPath } from '../../../login/nextPath';
import type { StoredLogin } from '../../../login/storedLogin';
import type { Begun } from '../../../session/providerSignIn';
import { useSignIn } from '../../../session/useSignIn';
import { LoginView } from './LoginView';
import type { LoginState } from './loginState';
import { ProviderSignIn } from './ProviderSignIn';

/** Where whoever has signed in starts: at `next`, unless it is someone else's. */
export const startOf = (
  { username }: StoredLogin,
  arrival: Pick<LoginState, 'owner'> | null,
  search: string,
) => (arrival?.owner === undefined || arrival.owner === username ? nextPath(search) : HOME_PATH);

interface LoginPageProps {
  search: string;
  arrival: LoginState | null;
  /** Someone is about to sign in. */
  onIntent?: () => void;
  /** Gets the path to go on to. */
  onSignedIn: (path: string) => void | Promise<void>;
}

export function LoginPage({ search, arrival, onIntent, onSignedIn }: LoginPageProps) {
  /** What a sign-in with the provider set out with. */
  const [begun, setBegun] = useState<Begun>();
  const { onChallenge, ...signIn } = useSignIn((login) =>
    onSignedIn(begun ? startOf(login, begun, begun.search) : startOf(login, arrival, search)),
  );
  function prepare() {
    signIn.onIntent();
    onIntent?.();
  }
  const otherWay = (
    <ProviderSignIn
      search={search}
      owner={arrival?.owner}
      onOutcome={(outcome) => {
        if ('login' in outcome)
          return onSignedIn(startOf(outcome.login, outcome.begun, outcome.begun.search));
        setBegun(outcome.begun);
        onChallenge(outcome.challenge);
      }}
    />
  );
  return <LoginView {...signIn} onIntent={prepare} arrival={arrival} otherWay={otherWay} />;
}
