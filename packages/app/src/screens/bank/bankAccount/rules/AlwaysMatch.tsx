import { Button } from '@rentsafe/ui/Button';
import { Callout } from '@rentsafe/ui/Callout';
import { newIdempotencyKey } from '@rentsafe/ui/Submission';
import { toast } from '@rentsafe/ui/Toast';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { errorSentence } from '../../../../calls/ApiError';
import { bankVerbs, showBankChange } from '../../../../calls/bankStatements';
import { reportFailure } from '../../../../forms/refusal';
import type { RuleOffer } from './ruleOffer';

interface AlwaysMatchProps {
  offer: RuleOffer;
  account: number;
  onDone: () => void;
}

/** Makes a rule of the line that was matched last, in one click. */
export function AlwaysMatch({ offer: { contains, then, what }, account, onDone }: AlwaysMatchProps) {
  const queryClient = useQueryClient();
  const [isPending, setPending] = useState(false);
  const [error, setError] = useState<unknown>();
  const [key] = useState(newIdempotencyKey);
  const make = async () => {
    setPending(true);
    try {
      await bankVerbs.addRule({ contains, account, then }, key);
      showBankChange(queryClient);
      toast.success('Rule added');
      onDone();
    } catch (failure) {
      reportFailure('Failed to add the rule', failure);
      setError(failure);
      setPending(false);
    }
  };
  return (
    <Callout
      tone={error ? 'danger' : 'info'}
      actions={
        <>
          <Button pending={isPending} onClick={() => void make()}>
            {`Always match “${contains}” to ${what}`}
          </Button>
          <Button onClick={onDone}>Not now</Button>
        </>
      }
    >
      {error
        ? errorSentence(error)
        : 'The line is matched. A rule suggests the same for the next one like it.'}
    </Callout>
  );
}
