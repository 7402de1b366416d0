import {
  type MessageChannel,
  mergeFields,
  type SkippedRecipient,
  skipReasons,
} from '@rentsafe/domain/message';
import { Button } from '@rentsafe/ui/Button';
import { Callout } from '@rentsafe/ui/Callout';
import { Link } from '@rentsafe/ui/Link';
import { Stack } from '@rentsafe/ui/Stack';
import { VisuallyHidden } from '@rentsafe/ui/VisuallyHidden';
import { useState } from 'react';
import { agencyPath, leasePath, partyPath } from '../paths';
import * as styles from './LeftOut.css';
import { countText, skipTexts } from './messageTexts';

const PAGE = 50;

const labelOf = (field: string) =>
  (mergeFields as Readonly<Record<string, { label: string }>>)[field]?.label ?? field;

/** What is not there yet, and is not filled in: by what the first part of a field's name is about. */
const absent: Readonly<Record<string, string>> = {
  charge: 'No open charge',
  invoice: 'No invoice yet',
  receipt: 'No receipt yet',
  inspection: 'No inspection planned',
};

/** What is on no record: 'Fill in: Last day of the lease', 'No open charge'. */
function lacking(fields: readonly string[] = []): string {
  const missing = fields.filter((field) => !absent[field.split('.')[0] ?? '']).map(labelOf);
  const events = new Set(fields.flatMap((field) => absent[field.split('.')[0] ?? ''] ?? []));
  return [...events, ...(missing.length > 0 ? [`Fill in: ${missing.join(', ')}`] : [])].join(', ');
}

const addressTexts: Readonly<Record<MessageChannel, string>> = {
  email: 'Add an email address',
  sms: 'Add a mobile number',
  letter: 'Add a postal address',
};

/** Where somebody is put right. It opens beside what is being written, which stays. */
function Mend({ row, channel }: { row: SkippedRecipient; channel: MessageChannel }) {
  const { party, lease, reason, fields } = row;
  const to = (href: string, text: string) => (
    <Link href={href} target="_blank">
      {text} <VisuallyHidden>of {party.name}</VisuallyHidden>
    </Link>
  );
  if (reason === 'no_address') return to(partyPath(party), addressTexts[channel]);
  if (reason === 'opted_out') return to(`${partyPath(party)}?tab=opt-outs`, 'Remove the opt-out');
  if (reason !== 'no_value') return null;
  const isAgency = fields?.every((field) => field.startsWith('agency.'));
  if (isAgency) return to(agencyPath, lacking(fields));
  return lease ? to(leasePath(lease.id), lacking(fields)) : lacking(fields);
}

interface GroupProps {
  reason: SkippedRecipient['reason'];
  rows: readonly SkippedRecipient[];
  channel: MessageChannel;
}

function Group({ reason, rows, channel }: GroupProps) {
  const [shown, setShown] = useState(PAGE);
  const title = `${countText(rows.length, 'recipient')} left out: ${skipTexts[reason]}`;
  return (
    <Callout
      tone="warning"
      title={title}
      actions={
        rows.length > shown && (
          <Button size="sm" onClick={() => setShown(shown + PAGE)}>
            Show {Math.min(PAGE, rows.length - shown)} more
          </Button>
        )
      }
    >
      <ul className={styles.rows} aria-label={title}>
        {rows.slice(0, shown).map((row, nth) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes, and a person may be named twice
          <li key={nth} className={styles.row}>
            <span>
              {row.party.name}
              {row.lease && <span className={styles.lease}> · {row.lease.number}</span>}
            </span>
            <Mend row={row} channel={channel} />
          </li>
        ))}
      </ul>
    </Callout>
  );
}

interface LeftOutProps {
  skipped: readonly SkippedRecipient[];
  /** By which they would have been written to. */
  channel: MessageChannel;
  /** Looks again, once they have been put right. */
  onCheck: () => void;
  isChecking: boolean;
}

/** Who is left out, by name, why, and where that is put right. */
export function LeftOut({ skipped, channel, onCheck, isChecking }: LeftOutProps) {
  if (skipped.length === 0) return null;
  // What is put right soonest comes first.
  const reasons = skipReasons.filter((reason) => skipped.some((row) => row.reason === reason));
  return (
    <Stack gap={3}>
      {reasons.map((reason) => (
        <Group
          key={reason}
          reason={reason}
          rows={skipped.filter((row) => row.reason === reason)}
          channel={channel}
        />
      ))}
      <div>
        <Button size="sm" pending={isChecking} onClick={onCheck}>
          Check again
        </Button>
      </div>
    </Stack>
  );
}
