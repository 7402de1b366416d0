import { Button } from '@rentsafe/ui/Button';
import { Callout } from '@rentsafe/ui/Callout';
import { Stack } from '@rentsafe/ui/Stack';
import { Text } from '@rentsafe/ui/Text';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { ProviderOutcome } from '../../../session/providerSignIn';
import { isProviderAnswer, maybeAtProvider, providerName } from '../../../session/signInProvider';

const load = () => import('../../../session/providerSignIn');

interface ProviderSignInProps {
  search: string;
  /** Whose address `next` is. */
  owner?: string | undefined;
  /** Someone has signed in, or still needs a second factor. */
  onOutcome: (outcome: ProviderOutcome) => void | Promise<void>;
}

const sentenceOf = (error: unknown) =>
  error instanceof Error && 'kind' in error
    ? error.message
    : 'Signing in this way did not work here. Reload the page, or use your password.';

/** Signing in with the provider that the server names, where it names one; and coming back from it. */
export function ProviderSignIn({ search, owner, onOutcome }: ProviderSignInProps) {
  const [name, setName] = useState<string | null>(null);
  const [pending, setPending] = useState<'in' | 'out' | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const answered = useRef(false);

  useEffect(() => {
    const controller = new AbortController();
    void providerName(controller.signal).then((found) => !controller.signal.aborted && setName(found));
    return () => controller.abort();
  }, []);

  async function run(what: 'in' | 'out', work: () => Promise<void>) {
    setPending(what);
    setProblem(null);
    try {
      await work();
    } catch (error) {
      setProblem(sentenceOf(error));
    }
    setPending(null);
  }

  const finish = useEffectEvent(() =>
    run('in', async () => {
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

  if (name === null && problem === null && pending === null) return null;
  return (
    <Stack gap="field">
      {problem && (
        <Callout tone="danger" role="alert">
          {problem}
        </Callout>
      )}
      <Button
        pending={pending === 'in'}
        onClick={() => void run('in', async () => (await load()).beginProviderSignIn(search, owner))}
      >
        {`Sign in with ${name ?? 'your organisation'}`}
      </Button>
      {name !== null && maybeAtProvider() && (
        <Text as="div" tone="muted">
          You may still be signed in to {name}.{' '}
          <Button
            variant="ghost"
            size="sm"
            pending={pending === 'out'}
            onClick={() => void run('out', async () => (await load()).signOutOfProvider())}
          >
            {`Sign out of ${name}`}
          </Button>
        </Text>
      )}
    </Stack>
  );
}
