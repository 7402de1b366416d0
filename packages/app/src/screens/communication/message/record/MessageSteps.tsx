import { type Message, messageSteps } from '@rentsafe/domain/message';
import { type VerbOf, verbsOf } from '@rentsafe/domain/step';
import { Button } from '@rentsafe/ui/Button';
import { toast } from '@rentsafe/ui/Toast';
import { useState } from 'react';
import { messageQuery, showMessageChange } from '../../../../calls/messages';
import { reportFailure } from '../../../../forms/refusal';
import type { StepKind } from '../../../../record/stepKind';
import { useStep } from '../../../../record/useStep';
import { useStepLevel } from '../../../../session/useMay';

const kind: StepKind<typeof messageSteps> = {
  steps: messageSteps,
  keyOf: ({ id }) => messageQuery(id).queryKey,
  show: showMessageChange,
  looks: {},
};

type Verb = VerbOf<typeof messageSteps>;

const texts: Readonly<Record<Verb, { label: string; done: string; failure: string }>> = {
  retry: { label: 'Send again', done: 'Message queued again', failure: 'Failed to queue the message' },
  cancel: { label: 'Cancel message', done: 'Message cancelled', failure: 'Failed to cancel the message' },
  printed: {
    label: 'Mark as printed',
    done: 'Letter marked as printed',
    failure: 'Failed to mark the letter',
  },
};

function StepButton({ message, verb }: { message: Message; verb: Verb }) {
  const { take } = useStep({ kind, verb, record: message });
  const [pending, setPending] = useState(false);
  const { done, failure, ...text } = texts[verb];
  const label = verb === 'retry' && message.state === 'kept' ? 'Send' : text.label;
  async function act() {
    setPending(true);
    try {
      await take({});
      toast.success(done);
    } catch (error) {
      reportFailure(failure, error);
    }
    setPending(false);
  }
  return (
    <Button pending={pending} onClick={() => void act()}>
      {label}
    </Button>
  );
}

/** What can be done with a message. It is done at once: nothing that was sent is called back. */
export function MessageSteps({ message }: { message: Message }) {
  const verbs = verbsOf(messageSteps, message, useStepLevel());
  return verbs.map((verb) => <StepButton key={verb} message={message} verb={verb} />);
}
