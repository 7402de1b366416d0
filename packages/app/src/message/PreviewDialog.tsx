import type { MessageChannel, MessagePreview, MessagePreviewInput } from '@rentsafe/domain/message';
import { Button } from '@rentsafe/ui/Button';
import { Callout } from '@rentsafe/ui/Callout';
import { Card } from '@rentsafe/ui/Card';
import { Checkbox } from '@rentsafe/ui/Checkbox';
import { Dialog } from '@rentsafe/ui/Dialog';
import { Stack } from '@rentsafe/ui/Stack';
import { newIdempotencyKey } from '@rentsafe/ui/Submission';
import { Text } from '@rentsafe/ui/Text';
import { toast } from '@rentsafe/ui/Toast';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { errorSentence } from '../calls/ApiError';
import { previewOf, sendMessages, showMessages } from '../calls/messages';
import { attemptsIn } from '../forms/attempts';
import { reportFailure } from '../forms/refusal';
import { useAction } from '../forms/useAction';
import { useCloseOnBack } from '../overlays/useCloseOnBack';
import * as styles from '../text/letter.css';
import { LeftOut } from './LeftOut';
import { channelTexts, countText, runText } from './messageTexts';

interface PreviewDialogProps {
  /** By which it is sent. */
  channel: MessageChannel;
  body: MessagePreviewInput;
  preview: MessagePreview;
  onBack: () => void;
  onClose: () => void;
}

const FAILURE = 'Failed to queue messages';

/** What of it is SMS, and what they cost: '4 SMS (6 parts) will be charged.' */
function smsText({ sms, cost }: MessagePreview, channel: MessageChannel): string | null {
  if (sms === 0) return null;
  const charged = `${sms} SMS (${countText(cost.sms_parts, 'part')}) will be charged.`;
  return channel === 'email' ? `Whoever has no email gets an SMS: ${charged}` : charged;
}

/**
 * Each message as it would be sent; then it is. The key makes a second press send nothing twice, also after Back where nobody knows how
 * the first one ended.
 */
export function PreviewDialog({
  body: first,
  preview: firstPreview,
  channel,
  onBack,
  onClose,
}: PreviewDialogProps) {
  const queryClient = useQueryClient();
  const submissions = attemptsIn(queryClient, 'message');
  const [checked, setChecked] = useState({ body: first, preview: firstPreview });
  const { body, preview } = checked;
  const key = useMemo(
    () => attemptsIn(queryClient, 'message').of(body)?.idempotencyKey ?? newIdempotencyKey(),
    [queryClient, body],
  );
  const { run: check, isPending: isChecking } = useAction({
    mutationFn: async (next: MessagePreviewInput) =>
      setChecked({ body: next, preview: await previewOf(next) }),
    onError: (failure) => reportFailure('Failed to prepare messages', failure),
  });
  const [pending, setPending] = useState(false);
  const [error, setError] = useState<unknown>();
  const { count, sample, skipped } = preview;
  const sms = smsText(preview, channel);
  const hasFallback = channel === 'email' && (preview.sms > 0 || body.sms_fallback === false);
  const messages = countText(count, 'message');
  useCloseOnBack(() => !pending && onBack());

  async function send() {
    setPending(true);
    setError(undefined);
    submissions.note(body, { idempotencyKey: key, isSettled: false });
    try {
      const sent = await sendMessages({ ...body, key });
      submissions.note(body, { idempotencyKey: key, isSettled: true });
      submissions.forgetSettled();
      toast.dismiss(FAILURE);
      showMessages(queryClient);
      const { title, ...rest } = runText(sent);
      toast.success(title, rest);
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
      onOpenChange={onBack}
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
        {count > 0 && preview.account_numbers.length > 0 && (
          <ForeignNumbers numbers={preview.account_numbers} />
        )}
        {count > 0 && preview.note && <Callout tone="warning">{preview.note}</Callout>}
        {sms && <Text>{sms}</Text>}
        {hasFallback && (
          <Checkbox
            label="Send an SMS to recipients without an email address"
            checked={body.sms_fallback !== false}
            disabled={isChecking || pending}
            onCheckedChange={({ checked: isOn }) => check({ ...body, sms_fallback: isOn })}
          />
        )}
        <LeftOut
          skipped={skipped}
          channel={channel}
          isChecking={isChecking}
          onCheck={() => check({ ...body })}
        />
        {count === 0 && skipped.length === 0 && <Text>No recipients match. Go back and choose others.</Text>}
        <Samples of={sample} />
        {count > sample.length && <Text tone="muted">And {count - sample.length} more like these.</Text>}
      </Stack>
    </Dialog>
  );
}

/** Whoever changes the account in a text has the rents paid to it. */
const ForeignNumbers = ({ numbers }: { numbers: readonly string[] }) => (
  <Callout tone="warning" title={numbers.length === 1 ? 'Is this number right?' : 'Are these numbers right?'}>
    {numbers.join(', ')} in the text {numbers.length === 1 ? 'is' : 'are'} not among the agency’s bank
    accounts. Recipients may pay money there: check before you send.
  </Callout>
);

const Samples = ({ of }: { of: MessagePreview['sample'] }) => (
  <ul className={styles.list} aria-label="Messages">
    {of.map((message, nth) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes, and a person may get two
      <li key={nth}>
        <Card>
          <Stack gap={2}>
            <Text weight="semibold">{message.party.name}</Text>
            <Text size="sm" tone="muted" className={styles.text}>
              {message.channel ? `${channelTexts[message.channel]}, ${message.address}` : message.address}
            </Text>
            {message.subject && <Text weight="medium">{message.subject}</Text>}
            <Text className={styles.text}>{message.body}</Text>
          </Stack>
        </Card>
      </li>
    ))}
  </ul>
);
