import { CopyButton } from '@rentsafe/ui/CopyButton';
import type { FormIssues } from '@rentsafe/ui/Form';
import { FormDialog } from '@rentsafe/ui/FormDialog';
import { Stack } from '@rentsafe/ui/Stack';
import { Text } from '@rentsafe/ui/Text';
import { TextField } from '@rentsafe/ui/TextField';
import { toast } from '@rentsafe/ui/Toast';
import { useQuery } from '@tanstack/react-query';
import { Fetched } from '../../../../calls/Fetched';
import { beginTotp, finishTotp } from '../../../../calls/factors';
import { CloseOnBack } from '../../../../overlays/CloseOnBack';
import { QrCode } from '../../../../paper/QrCode';
import * as styles from './AddTotpDialog.css';
import { factorIssues } from './factorIssues';

interface AddTotpDialogProps {
  /** Gets the first recovery codes, which are shown once; null where there are some already. */
  onAdded: (codes: readonly string[] | null) => void;
  onClose: () => void;
}

const inGroups = (secret: string) => secret.replace(/(.{4})(?=.)/g, '$1 ');

/** Shows the secret of a new authenticator app, and takes the first code. */
export function AddTotpDialog({ onAdded, onClose }: AddTotpDialogProps) {
  // Each time it opens it is another secret, which is kept nowhere.
  const query = useQuery({
    queryKey: ['new authenticator app'],
    queryFn: beginTotp,
    gcTime: 0,
    refetchOnMount: 'always',
  });

  async function submit({ entries }: { entries: FormData }): Promise<FormIssues | undefined> {
    try {
      const { recovery_codes } = await finishTotp(query.data?.token ?? '', String(entries.get('code')));
      toast.success('Authenticator app added');
      onAdded(recovery_codes);
      return undefined;
    } catch (error) {
      return factorIssues(error);
    }
  }

  return (
    <FormDialog
      open
      size="md"
      title="Add authenticator app"
      description="Scan the code with an authenticator app, such as Aegis, 2FAS or Google Authenticator."
      submitLabel="Add authenticator app"
      pendingLabel="Checking the code..."
      ready={query.data !== undefined}
      onSubmit={submit}
      onOpenChange={onClose}
    >
      <CloseOnBack />
      <Fetched query={query} subject="the secret">
        {({ secret, uri }) => (
          <Stack gap={4}>
            <div className={styles.code}>
              <QrCode text={uri} label="QR code for the authenticator app" />
            </div>
            <Stack gap={1}>
              <Text size="sm" tone="muted">
                Can't scan it? Type this key into the app.
              </Text>
              <div className={styles.secret}>
                <code className={styles.key}>{inGroups(secret)}</code>
                <CopyButton size="sm" value={secret}>
                  Copy key
                </CopyButton>
              </div>
            </Stack>
            <TextField
              label="Code"
              name="code"
              required
              hint="The 6 digits that the app shows now."
              inputMode="numeric"
              autoComplete="one-time-code"
            />
          </Stack>
        )}
      </Fetched>
    </FormDialog>
  );
}
