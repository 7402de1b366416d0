/** What a field is about, in the order in which they are chosen. */
export const documentFieldGroups = ['parties', 'premises', 'terms', 'money', 'agency'] as const;
export type DocumentFieldGroup = (typeof documentFieldGroups)[number];

interface Field {
  /** As a person reads it. */
  label: string;
  group: DocumentFieldGroup;
  /** Whose it is. @default lease */
  of?: 'agency' | 'landlord' | 'tenant' | 'guarantor' | 'property';
  /** What it is called where there is none. */
  missing: string;
}

/** What a clause may say, and what it is called where there is none. */
export const documentFields = {
  'landlord.name': { label: 'Name of the landlord', group: 'parties', missing: 'landlord' },
  'landlord.id_number': {
    ...{ label: 'ID or registration number of the landlord', group: 'parties', of: 'landlord' },
    missing: 'ID or registration number',
  },
  'landlord.address': {
    ...{ label: 'Address of the landlord', group: 'parties', of: 'landlord', missing: 'address' },
  },
  'landlord.vat_number': {
    ...{ label: 'VAT number of the landlord', group: 'parties', of: 'landlord', missing: 'VAT number' },
  },
  'tenant.name': { label: 'Name of the first tenant', group: 'parties', missing: 'tenant' },
  'tenant.id_number': {
    ...{ label: 'ID or registration number of the first tenant', group: 'parties', of: 'tenant' },
    missing: 'ID or registration number',
  },
  'tenant.address': {
    ...{ label: 'Address of the first tenant', group: 'parties', of: 'tenant', missing: 'address' },
  },
  'tenants.names': { label: 'Names of all tenants', group: 'parties', missing: 'tenant' },
  'tenants.names_and_ids': {
    ...{ label: 'Names of all tenants with their ID numbers', group: 'parties', missing: 'tenant' },
  },
  'guarantors.names': { label: 'Names of all guarantors', group: 'parties', missing: 'guarantor' },
  'guarantors.names_and_ids': {
    ...{ label: 'Names of all guarantors with their ID numbers', group: 'parties', missing: 'guarantor' },
  },
  'property.name': { label: 'Name of the property', group: 'premises', missing: 'property' },
  'property.address': {
    ...{ label: 'Full address of the property', group: 'premises', of: 'property', missing: 'address' },
  },
  'property.city': { label: 'City or town of the property', group: 'premises', missing: 'city' },
  'unit.number': { label: 'Number of the unit', group: 'premises', missing: 'unit' },
  'lease.number': { label: 'Number of the lease', group: 'terms', missing: 'number' },
  'lease.from_on': { label: 'First day', group: 'terms', missing: 'first day' },
  'lease.to_on': { label: 'Last day', group: 'terms', missing: 'last day' },
  'lease.notice_days': { label: 'Notice period in days', group: 'terms', missing: 'notice period' },
  today: { label: 'Date of the document', group: 'terms', missing: 'date' },
  'lease.rent': { label: 'Monthly rent at the start', group: 'money', missing: 'rent' },
  'lease.rent_words': { label: 'Monthly rent in words', group: 'money', missing: 'rent' },
  'lease.escalation': { label: 'Rent increases that are agreed', group: 'money', missing: 'rent increase' },
  'lease.deposit': { label: 'Deposit', group: 'money', missing: 'deposit' },
  'lease.deposit_words': { label: 'Deposit in words', group: 'money', missing: 'deposit' },
  'lease.due_day': { label: 'Day of the month on which rent is due', group: 'money', missing: 'due day' },
  'lease.first_due_on': {
    label: 'First day on which rent is due',
    group: 'money',
    missing: 'first due date',
  },
  'lease.grace_days': { label: 'Grace period in days', group: 'money', missing: 'grace period' },
  'landlord.bank': {
    ...{ label: 'Bank details of the landlord', group: 'money', of: 'landlord', missing: 'bank details' },
  },
  'agency.name': { label: 'Name of the agency', group: 'agency', of: 'agency', missing: 'name' },
  'agency.address': { label: 'Address of the agency', group: 'agency', of: 'agency', missing: 'address' },
  'agency.telephone': {
    ...{ label: 'Telephone of the agency', group: 'agency', of: 'agency', missing: 'telephone' },
  },
  'agency.email': { label: 'Email of the agency', group: 'agency', of: 'agency', missing: 'email' },
  'agency.bank': {
    ...{ label: 'Bank details of the agency', group: 'agency', of: 'agency' },
    missing: 'bank account with a number in the currency of the rent',
  },
} as const satisfies Record<string, Field>;

export type DocumentField = keyof typeof documentFields;

export const documentFieldNames = Object.keys(documentFields) as DocumentField[];

/** What is lacking that a clause says: 'The lease has no deposit.', 'The agency has no address.' */
export function lacksText(field: string): string {
  const known: Field | undefined = documentFields[field as DocumentField];
  return `The ${known?.of ?? 'lease'} has no ${known?.missing ?? field}.`;
}

/** The text of a document: the name, and each clause under its number. */
export const documentText = (name: string, clauses: readonly { title: string; body: string }[]): string =>
  [name, ...clauses.map(({ title, body }, index) => `${index + 1}. ${title}\n${body}`)].join('\n\n');
