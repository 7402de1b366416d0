import type { Lease } from '@rentsafe/domain/lease';
import { AlertDialog } from '@rentsafe/ui/AlertDialog';
import { Callout } from '@rentsafe/ui/Callout';
import { Link } from '@rentsafe/ui/Link';
import { Stack } from '@rentsafe/ui/Stack';
import { Text } from '@rentsafe/ui/Text';
import { toast } from '@rentsafe/ui/Toast';
import { useState } from 'react';
import { ApiError, errorSentence } from '../../../../calls/ApiError';
import { leaseVerbs } from '../../../../calls/leases';
import { reportFailure } from '../../../../forms/refusal';
import { useCloseOnBack } from '../../../../overlays/useCloseOnBack';
import { leasePath } from '../../../../paths';
import { day } from '../../../../text/day';
import { renderLink } from '../../../../text/renderLink';
import { useLeaseVerb } from './useLeaseVerb';
import type { LeaseDialogProps } from './VerbDialog';

type Question = 'activate' | 'cancel' | 'withdraw-notice';

interface Texts {
  title: (number: string) => string;
  text: (lease: Lease) => string;
  confirm: string;
  tone: 'danger' | 'neutral';
  done: string;
  failure: string;
}

const texts: Readonly<Record<Question, Texts>> = {
  activate: {
    title: (number) => `Activate ${number}?`,
    text: ({ from_on, deposit }) =>
      `The unit is let from ${day(from_on)}${deposit ? ', and the deposit is charged then' : ''}. Dates, unit and charges can no longer be edited.`,
    confirm: 'Activate',
    tone: 'neutral',
    done: 'Lease activated',
    failure: 'Failed to activate lease',
  },
  cancel: {
    title: (number) => `Cancel draft ${number}?`,
    text: () => 'It stays in the list as cancelled and cannot be restored.',
    confirm: 'Cancel draft',
    tone: 'danger',
    done: 'Draft cancelled',
    failure: 'Failed to cancel draft',
  },
  'withdraw-notice': {
    title: (number) => `Withdraw the notice of ${number}?`,
    text: () => 'The lease then ends when it would have ended without the notice.',
    confirm: 'Withdraw notice',
    tone: 'neutral',
    done: 'Notice withdrawn',
    failure: 'Failed to withdraw notice',
  },
};

/** Asks before a draft comes into force or is given up, or a notice is withdrawn; a refusal is shown in the question. */
function LeaseQuestion({ record: lease, question, onClose }: LeaseDialogProps & { question: Question }) {
  const { title, text, confirm, tone, done, failure } = texts[question];
  const [pending, setPending] = useState(false);
  const [error, setError] = useState<unknown>();
  const carryOut = useLeaseVerb(lease);
  useCloseOnBack(() => !pending && onClose());

  async function answer() {
    setPending(true);
    try {
      await carryOut(() => leaseVerbs[question](lease.id));
      toast.success(done);
      onClose();
    } catch (refusal) {
      reportFailure(failure, refusal);
      setError(refusal);
      setPending(false);
    }
  }

  const other = error instanceof ApiError ? error.existingId : null;
  return (
    <AlertDialog
      open
      title={title(lease.number)}
      description={
        <Stack gap={3}>
          <Text>{text(lease)}</Text>
          {error !== undefined && (
            <Callout tone="danger" role="alert">
              {errorSentence(error)}{' '}
              {other !== null && (
                <Link asChild>{renderLink({ href: leasePath(other), children: 'Open that lease' })}</Link>
              )}
            </Callout>
          )}
        </Stack>
      }
      confirmLabel={confirm}
      cancelLabel={question === 'cancel' ? 'Keep draft' : 'Close'}
      tone={tone}
      pending={pending}
      onConfirm={() => void answer()}
      onCancel={onClose}
    />
  );
}

export const ActivateQuestion = (props: LeaseDialogProps) => <LeaseQuestion {...props} question="activate" />;
export const CancelQuestion = (props: LeaseDialogProps) => <LeaseQuestion {...props} question="cancel" />;
export const WithdrawNoticeQuestion = (props: LeaseDialogProps) => (
  <LeaseQuestion {...props} question="withdraw-notice" />
);
