import * as z from 'zod/mini';
import { clientRef } from '../client/schema.ts';
import { plainDate } from '../date/schema.ts';
import { currency } from '../money/schema.ts';
import { party, partyInput } from '../party/index.ts';
import { maxLength, minLength, optionalText, readVersion, recordId, storable, text } from '../text/index.ts';
import { messageKinds } from './fields.ts';

export const messageStates = [
  'queued',
  'sending',
  'sent',
  'kept',
  'delivered',
  'failed',
  'unknown',
  'cancelled',
] as const;
export type MessageState = (typeof messageStates)[number];

export const messageChannels = ['email', 'sms', 'letter'] as const;
export type MessageChannel = (typeof messageChannels)[number];

const client = z.optional(recordId);
const named = z.object({ id: recordId, name: z.string() });
const numbered = z.object({ id: recordId, number: z.string() });
const body = z.string().check(z.trim(), minLength(1), maxLength(20_000), storable);
const subject = optionalText(200);

export const messageTemplateInput = z.object({
  /** Whose book; the caller's own when left out. */
  client,
  name: text(150),
  kind: z.enum(messageKinds),
  channel: z.enum(messageChannels),
  /** Of emails and letters. */
  subject,
  body,
});
export type MessageTemplateInput = z.input<typeof messageTemplateInput>;

export const messageTemplatePatch = z.object({
  name: z.optional(text(150)),
  kind: z.optional(z.enum(messageKinds)),
  channel: z.optional(z.enum(messageChannels)),
  subject,
  body: z.optional(body),
  is_active: z.optional(z.boolean()),
  version: readVersion,
});
export type MessageTemplatePatch = z.input<typeof messageTemplatePatch>;

export const messageTemplate = z.object({
  id: recordId,
  client: clientRef,
  name: z.string(),
  kind: z.enum(messageKinds),
  channel: z.enum(messageChannels),
  subject: z.nullable(z.string()),
  body: z.string(),
  is_active: z.boolean(),
  /** It came with the product, and nobody has changed its text. */
  is_sample: z.boolean(),
  version: z.int(),
});
export type MessageTemplate = z.output<typeof messageTemplate>;

/** Of a book; the caller's own when left out. */
export const starters = z.object({ client });
export type Starters = z.input<typeof starters>;

/** How many templates were added: those whose names the book had not. */
export const addedStarters = z.object({ added: z.int() });
export type AddedStarters = z.output<typeof addedStarters>;

/** The fields that templates of each kind may use. */
export const messageFields = z.object({
  results: z.array(
    z.object({
      kind: z.enum(messageKinds),
      fields: z.array(z.object({ name: z.string(), label: z.string() })),
    }),
  ),
});
export type MessageFields = z.output<typeof messageFields>;

export const leaseFilters = ['all', 'arrears', 'property', 'ending', 'ids'] as const;
export type LeaseFilter = (typeof leaseFilters)[number];

const ids = z.array(recordId).check(minLength(1), maxLength(10_000));

/** Which leases: their first tenants are written to. */
export const messagedLeases = z.object({
  filter: z.enum(leaseFilters),
  property: z.optional(z.nullable(recordId)),
  /** At least so long past due, or ending in so many days. */
  days: z.optional(z.nullable(z.int().check(z.gte(0), z.lte(3650)))),
  currency: z.optional(z.nullable(currency)),
  ids: z.optional(z.nullable(ids)),
});
export type MessagedLeases = z.input<typeof messagedLeases>;

/** Who is written to: one of the three. */
export const messageRecipients = z.object({
  parties: z.optional(z.nullable(z.array(partyInput).check(minLength(1), maxLength(10_000)))),
  leases: z.optional(z.nullable(messagedLeases)),
  landlords: z.optional(z.nullable(z.union([z.literal('all'), ids]))),
});
export type MessageRecipients = z.input<typeof messageRecipients>;

/** What of maintenance a message can be about. */
export const maintenanceSubjects = ['request', 'work_order'] as const;

