import {
  type FieldValues,
  type MessageChannel,
  type MessageKind,
  merge,
  missingFields,
  type SkippedRecipient,
  type SkipReason,
  SMS_LENGTH,
} from '@rentsafe/domain/message';
import type { Db } from '../db/database.ts';
import { addressesOf, type Reached } from './addresses.ts';
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
  channel: MessageChannel;
  address: string;
  subject: string | null;
  body: string;
}

export interface Skipped extends Recipient {
  reason: SkipReason;
  /** The fields without a value. */
  fields?: string[];
}

/** As whoever writes is told. */
export const toSkipped = ({ party, lease_id, values, reason, fields }: Skipped): SkippedRecipient => ({
  party,
  lease: lease_id === null ? null : { id: lease_id, number: values['lease.number'] ?? '' },
  reason,
  ...(fields && { fields }),
});

/** A subject is one line, whatever a name holds. */
const subjectOf = (subject: string | null, values: FieldValues): string | null =>
  subject === null ? null : merge(subject, values).replace(/\s+/g, ' ').trim().slice(0, 1000) || null;

/** As the database has it. */
const MOST = { email: 100_000, letter: 100_000, sms: SMS_LENGTH } as const;

/** Or why there is none. */
function rendered({ values }: Recipient, { subject, body, channel }: Omit<Text, 'template_id'>) {
  const fields = missingFields(`${subject ?? ''} ${body}`, values);
  if (fields.length > 0) return { reason: 'no_value' as const, fields };
  const text = { subject: subjectOf(subject, values), body: merge(body, values) };
  return text.body.length > MOST[channel] ? { reason: 'too_long' as const } : text;
}

/** Where those without an email are reached by SMS. */
async function numbersOf(
  db: Db,
  clientId: number,
  reached: ReadonlyMap<number, Reached>,
  { kind, now }: Pick<Text, 'kind'> & { now: Date },
): Promise<ReadonlyMap<number, Reached>> {
  const without = [...reached].filter(([, { address, opted_out }]) => address === null && !opted_out);
  const parties = without.map(([party]) => party);
  return addressesOf(db, clientId, parties, { channel: 'sms', kind, now });
}

/** The email to a recipient as an SMS, or null where they want none or it is too long. */
function asSms(recipient: Recipient, text: Text, number: Reached | undefined): Draft | null {
  if (!number?.address || number.opted_out) return null;
  const made = rendered(recipient, { ...text, channel: 'sms', subject: null });
  return 'reason' in made ? null : { ...recipient, ...made, address: number.address, channel: 'sms' };
}

/**
 * The messages to recipients. Whoever is named twice for one lease, cannot be reached, wants no such messages or lacks what the
 * text says is skipped.
 *
 * @param fallback Whoever has no email gets an SMS.
 */
export async function draftMessages(
  db: Db,
  clientId: number,
  recipients: readonly Recipient[],
  text: Text,
  { now, fallback = false }: { now: Date; fallback?: boolean },
): Promise<{ drafts: Draft[]; skipped: Skipped[] }> {
  const parties = recipients.map(({ party_id }) => party_id);
  const { kind, channel } = text;
  const reached = await addressesOf(db, clientId, parties, { channel, kind, now });
  const isDoubled = fallback && channel === 'email';
  const numbers = isDoubled
    ? await numbersOf(db, clientId, reached, { kind, now })
    : new Map<number, Reached>();
  const seen = new Set<string>();
  const drafts: Draft[] = [];
  const skipped: Skipped[] = [];
  for (const recipient of recipients) {
    const key = `${recipient.party_id} ${recipient.lease_id} ${recipient.subject_id}`;
    const { address = null, opted_out = false } = reached.get(recipient.party_id) ?? {};
    const reason = seen.has(key) ? 'duplicate' : opted_out ? 'opted_out' : null;
    seen.add(key);
    if (reason || address === null) {
      const sms = reason ? null : asSms(recipient, text, numbers.get(recipient.party_id));
      if (sms) drafts.push(sms);
      else skipped.push({ ...recipient, reason: reason ?? 'no_address' });
      continue;
    }
    const made = rendered(recipient, text);
    if ('reason' in made) skipped.push({ ...recipient, ...made });
    else drafts.push({ ...recipient, ...made, address, channel });
  }
  return { drafts, skipped };
}
