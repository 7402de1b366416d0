import type { MessagePreview, MessagePreviewInput } from '@rentsafe/domain/message';
import { Button } from '@rentsafe/ui/Button';
import { Callout } from '@rentsafe/ui/Callout';
import { Card } from '@rentsafe/ui/Card';
import { Dialog } from '@rentsafe/ui/Dialog';
import { Stack } from '@rentsafe/ui/Stack';
import { Text } from '@rentsafe/ui/Text';
import { toast } from '@rentsafe/ui/Toast';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { errorSentence } from '../calls/ApiError';
import { newIdempotencyKey } from '../calls/idempotencyKey';
import { sendMessages, showMessages } from '../calls/messages';
import { reportFailure } from '../forms/refusal';
import { submissionsOf } from '../forms/submissions';
import { useCloseOnBack } from '../overlays/useCloseOnBack';
import * as styles from '../text/letter.css';
import { countText } from './messageTexts';

interface PreviewDialogProps {
  body: MessagePreviewInput;
  preview: MessagePreview;
  onBack: () => void;
  onClose: () => void;
}

const FAILURE = 'Failed to queue messages';

/** Who is left out, and what it costs. */
function notes({ without_address, opted_out, without_value, cost }: MessagePreview): string[] {
  return [
    ...(without_address > 0 ? [`${countText(without_address, 'recipient')} left out: no address.`] : []),
    ...(opted_out > 0 ? [`${countText(opted_out, 'recipient')} left out: opted out.`] : []),
    ...(without_value > 0
      ? [`${countText(without_value, 'recipient')} left out: the text uses details that are not on record.`]
      : []),
    ...(cost.sms_parts > 0 ? [`${countText(cost.sms_parts, 'text message part')} will be charged.`] : []),
  ];
}

/**
 * Each message as it would be sent; then it is. The key makes a second press send nothing twice, also after Back where nobody knows how
 * the first one ended.
 */
export function PreviewDialog({ body, preview, onBack, onClose }: PreviewDialogProps) {
  const queryClient = useQueryClient();
  const submissions = submissionsOf(queryClient, 'message');
  const [key] = useState(() => submissions.of(body)?.idempotencyKey ?? newIdempotencyKey());
  const [pending, setPending] = useState(false);
  const [error, setError] = useState<unknown>();
  const { count, sample } = preview;
  const messages = countText(count, 'message');
  useCloseOnBack(() => !pending && onBack());

  async function send() {
    setPending(true);
    setError(undefined);
    submissions.note(body, { idempotencyKey: key, isSettled: false });
    try {
      const { queued } = await sendMessages({ ...body, key });
      submissions.note(body, { idempotencyKey: key, isSettled: true });
      submissions.forgetSettled();
      toast.dismiss(FAILURE);
      showMessages(queryClient);
      toast.success(`${countText(queued, 'message')} queued`);
      onClose();
    } catch (refusal) {
      reportFailure(FAILURE, refusal);
      setError(refusal);
      setPending(false);
    }
  }

  return (
    <Dialog
      open
      size="lg"
      title={count === 0 ? 'No recipients' : `Send ${messages}?`}
      pending={pending}
      initialFocus="title"
      onClose={onBack}
      footer={
        <>
          <Button onClick={onBack} aria-disabled={pending || undefined}>
            Back
          </Button>
          {count > 0 && (
            <Button variant="primary" pending={pending} onClick={() => void send()}>
              {pending ? 'Queuing...' : `Send ${messages}`}
            </Button>
          )}
        </>
      }
    >
      <Stack gap={4}>
        {error !== undefined && (
          <Callout tone="danger" role="alert">
            {errorSentence(error)}
          </Callout>
        )}
        {notes(preview).map((note) => (
          <Text key={note}>{note}</Text>
        ))}
        {count === 0 && <Text>No recipients match. Go back and choose others.</Text>}
        <Samples of={sample} />
        {count > sample.length && <Text tone="muted">And {count - sample.length} more like these.</Text>}
      </Stack>
    </Dialog>
  );
}

const Samples = ({ of }: { of: MessagePreview['sample'] }) => (
  <ul className={styles.list} aria-label="Messages">
    {of.map((message, nth) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes, and a person may get two
      <li key={nth}>
        <Card>
          <Stack gap={2}>
            <Text weight="semibold">{message.party.name}</Text>
            <Text size="sm" tone="muted" className={styles.text}>
              {message.address}
            </Text>
            {message.subject && <Text weight="medium">{message.subject}</Text>}
            <Text className={styles.text}>{message.body}</Text>
          </Stack>
        </Card>
      </li>
    ))}
  </ul>
);