const composed = {
  client,
  /** A request or an order of maintenance; about an emergency it goes out at any hour. */
  about: z.optional(z.nullable(z.object({ type: z.enum(maintenanceSubjects), id: recordId }))),
  /** Its subject, body, channel and kind; without one those that are sent. */
  template: z.optional(z.nullable(recordId)),
  channel: z.optional(z.nullable(z.enum(messageChannels))),
  subject,
  body: z.optional(z.nullable(body)),
  to: messageRecipients,
  /** Whether whoever has no email gets an SMS, where there is a service and a number. @default true */
  sms_fallback: z.optional(z.nullable(z.boolean())),
};

export const messagePreviewInput = z.object(composed);
export type MessagePreviewInput = z.input<typeof messagePreviewInput>;

export const messageInput = z.object({
  ...composed,
  /** The same key again sends nothing twice. */
  key: text(200),
});
export type MessageInput = z.input<typeof messageInput>;

/** `no_value`: the text says what is not known of the recipient; `too_long`: filled in, it is longer than a message may be. */
export const skipReasons = ['no_address', 'opted_out', 'duplicate', 'no_value', 'too_long'] as const;
export type SkipReason = (typeof skipReasons)[number];

/** Who is left out, and why. */
export const skippedRecipient = z.object({
  party,
  lease: z.nullable(numbered),
  reason: z.enum(skipReasons),
  /** Of `no_value`: the fields without a value. */
  fields: z.optional(z.array(z.string())),
});
export type SkippedRecipient = z.output<typeof skippedRecipient>;

export const messagePreview = z.object({
  /** How many would be sent. */
  count: z.int(),
  without_address: z.int(),
  opted_out: z.int(),
  /** Of whom something that the text says is not known. */
  without_value: z.int(),
  /** The first ones as they would be sent. */
  sample: z.array(
    z.object({
      party,
      address: z.string(),
      subject: z.nullable(z.string()),
      body: z.string(),
      /** Of an email that goes out as an SMS. */
      channel: z.optional(z.literal('sms')),
    }),
  ),
  skipped: z.array(skippedRecipient),
  /** How many go out as SMS. */
  sms: z.int(),
  cost: z.object({ sms_parts: z.int() }),
  /** Numbers in the text that money could be sent to, and that are none of the agency's. */
  account_numbers: z.array(z.string()),
  /** What becomes of them where no mail server is set; null: they are sent. */
  note: z.nullable(z.string()),
});
export type MessagePreview = z.output<typeof messagePreview>;

export const messageBatch = z.object({
  /** What the messages of one sending are found by. */
  batch: recordId,
  queued: z.int(),
  skipped: z.array(skippedRecipient),
});
export type MessageBatch = z.output<typeof messageBatch>;

export const messageRow = z.object({
  id: recordId,
  client: clientRef,
  kind: z.enum(messageKinds),
  channel: z.enum(messageChannels),
  /** Null of one to a contractor who is nobody in the register. */
  party: z.nullable(party),
  /** Of a work order that was sent to them. */
  contractor: z.nullable(named),
  address: z.string(),
  subject: z.nullable(z.string()),
  template: z.nullable(named),
  lease: z.nullable(numbered),
  /** What of maintenance it is about; of an emergency it goes out at any hour. */
  about: z.nullable(
    z.object({
      type: z.enum(maintenanceSubjects),
      id: recordId,
      number: z.string(),
      is_emergency: z.boolean(),
    }),
  ),
  batch: z.nullable(recordId),
  state: z.enum(messageStates),
  attempts: z.int(),
  next_at: z.nullable(z.string()),
  sent_at: z.nullable(z.string()),
  error: z.nullable(z.string()),
  /** Why an email is kept, and not sent. */
  note: z.nullable(z.string()),
  created_at: z.string(),
  /** Null where an automation wrote it. */
  created_by: z.nullable(named),
});
export type MessageRow = z.output<typeof messageRow>;

