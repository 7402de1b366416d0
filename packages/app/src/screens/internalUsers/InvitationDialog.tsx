import { fullName } from '@rentsafe/domain/individual';
import type { InternalUser, Invitation } from '@rentsafe/domain/user';
import { Button } from '@rentsafe/ui/Button';
import { Callout } from '@rentsafe/ui/Callout';
import { DateText } from '@rentsafe/ui/DateText';
import { Dialog } from '@rentsafe/ui/Dialog';
import { Stack } from '@rentsafe/ui/Stack';
import { Text } from '@rentsafe/ui/Text';
import { TextField } from '@rentsafe/ui/TextField';
import { Copy } from 'lucide-react';
import { useRef, useState } from 'react';
import { useCloseOnBack } from '../../overlays/useCloseOnBack';
import * as styles from './InvitationDialog.css';

export interface InvitationDialogProps {
  user: InternalUser;
  invitation: Invitation;
  onClose: () => void;
}

/** The one-time link of a user, shown once: the first Escape, or Back, before it is copied closes nothing. */
export function InvitationDialog({ user, invitation, onClose }: InvitationDialogProps) {
  const field = useRef<HTMLInputElement>(null);
  const [copied, setCopied] = useState<boolean>();
  const [warned, setWarned] = useState(false);
  useCloseOnBack(leave);

  function leave() {
    if (copied || warned) onClose();
    else setWarned(true);
  }

  async function copy() {
    field.current?.select();
    try {
      // Not there on an insecure origin.
      await navigator.clipboard.writeText(invitation.url);
      setCopied(true);
    } catch {
      setCopied(false);
    }
  }

  return (
    <Dialog
      open
      onClose={({ reason }) => (reason === 'escape' ? leave() : onClose())}
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
          <Button variant="primary" onClick={() => void copy()}>
            <Copy aria-hidden="true" />
            Copy
          </Button>
        </div>
        <Text role="status" size="sm" tone={copied ? 'success' : 'muted'} className={styles.status}>
          {copied === true && 'Copied.'}
          {copied === false &&
            'The browser did not allow copying. The link is selected: press Ctrl+C or Cmd+C.'}
        </Text>
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
