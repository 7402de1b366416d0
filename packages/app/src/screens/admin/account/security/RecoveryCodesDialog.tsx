import { Button } from '@rentsafe/ui/Button';
import { Callout } from '@rentsafe/ui/Callout';
import { CopyButton } from '@rentsafe/ui/CopyButton';
import { Dialog } from '@rentsafe/ui/Dialog';
import { Stack } from '@rentsafe/ui/Stack';
import { useState } from 'react';
import { useCloseOnBack } from '../../../../overlays/useCloseOnBack';
import * as styles from './RecoveryCodesDialog.css';

interface RecoveryCodesDialogProps {
  codes: readonly string[];
  onClose: () => void;
}

/** New recovery codes, shown once: the first Escape, or Back, before they are copied closes nothing. */
export function RecoveryCodesDialog({ codes, onClose }: RecoveryCodesDialogProps) {
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
      title="Your recovery codes"
      description="Keep them where you would find them without your telephone. Each signs you in once, and they are not shown again."
      initialFocus="title"
      footer={
        <>
          <CopyButton value={codes.join('\n')} onCopied={() => setCopied(true)}>
            Copy codes
          </CopyButton>
          <Button variant="primary" onClick={onClose}>
            I have saved them
          </Button>
        </>
      }
    >
      <Stack gap={3}>
        <ul className={styles.codes}>
          {codes.map((code) => (
            <li key={code}>
              <code>{code}</code>
            </li>
          ))}
        </ul>
        {warned && !copied && (
          <Callout tone="warning" role="alert" title="The codes have not been copied">
            Copy them or write them down first, or press Escape again to close without them.
          </Callout>
        )}
      </Stack>
    </Dialog>
  );
}
