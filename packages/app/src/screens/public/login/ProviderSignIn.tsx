import { Button } from '@rentsafe/ui/Button';
import { Callout } from '@rentsafe/ui/Callout';
import { Stack } from '@rentsafe/ui/Stack';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { ProviderSignOut } from '../../../session/ProviderSignOut';
import type { ProviderOutcome } from '../../../session/providerSignIn';
import { isProviderAnswer, problemAtProvider, useProviderName } from '../../../session/signInProvider';

const load = () => import('../../../session/providerSignIn');

interface ProviderSignInProps {
  search: string;
  /** Whose address `next` is. */
  owner?: string | undefined;
  /** Someone has signed in, or still needs a second factor. */
  onOutcome: (outcome: ProviderOutcome) => void | Promise<void>;
}

/** Signing in with the provider that the server names, where it names one; and coming back from it. */
export function ProviderSignIn({ search, owner, onOutcome }: ProviderSignInProps) {
  const name = useProviderName();
  const [pending, setPending] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const answered = useRef(false);

  async function run(work: () => Promise<void>) {
    setPending(true);
    setProblem(null);
    try {
      await work();
    } catch (error) {
      setProblem(problemAtProvider(error));
    }
    setPending(false);
  }

  const finish = useEffectEvent(() =>
    run(async () => {
      // The code is not for the history.
      window.history.replaceState(window.history.state, '', window.location.pathname);
      await onOutcome(await (await load()).endProviderSignIn(search));
    }),
  );
  useEffect(() => {
    if (!isProviderAnswer(search) || answered.current) return;
    answered.current = true;
    void finish();
  }, [search]);

  if (name === null && problem === null && !pending) return null;
  return (
    <Stack gap="field">
      {problem && (
        <Callout tone="danger" role="alert">
          {problem}
        </Callout>
      )}
      <Button
        pending={pending}
        onClick={() => void run(async () => (await load()).beginProviderSignIn(search, owner))}
      >
        {`Sign in with ${name ?? 'your organisation'}`}
      </Button>
      {name !== null && <ProviderSignOut name={name} />}
    </Stack>
  );
}
