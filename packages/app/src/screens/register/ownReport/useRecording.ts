import type { Dispute } from '@rentsafe/domain/dispute';
import { newIdempotencyKey } from '@rentsafe/ui/Submission';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { errorSentence } from '../../../calls/ApiError';
import { openDispute, showDispute } from '../../../calls/disputes';
import { type DisputeLetter, openingOf } from './disputeLetter';

/** Records the dispute of a letter, which needs its reason: pressed twice, it is recorded once. */
export function useRecording({ entry, reason }: DisputeLetter, onRecorded: (dispute: Dispute) => void) {
  const queryClient = useQueryClient();
  const [idempotencyKey] = useState(newIdempotencyKey);
  const [isBlank, setIsBlank] = useState(false);
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: () =>
      openDispute({ report: true, reason: `${openingOf(entry)}\n\n${reason.trim()}` }, idempotencyKey),
    onSuccess: (dispute) => {
      showDispute(queryClient, dispute);
      onRecorded(dispute);
    },
  });
  const blank = isBlank ? 'Say what is wrong.' : undefined;
  return {
    isPending,
    problem: error ? errorSentence(error) : blank,
    record: () => {
      if (reason.trim() === '') setIsBlank(true);
      else mutate();
    },
    clear: () => {
      setIsBlank(false);
      if (error) reset();
    },
  };
}
