import type { inspectionSteps } from '@rentsafe/domain/inspection';
import { newIdempotencyKey } from '@rentsafe/ui/Submission';
import { toast } from '@rentsafe/ui/Toast';
import { ApiError } from '../../../../calls/ApiError';
import type { DraftStep } from '../../../../calls/inspectionDrafts';
import type { BodyAt, StepDialogProps } from '../../../../record/stepKind';
import { useStep } from '../../../../record/useStep';
import { useDraft } from './DraftContext';
import { isOffline } from './sending';

type Verb = DraftStep['verb'];

/** As the server says it. */
function checkComplete(open: number): void {
  if (open === 0) return;
  const detail = `${open === 1 ? '1 item has' : `${open} items have`} no condition.`;
  throw new ApiError('conflict', { status: 409, body: { detail } });
}

/** Completing or signing: sent at once, or kept on this device while there is no connection, behind what was found. */
export function useQueuedStep<V extends Verb>(props: StepDialogProps<typeof inspectionSteps, V>) {
  const { title, words, take } = useStep(props);
  const { areas, isOnline, status, queue, send: sendKept } = useDraft();
  const { participle: _, done, ...said } = words;
  const { verb } = props;

  const keep = async (body: BodyAt<typeof inspectionSteps, V>) => {
    const items = areas.flatMap((area) => area.items);
    if (verb === 'complete') checkComplete(items.filter(({ condition }) => condition === null).length);
    // Of its own: with the moment it is another body.
    await queue({ key: newIdempotencyKey(), at: new Date().toISOString(), verb, body } as DraftStep);
    if (isOnline && status !== 'saved') return void sendKept();
    toast.info('Kept on this device', {
      description: isOnline ? 'Choose Save to send it.' : 'It is sent when you are back online.',
    });
  };
  const send = async (body: BodyAt<typeof inspectionSteps, V>, key: string) => {
    if (!isOnline || status !== 'saved') return keep(body);
    try {
      await take(body, key);
      toast.success(done);
    } catch (error) {
      // It may have arrived: what was taken before is not taken again.
      if (!isOffline(error)) throw error;
      await keep(body);
    }
  };
  return { title, said, send };
}
