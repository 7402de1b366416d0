import { Button } from '@rentsafe/ui/Button';
import { Stack } from '@rentsafe/ui/Stack';
import { Text } from '@rentsafe/ui/Text';
import { useState } from 'react';
import { maybeAtProvider, problemAtProvider } from './signInProvider';

/** Signing out of the provider as well, for who signed in with it here; the next person at this device would be let in as them. */
export function ProviderSignOut({ name }: { name: string }) {
  const [pending, setPending] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  async function signOut() {
    setPending(true);
    setProblem(null);
    try {
      await (await import('./providerSignIn')).signOutOfProvider();
    } catch (error) {
      setProblem(
        problemAtProvider(
          error,
          `Signing out of ${name} did not work here. Reload the page, or close the browser.`,
        ),
      );
    }
    setPending(false);
  }

  if (!maybeAtProvider()) return null;
  return (
    <Stack gap={2}>
      <Text tone="muted">You may still be signed in to {name}.</Text>
      <Button pending={pending} onClick={() => void signOut()}>
        {`Sign out of ${name}`}
      </Button>
      {problem && <Text role="alert">{problem}</Text>}
    </Stack>
  );
}
