import type { ConfirmationNeed } from '@rentsafe/domain/factor';
import { Button } from '@rentsafe/ui/Button';
import { Dialog } from '@rentsafe/ui/Dialog';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError, errorSentence } from '../calls/ApiError';
import { settleConfirmation } from '../calls/confirmAgain';
import { Fetched } from '../calls/Fetched';
import { confirm, confirmByPasskey, factorsQuery, type Proof } from '../calls/factors';
import { isPasskeyHost } from '../calls/passkeys';
import { FactorForm, type Way } from './FactorForm';

const descriptions = {
  confirmation: 'Changes to how you sign in need your password or a second factor again.',
  factor: 'This needs your second factor again.',
} as const;

/** What was wrong, of a refusal at a field too. */
function sentenceOf(error: unknown): string {
  if (error instanceof ApiError) return error.errors.fields[0]?.messages.join(' ') ?? error.message;
  return error instanceof Error && error.name === 'PasskeyError' ? error.message : errorSentence(error);
}

/** Confirms who one is over the open screen, for what waits for it. */
export function ConfirmDialog({ needs }: { needs: Exclude<ConfirmationNeed, 'new_factor'> }) {
  const query = useQuery(factorsQuery);
  const queryClient = useQueryClient();
  const [pending, setPending] = useState(false);
  const [problem, setProblem] = useState<string>();

  async function send(act: () => Promise<unknown>) {
    setPending(true);
    setProblem(undefined);
    try {
      await act();
      void queryClient.invalidateQueries({ queryKey: factorsQuery.queryKey });
      settleConfirmation(true);
    } catch (error) {
      setProblem(sentenceOf(error));
      setPending(false);
    }
  }

  return (
    <Dialog
      open
      pending={pending}
      onOpenChange={() => settleConfirmation(false)}
      title="Confirm it is you"
      description={descriptions[needs]}
    >
      <Fetched query={query} subject="your second factors">
        {({ passkeys, totp, recovery_codes, passkey_host }) => {
          const isUsable =
            passkey_host !== null && isPasskeyHost(passkey_host) && passkeys.some(({ blocked }) => !blocked);
          const ways: Way[] = [
            ...(isUsable ? (['passkey'] as const) : []),
            ...(totp ? (['totp'] as const) : []),
            ...(needs === 'confirmation' ? (['password'] as const) : []),
            ...(recovery_codes && recovery_codes.left > 0 ? (['recovery_code'] as const) : []),
          ];
          return (
            <FactorForm
              {...{ ways, pending, problem }}
              submitLabel="Confirm"
              onProof={(proof: Proof) => void send(() => confirm(proof))}
              onPasskey={() => void send(confirmByPasskey)}
            >
              <Button variant="ghost" disabled={pending} onClick={() => settleConfirmation(false)}>
                Cancel
              </Button>
            </FactorForm>
          );
        }}
      </Fetched>
    </Dialog>
  );
}
