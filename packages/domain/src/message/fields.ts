/** What a message is about. */
export const messageKinds = [
  'free',
  'invoice',
  'receipt',
  'reminder',
  'demand',
  'claim_notice',
  'statement',
  'notice',
  'maintenance',
] as const;
export type MessageKind = (typeof messageKinds)[number];

/** To whom it can be sent: what is known of them differs. */
export const recipientTypes = ['party', 'lease', 'landlord'] as const;
export type RecipientType = (typeof recipientTypes)[number];

interface Field {
  /** As a person reads it. */
  label: string;
  of: readonly RecipientType[];
  /** The kinds of templates that may use it; every kind without them. */
  kinds?: readonly MessageKind[];
}

const anyone = recipientTypes;
const lease = ['lease'] as const;
const debts = ['free', 'reminder', 'demand', 'claim_notice'] as const;

/** What a template may say of its recipient, by name. */
export const mergeFields = {
  'recipient.name': { label: 'Name of the recipient', of: anyone },
  'agency.name': { label: 'Name of the agency', of: anyone },
  'agency.telephone': { label: 'Telephone of the agency', of: anyone },
  'agency.email': { label: 'Email of the agency', of: anyone },
  'agency.bank': { label: 'Bank details of the agency', of: lease },
  today: { label: 'Date of the message', of: anyone },
  'tenant.name': { label: 'Name of the tenant', of: lease },
  'lease.number': { label: 'Number of the lease', of: lease },
  'lease.from_on': { label: 'First day of the lease', of: lease },
  'lease.to_on': { label: 'Last day of the lease', of: lease },
  'property.name': { label: 'Name of the property', of: lease },
  'property.address': { label: 'Full address of the property', of: lease },
  'unit.number': { label: 'Number of the unit', of: lease },
  'landlord.name': { label: 'Name of the landlord', of: ['lease', 'landlord'] },
  'rent.amount': { label: 'Monthly rent', of: lease },
  'rent.due_day': { label: 'Day of the month on which rent is due', of: lease },
  'rent.next_amount': { label: 'Monthly rent after the next increase', of: lease },
  'rent.next_from_on': { label: 'Date of the next increase', of: lease },
  'deposit.amount': { label: 'Deposit', of: lease },
  'balance.USD': { label: 'Amount owed in USD', of: lease },
  'balance.ZIG': { label: 'Amount owed in ZiG', of: lease },
  'charge.description': { label: 'Oldest open charge', of: lease, kinds: debts },
  'charge.due_on': { label: 'Date it was due', of: lease, kinds: debts },
  'charge.open': { label: 'Amount open on it', of: lease, kinds: debts },
  'invoice.number': { label: 'Number of the invoice', of: lease, kinds: ['invoice'] },
  'invoice.total': { label: 'Total of the invoice', of: lease, kinds: ['invoice'] },
  'invoice.due_on': { label: 'Due date of the invoice', of: lease, kinds: ['invoice'] },
  'receipt.amount': { label: 'Amount received', of: lease, kinds: ['receipt'] },
  'receipt.received_on': { label: 'Date received', of: lease, kinds: ['receipt'] },
  'inspection.planned_on': { label: 'Date of the inspection', of: lease, kinds: ['notice'] },
  'held.USD': { label: 'Amount held in USD', of: ['landlord'], kinds: ['free', 'statement'] },
  'held.ZIG': { label: 'Amount held in ZiG', of: ['landlord'], kinds: ['free', 'statement'] },
} as const satisfies Record<string, Field>;

export type MergeField = keyof typeof mergeFields;

const entries = Object.entries(mergeFields) as [MergeField, Field][];

const mayUse = ({ kinds }: Field, kind: MessageKind) => kinds === undefined || kinds.includes(kind);

/** The fields of a kind of message. */
export const fieldsOf = (kind: MessageKind): { name: MergeField; label: string }[] =>
  entries.filter(([, field]) => mayUse(field, kind)).map(([name, { label }]) => ({ name, label }));

/** Whether a field of a kind is known of a type of recipient. */
export const isKnownOf = (name: MergeField, type: RecipientType): boolean =>
  (mergeFields[name] as Field).of.includes(type);

/** The values of fields, by name. */
export type FieldValues = Readonly<Partial<Record<string, string | null>>>;

const pattern = /\{\{([^{}]*)\}\}/g;

/** The names between double braces, each once, as they were written. */
export function fieldsIn(text: string): string[] {
  return [...new Set([...text.matchAll(pattern)].map(([, name = '']) => name.trim()))];
}

/** What follows double braces that do not close, or hold others. */
const open = /\{\{(?![^{}]*\}\})\s*(\S*)/;

/** The first name that is none of these, or whose braces do not close, or undefined. */
export const unknownField = (text: string, known: readonly string[]): string | undefined =>
  fieldsIn(text).find((name) => !known.includes(name)) ?? open.exec(text)?.[1];

/** The text with each field replaced by its value, in one pass: a value is never read for fields again. */
export const merge = (text: string, values: FieldValues): string =>
  text.replace(pattern, (_, name: string) => values[name.trim()] ?? '');

/** Every field that the text has and the values have not. */
export const missingFields = (text: string, values: FieldValues): string[] =>
  fieldsIn(text).filter((name) => !values[name]);
