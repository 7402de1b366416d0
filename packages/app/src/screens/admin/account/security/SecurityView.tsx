import { type Factors, type Passkey, RECOVERY_CODES } from '@rentsafe/domain/factor';
import { Badge } from '@rentsafe/ui/Badge';
import { Button } from '@rentsafe/ui/Button';
import { Callout } from '@rentsafe/ui/Callout';
import { type Column, DataTable, useDataTable } from '@rentsafe/ui/DataTable';
import { stackedRows } from '@rentsafe/ui/DataTableLayout';
import { DateText } from '@rentsafe/ui/DateText';
import { Heading } from '@rentsafe/ui/Heading';
import { Inline } from '@rentsafe/ui/Inline';
import { Stack } from '@rentsafe/ui/Stack';
import { Text } from '@rentsafe/ui/Text';
import type { ReactNode } from 'react';
import { canUsePasskeys, isPasskeyHost } from '../../../../calls/passkeys';
import * as styles from './SecurityView.css';

export type SecurityAction =
  | { kind: 'addPasskey' | 'addTotp' | 'removeTotp' | 'renewCodes' }
  | { kind: 'rename' | 'removePasskey'; passkey: Passkey };

interface SecurityViewProps {
  factors: Factors;
  onAction: (action: SecurityAction) => void;
}

const columns: Column<Passkey>[] = [
  {
    id: 'name',
    header: 'Passkey',
    cell: ({ name, blocked }) => (
      <Inline>
        {name}
        {blocked && <Badge tone="danger">Blocked</Badge>}
      </Inline>
    ),
    rowHeader: true,
  },
  {
    id: 'created_at',
    header: 'Added',
    kind: 'date',
    cell: ({ created_at }) => <DateText value={created_at} />,
  },
  {
    id: 'last_used_at',
    header: 'Last Used',
    kind: 'date',
    cell: ({ last_used_at }) => <DateText value={last_used_at} withTime missing="Never" />,
  },
];

const features = [stackedRows()];

/** Why no passkey can be added here; undefined where one can. */
function whyNoPasskeys(host: string | null): string | undefined {
  if (host === null) return 'Passkeys need a server that is known by a name, not by an IP address.';
  if (!isPasskeyHost(host)) return `Passkeys belong to ${host}. Open RentSafe there to add one.`;
  return canUsePasskeys() ? undefined : 'This browser does not support passkeys.';
}

function Passkeys({ factors: { passkeys, passkey_host }, onAction }: SecurityViewProps) {
  const table = useDataTable({ columns, rows: passkeys, rowKey: ({ id }) => id, features });
  const why = whyNoPasskeys(passkey_host);
  return (
    <Stack gap={3}>
      <DataTable
        {...table}
        caption="Passkeys"
        title="Passkeys"
        status="ready"
        emptyHelp="Sign in with your fingerprint, your face or the PIN of your device."
        actions={
          <Button disabled={why !== undefined} onClick={() => onAction({ kind: 'addPasskey' })}>
            Add passkey
          </Button>
        }
        rowActions={(passkey) => (
          <div className={styles.actions}>
            <Button
              variant="ghost"
              aria-label={`Rename ${passkey.name}`}
              onClick={() => onAction({ kind: 'rename', passkey })}
            >
              Rename
            </Button>
            <Button
              variant="ghost"
              aria-label={`Remove ${passkey.name}`}
              onClick={() => onAction({ kind: 'removePasskey', passkey })}
            >
              Remove
            </Button>
          </div>
        )}
      />
      {why && <Text tone="muted">{why}</Text>}
      {passkeys.some(({ blocked }) => blocked) && (
        <Callout tone="danger" title="A passkey was blocked">
          It answered as a copy of it would. Remove it, and add a new one. If you did not copy it, tell your
          administrator.
        </Callout>
      )}
    </Stack>
  );
}

const Section = ({
  title,
  actions,
  children,
}: {
  title: string;
  actions: ReactNode;
  children: ReactNode;
}) => (
  <Stack gap={3}>
    <Inline justify="between">
      <Heading level={2} size="md">
        {title}
      </Heading>
      <Inline>{actions}</Inline>
    </Inline>
    {children}
  </Stack>
);

/** Passkeys, the authenticator app and recovery codes of one's own account. */
export function SecurityView({ factors, onAction }: SecurityViewProps) {
  const { passkeys, totp, recovery_codes, required } = factors;
  const hasFactor = passkeys.length > 0 || totp !== null;
  return (
    <Stack gap="section">
      {!hasFactor && (
        <Callout
          tone={required ? 'warning' : 'info'}
          title={required ? 'Your account needs a second factor' : 'Protect your account'}
        >
          With a passkey or an authenticator app, a stolen password alone signs nobody in.
        </Callout>
      )}
      <Passkeys {...{ factors, onAction }} />
      <Section
        title="Authenticator app"
        actions={
          totp ? (
            <>
              <Button onClick={() => onAction({ kind: 'addTotp' })}>Replace</Button>
              <Button onClick={() => onAction({ kind: 'removeTotp' })}>Remove authenticator app</Button>
            </>
          ) : (
            <Button onClick={() => onAction({ kind: 'addTotp' })}>Add authenticator app</Button>
          )
        }
      >
        {totp ? (
          <Text>
            Added <DateText value={totp.created_at} />.{' '}
            {totp.last_used_at ? (
              <>
                Last used <DateText value={totp.last_used_at} withTime />.
              </>
            ) : (
              'Not used yet.'
            )}
          </Text>
        ) : (
          <Text tone="muted">An app on your telephone that shows a new code every 30 seconds.</Text>
        )}
      </Section>
      {hasFactor && (
        <Section
          title="Recovery codes"
          actions={<Button onClick={() => onAction({ kind: 'renewCodes' })}>Make new codes</Button>}
        >
          <Text>
            {recovery_codes ? (
              <>
                {recovery_codes.left} of {RECOVERY_CODES} left, made{' '}
                <DateText value={recovery_codes.created_at} />.
              </>
            ) : (
              'You have none.'
            )}{' '}
            Each signs you in once, when you have no other second factor at hand.
          </Text>
        </Section>
      )}
    </Stack>
  );
}
