import type { DeliveryWays } from '@rentsafe/domain/message';
import { formatDateTime } from '@rentsafe/format/date';
import { AlertDialog } from '@rentsafe/ui/AlertDialog';
import { Button } from '@rentsafe/ui/Button';
import { Callout } from '@rentsafe/ui/Callout';
import { Link } from '@rentsafe/ui/Link';
import { toast } from '@rentsafe/ui/Toast';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { sendKept, showMessages } from '../../../../calls/messages';
import { reportFailure } from '../../../../forms/refusal';
import { useAction } from '../../../../forms/useAction';
import { countText } from '../../../../message/messageTexts';
import { communicationPath } from '../../../../paths';
import { renderLink } from '../../../../text/renderLink';

const FAILURE = 'Failed to send the kept emails';

/** That emails are kept while no mail server is set; once one is, they are sent. */
export function KeptNotice({ email, kept }: Pick<DeliveryWays, 'email' | 'kept'>) {
  const [isAsking, setIsAsking] = useState(false);
  const queryClient = useQueryClient();
  const { run, isPending } = useAction({
    mutationFn: sendKept,
    onSuccess: ({ queued }) => {
      toast.dismiss(FAILURE);
      toast.success(`${countText(queued, 'email')} queued`);
    },
    onError: (failure) => reportFailure(FAILURE, failure),
    onSettled: () => {
      setIsAsking(false);
      showMessages(queryClient);
    },
  });
  if (email === 'files') {
    return (
      <Callout tone="warning" title="No mail server is set">
        Emails are kept, not sent. They can be sent once the person who runs this server sets SMTP_URL.
      </Callout>
    );
  }
  if (!kept) return null;
  const emails = countText(kept.count, 'email');
  return (
    <>
      <Callout
        tone="info"
        title={`${emails} ${kept.count === 1 ? 'was' : 'were'} kept, not sent`}
        actions={
          <Button size="sm" onClick={() => setIsAsking(true)}>
            Send all kept
          </Button>
        }
      >
        No mail server was set; now one is. The oldest was written on {formatDateTime(kept.since)}.{' '}
        <Link asChild>{renderLink({ href: `${communicationPath}?state=kept`, children: 'Show them' })}</Link>
      </Callout>
      {isAsking && (
        <AlertDialog
          open
          title={`Send ${emails}?`}
          description={`They say what was true when they were written, from ${formatDateTime(kept.since)}. Cancel those that are out of date first.`}
          confirmLabel="Send all kept"
          pending={isPending}
          onConfirm={() => run()}
          onOpenChange={({ open }) => setIsAsking(open)}
        />
      )}
    </>
  );
}
