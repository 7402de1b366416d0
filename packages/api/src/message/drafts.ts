import {
  type FieldValues,
  type MessageChannel,
  type MessageKind,
  merge,
  missingFields,
  type SkipReason,
  SMS_LENGTH,
} from '@rentsafe/domain/message';
import type { Db } from '../db/database.ts';
import { addressesOf } from './addresses.ts';
import type { Recipient } from './values.ts';

/** What is sent to each. */
export interface Text {
  kind: MessageKind;
  channel: MessageChannel;
  subject: string | null;
  body: string;
  template_id: number | null;
}

/** A message that can be queued. */
export interface Draft extends Recipient {
  address: string;
  subject: string | null;
  body: string;
}

export interface Skipped extends Recipient {
  reason: SkipReason;
}

/** A subject is one line, whatever a name holds. */
const subjectOf = (subject: string | null, values: FieldValues): string | null =>
  subject === null ? null : merge(subject, values).replace(/\s+/g, ' ').trim().slice(0, 1000) || null;

/** As the database has it. */
const MOST = { email: 100_000, letter: 100_000, sms: SMS_LENGTH } as const;

/** Or why there is none. */
function rendered(recipient: Recipient, { subject, body, channel }: Text) {
  const { values } = recipient;
  if (missingFields(`${subject ?? ''} ${body}`, values).length > 0) return 'no_value';
  const text = { subject: subjectOf(subject, values), body: merge(body, values) };
  return text.body.length > MOST[channel] ? 'too_long' : text;
}

/**
 * The messages to recipients. Whoever is named twice for one lease, cannot be reached, wants no such messages or lacks what the
 * text says is skipped.
 */
export async function draftMessages(
  db: Db,
  clientId: number,
  recipients: readonly Recipient[],
  text: Text,
  now: Date,
): Promise<{ drafts: Draft[]; skipped: Skipped[] }> {
  const reached = await addressesOf(
    db,
    clientId,
    recipients.map(({ party_id }) => party_id),
    { ...text, now },
  );
  const seen = new Set<string>();
  const drafts: Draft[] = [];
  const skipped: Skipped[] = [];
  for (const recipient of recipients) {
    const key = `${recipient.party_id} ${recipient.lease_id} ${recipient.subject_id}`;
    const { address = null, opted_out = false } = reached.get(recipient.party_id) ?? {};
    const reason = seen.has(key) ? 'duplicate' : opted_out ? 'opted_out' : null;
    seen.add(key);
    if (reason || address === null) {
      skipped.push({ ...recipient, reason: reason ?? 'no_address' });
      continue;
    }
    const made = rendered(recipient, text);
    if (typeof made === 'string') skipped.push({ ...recipient, reason: made });
    else drafts.push({ ...recipient, address, ...made });
  }
  return { drafts, skipped };
}
