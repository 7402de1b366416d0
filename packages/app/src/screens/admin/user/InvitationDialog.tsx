import { fullName } from '@rentsafe/domain/individual';
import type { InternalUser, Invitation } from '@rentsafe/domain/user';
import { Button } from '@rentsafe/ui/Button';
import { Callout } from '@rentsafe/ui/Callout';
import { CopyButton } from '@rentsafe/ui/CopyButton';
import { DateText } from '@rentsafe/ui/DateText';
import { Dialog } from '@rentsafe/ui/Dialog';
import { Stack } from '@rentsafe/ui/Stack';
import { Text } from '@rentsafe/ui/Text';
import { TextField } from '@rentsafe/ui/TextField';
import { useRef, useState } from 'react';
import { useCloseOnBack } from '../../../overlays/useCloseOnBack';
import * as styles from './InvitationDialog.css';

export interface InvitationDialogProps {
  user: InternalUser;
  invitation: Invitation;
  onClose: () => void;
}

/** The one-time link of a user, shown once: the first Escape, or Back, before it is copied closes nothing. */
export function InvitationDialog({ user, invitation, onClose }: InvitationDialogProps) {
  const field = useRef<HTMLInputElement>(null);
  const [copied, setCopied] = useState(false);
  const [warned, setWarned] = useState(false);
  useCloseOnBack(leave);

  function leave() {
    if (copied || warned) onClose();
    else setWarned(true);
  }

  return (
    <Dialog
      open
      onOpenChange={({ reason }) => (reason === 'escape' ? leave() : onClose())}
      title={`Invitation for ${fullName(user)}`}
      description="Send this link to the user privately. They use it to set a password and can then sign in."
      footer={<Button onClick={onClose}>Close</Button>}
    >
      <Stack gap={3}>
        <div className={styles.link}>
          <TextField
            ref={field}
            label="Link"
            value={invitation.url}
            readOnly
            onCopy={() => setCopied(true)}
            className={styles.field}
          />
          <CopyButton
            variant="primary"
            value={invitation.url}
            onCopied={() => setCopied(true)}
            onRefused={() => field.current?.select()}
          />
        </div>
        {warned && !copied && (
          <Callout tone="warning" role="alert" title="The link has not been copied">
            Copy it first, or press Escape again to close without it.
          </Callout>
        )}
        <Text>
          It works once, until <DateText value={invitation.expires_at} withTime />, and is not shown again. If
          it is lost, make a new one from the list.
        </Text>
      </Stack>
    </Dialog>
  );
}
