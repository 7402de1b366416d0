import type { DeliveryWays, HeldMessages } from '@rentsafe/domain/message';
import { formatDateTime } from '@rentsafe/format/date';
import { AlertDialog } from '@rentsafe/ui/AlertDialog';
import { Button } from '@rentsafe/ui/Button';
import { Callout } from '@rentsafe/ui/Callout';
import { toast } from '@rentsafe/ui/Toast';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { releaseHeld, showMessages } from '../../../../calls/messages';
import { reportFailure } from '../../../../forms/refusal';
import { useAction } from '../../../../forms/useAction';
import { countText } from '../../../../message/messageTexts';
import { useMay } from '../../../../session/useMay';

type Choice = HeldMessages['waiting'];

const FAILURE = 'Failed to release the messages';
const questions: Readonly<Record<Choice, { title: string; description: string; label: string }>> = {
  send: {
    title: 'Send the waiting messages?',
    description:
      'This sends the waiting messages of every client. People get a message twice if it was sent before the database was restored or copied.',
    label: 'Send',
  },
  discard: {
    title: 'Discard the waiting messages?',
    description:
      'This cancels the waiting emails and text messages of every client. New messages are sent as usual.',
    label: 'Discard',
  },
};

/** Nothing is sent from a database that was restored or copied: an Admin of the provider decides what becomes of it. */
export function HeldNotice({ since, waiting }: NonNullable<DeliveryWays['held']>) {
  const mayRelease = useMay()('releaseMessages');
  const [choice, setChoice] = useState<Choice>();
  const queryClient = useQueryClient();
  const { run, isPending } = useAction({
    mutationFn: releaseHeld,
    onSuccess: (released, answer) => {
      toast.dismiss(FAILURE);
      const count = countText(released.waiting, 'message');
      toast.success(answer === 'send' ? `${count} released` : `${count} discarded`);
    },
    onError: (failure) => reportFailure(FAILURE, failure),
    onSettled: () => {
      setChoice(undefined);
      showMessages(queryClient);
    },
  });
  const question = choice && questions[choice];
  return (
    <>
      <Callout
        tone="warning"
        title="This database was restored or copied"
        actions={
          mayRelease && (
            <>
              <Button size="sm" onClick={() => setChoice('send')}>
                Send waiting messages
              </Button>
              <Button size="sm" onClick={() => setChoice('discard')}>
                Discard waiting messages
              </Button>
            </>
          )
        }
      >
        {countText(waiting, 'message')} {waiting === 1 ? 'is' : 'are'} waiting. Nothing has been sent since{' '}
        {formatDateTime(since)}
        {mayRelease ? ', and they stay here until you decide.' : ', until a RentSafe Admin decides.'}
      </Callout>
      {question && choice && (
        <AlertDialog
          open
          title={question.title}
          description={question.description}
          confirmLabel={question.label}
          tone={choice === 'discard' ? 'danger' : 'neutral'}
          pending={isPending}
          onConfirm={() => run(choice)}
          onOpenChange={() => setChoice(undefined)}
        />
      )}
    </>
  );
}
