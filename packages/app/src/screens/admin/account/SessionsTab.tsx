import { deviceOf, type OpenSession } from '@rentsafe/domain/session';
import { Badge } from '@rentsafe/ui/Badge';
import { Button } from '@rentsafe/ui/Button';
import { Callout } from '@rentsafe/ui/Callout';
import { type Column, DataTable, useDataTable } from '@rentsafe/ui/DataTable';
import { stackedRows } from '@rentsafe/ui/DataTableLayout';
import { DateText } from '@rentsafe/ui/DateText';
import { Inline } from '@rentsafe/ui/Inline';
import { Stack } from '@rentsafe/ui/Stack';
import { toast } from '@rentsafe/ui/Toast';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { errorSentence } from '../../../calls/ApiError';
import { sessionsQuery, signOutElsewhere, signOutSession } from '../../../calls/sessions';
import { reportFailure } from '../../../forms/refusal';

const columns: Column<OpenSession>[] = [
  {
    id: 'device',
    header: 'Device',
    cell: ({ user_agent, current, new_device }) => (
      <Inline>
        {deviceOf(user_agent)}
        {current && <Badge tone="accent">This device</Badge>}
        {new_device && <Badge tone="warning">New device</Badge>}
      </Inline>
    ),
    rowHeader: true,
  },
  {
    id: 'signed_in_by',
    header: 'Signed In With',
    cell: ({ signed_in_by = '' }) => ways.get(signed_in_by) ?? '–',
  },
  {
    id: 'last_used_at',
    header: 'Last Used',
    kind: 'date',
    cell: ({ last_used_at }) => <DateText value={last_used_at} withTime />,
  },
  {
    id: 'created_at',
    header: 'Signed In',
    kind: 'date',
    cell: ({ created_at }) => <DateText value={created_at} withTime />,
  },
];

const ways: ReadonlyMap<string, string> = new Map([
  ['password', 'Password'],
  ['provider', 'Identity provider'],
  ['passkey', 'Passkey'],
  ['totp', 'Authenticator app'],
  ['recovery_code', 'Recovery code'],
]);

const none: readonly OpenSession[] = [];
const features = [stackedRows()];

/** Where one is signed in, and the way to end it elsewhere. */
export function SessionsTab() {
  const { data, error, isFetching, refetch } = useQuery(sessionsQuery);
  const [ending, setEnding] = useState<number | 'others'>();
  const rows = data ?? none;
  const table = useDataTable({ columns, rows, rowKey: ({ id }) => id, features });

  async function end(which: number | 'others') {
    setEnding(which);
    try {
      await (which === 'others' ? signOutElsewhere() : signOutSession(which));
      toast.success(which === 'others' ? 'Signed out everywhere else' : 'Signed out of that device');
    } catch (failure) {
      reportFailure('Failed to sign out', failure);
    }
    await refetch();
    setEnding(undefined);
  }

  const isNewElsewhere = rows.some(({ new_device, current }) => new_device && !current);

  return (
    <Stack gap={4}>
      {isNewElsewhere && (
        <Callout tone="warning" title="Your account was signed in to from a new device">
          If it was not you, sign that device out and change your password.
        </Callout>
      )}
      <DataTable
        {...table}
        caption="Sessions"
        title="Where you are signed in"
        loadingRows={3}
        status={error ? 'error' : data ? (isFetching ? 'refreshing' : 'ready') : 'loading'}
        error={{ title: 'Could not fetch your sessions', help: error ? errorSentence(error) : undefined }}
        onRetry={() => void refetch()}
        actions={
          <Button
            disabled={!rows.some(({ current }) => !current)}
            pending={ending === 'others'}
            onClick={() => void end('others')}
          >
            Sign out everywhere else
          </Button>
        }
        rowActions={({ id, user_agent, current }) =>
          !current && (
            <Button
              variant="ghost"
              aria-label={`Sign out of ${deviceOf(user_agent)}`}
              pending={ending === id}
              onClick={() => void end(id)}
            >
              Sign out
            </Button>
          )
        }
      />
    </Stack>
  );
}