/** By what messages leave this server: without a mail server emails are kept as files, without a service there are no text messages. */
const ways = z.object({ email: z.enum(['smtp', 'files']), sms: z.enum(['webhook', 'none']) });
export type MessageWays = z.output<typeof ways>;

export const message = z.object({ ...messageRow.shape, body: z.string(), delivery: ways });
export type Message = z.output<typeof message>;

/** How messages leave this server. */
export const deliveryWays = z.object({
  ...ways.shape,
  /** Since when nothing is sent, for the database was restored or copied, and how many messages wait; null: all is sent. */
  held: z.nullable(z.object({ since: z.string(), waiting: z.int() })),
  /** Emails that no mail server took, and when the oldest of them was written; null: there are none. */
  kept: z.nullable(z.object({ since: z.string(), count: z.int() })),
});
export type DeliveryWays = z.output<typeof deliveryWays>;

export const optOutInput = z.object({
  client,
  party: partyInput,
  channel: z.enum(messageChannels),
  /** Today when left out. */
  from_on: z.optional(z.nullable(plainDate)),
  /** The last day; for good when left out. */
  until_on: z.optional(z.nullable(plainDate)),
});
export type OptOutInput = z.input<typeof optOutInput>;

/** Ended: its last day is past, or somebody has ended it. */
export const optOutStates = ['active', 'ended'] as const;
export type OptOutState = (typeof optOutStates)[number];

export const optOutEnd = z.object({ reason: text(500) });
export type OptOutEnd = z.input<typeof optOutEnd>;

export const optOut = z.object({
  id: recordId,
  client: clientRef,
  party,
  channel: z.enum(messageChannels),
  from_on: plainDate,
  until_on: z.nullable(plainDate),
  state: z.enum(optOutStates),
  created_at: z.string(),
  created_by: z.nullable(named),
  /** From this day on they are written to again; null where nobody has ended it. */
  ended: z.nullable(z.object({ on: plainDate, reason: z.string(), by: z.nullable(named) })),
});
export type OptOut = z.output<typeof optOut>;

export const automationKinds = [
  'invoice',
  'receipt',
  'reminder',
  'statement',
  'lease_ending',
  'inspection',
] as const;
export type AutomationKind = (typeof automationKinds)[number];

const automationShape = {
  kind: z.enum(automationKinds),
  /** After the day that it is about; negative: before it. */
  days: z.int().check(z.gte(-30), z.lte(60)),
  at_hour: z.int().check(z.gte(7), z.lte(19)),
  channel: z.enum(messageChannels),
};

export const automationsInput = z.object({
  client,
  rows: z
    .array(z.object({ ...automationShape, template: recordId, is_active: z.boolean() }))
    .check(maxLength(60)),
});
export type AutomationsInput = z.input<typeof automationsInput>;

export const automations = z.object({
  client: clientRef,
  rows: z.array(z.object({ ...automationShape, template: named, is_active: z.boolean() })),
});
export type Automations = z.output<typeof automations>;
export type Automation = Automations['rows'][number];

export const automationRun = z.object({
  queued: z.int(),
  skipped: z.array(skippedRecipient),
});
export type AutomationRun = z.output<typeof automationRun>;

/** What becomes of the messages that wait in a database that was restored or copied. */
export const heldMessages = z.object({ waiting: z.enum(['send', 'discard']) });
export type HeldMessages = z.input<typeof heldMessages>;

export const releasedMessages = z.object({ waiting: z.int() });
export type ReleasedMessages = z.output<typeof releasedMessages>;

/** Of a book; the caller's own when left out. */
export const keptMessages = z.object({ client });
export type KeptMessages = z.input<typeof keptMessages>;

export const queuedMessages = z.object({ queued: z.int() });
export type QueuedMessages = z.output<typeof queuedMessages>;

/** What the text message service tells of a message. */
export const smsReport = z.object({
  /** Its own id of the message. */
  id: text(200),
  state: z.enum(['delivered', 'failed']),
  error: optionalText(500),
});
export type SmsReport = z.input<typeof smsReport>;
