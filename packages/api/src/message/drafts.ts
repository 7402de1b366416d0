import {
  type FieldValues,
  type MessageChannel,
  type MessageKind,
  merge,
  missingFields,
  type SkipReason,
} from '@rentsafe/domain/message';
import type { Db } from '../db/database.ts';
import { fieldError, HttpError } from '../http/errors.ts';
import { addressesOf } from './addresses.ts';
import { checkLength } from './templates.ts';
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

/** An automation leaves out whose text cannot be made; a person is told why, and sends nothing. */
function renderedOrNull(recipient: Recipient, text: Text): ReturnType<typeof rendered> | null {
  try {
    return rendered(recipient, text);
  } catch (error) {
    if (error instanceof HttpError) return null;
    throw error;
  }
}

/** A subject is one line, whatever a name holds. */
const subjectOf = (subject: string | null, values: FieldValues): string | null =>
  subject === null ? null : merge(subject, values).replace(/\s+/g, ' ').trim().slice(0, 1000) || null;

const named = ({ values, party }: Recipient): string =>
  values['lease.number'] ? `Lease ${values['lease.number']}` : party.name;

/** @throws HttpError 400 body for a recipient of whom a field is not known, or whose text message would be too long. */
function rendered(recipient: Recipient, { subject, body, channel }: Text) {
  const [missing] = missingFields(`${subject ?? ''} ${body}`, recipient.values);
  if (missing !== undefined) throw fieldError('body', `${named(recipient)} has no ${missing}.`);
  const text = { subject: subjectOf(subject, recipient.values), body: merge(body, recipient.values) };
  checkLength({ channel, body: text.body });
  return text;
}

/**
 * The messages to recipients. Whoever is named twice for one lease, cannot be reached or wants no such messages is skipped.
 *
 * @throws HttpError 400 body where something is said that is not known of a recipient.
 */
export async function draftMessages(
  db: Db,
  clientId: number,
  recipients: readonly Recipient[],
  text: Text,
  { now, byItself = false }: { now: Date; byItself?: boolean },
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
    const made = byItself ? renderedOrNull(recipient, text) : rendered(recipient, text);
    if (made) drafts.push({ ...recipient, address, ...made });
    else skipped.push({ ...recipient, reason: 'no_value' });
  }
  return { drafts, skipped };
}
