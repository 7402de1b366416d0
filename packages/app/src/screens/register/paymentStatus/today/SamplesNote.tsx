import { Callout } from '@rentsafe/ui/Callout';
import { ProgressBar } from '@rentsafe/ui/ProgressBar';
import { Stack } from '@rentsafe/ui/Stack';
import { Text } from '@rentsafe/ui/Text';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { todayQuery } from '../../../../calls/today';

/** That sample records are still being added, and how far they are; nothing else. What was read meanwhile is read again at the end. */
export function SamplesNote() {
  const samples = useQuery(todayQuery).data?.samples;
  const queryClient = useQueryClient();
  const wereComing = useRef(false);
  useEffect(() => {
    if (wereComing.current && !samples) void queryClient.invalidateQueries();
    wereComing.current = Boolean(samples);
  }, [samples, queryClient]);
  if (!samples) return null;
  const { done, total } = samples;
  return (
    <Callout tone="info">
      <Stack gap={2}>
        <Text role="status">
          Sample records are being added. You can work meanwhile; figures change until they are in.
        </Text>
        <ProgressBar label="Sample records added" value={done} max={total} />
        <Text size="sm" tone="muted">
          {`${done} of ${total} parts are in.`}
        </Text>
      </Stack>
    </Callout>
  );
}
