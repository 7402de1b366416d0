/** What a clause may say of the lease, and what it is called where the lease has none. */
export const documentFields = {
  today: { label: 'Date of the document', missing: 'date' },
  'agency.name': { label: 'Name of the agency', missing: 'agency' },
  'tenant.name': { label: 'Name of the first tenant', missing: 'tenant' },
  'tenants.names': { label: 'Names of all tenants', missing: 'tenant' },
  'guarantors.names': { label: 'Names of all guarantors', missing: 'guarantor' },
  'landlord.name': { label: 'Name of the landlord', missing: 'landlord' },
  'landlord.vat_number': { label: 'VAT number of the landlord', missing: 'VAT number of a landlord' },
  'property.name': { label: 'Name of the property', missing: 'property' },
  'property.city': { label: 'City or town of the property', missing: 'city' },
  'unit.number': { label: 'Number of the unit', missing: 'unit' },
  'lease.number': { label: 'Number of the lease', missing: 'number' },
  'lease.from_on': { label: 'First day', missing: 'first day' },
  'lease.to_on': { label: 'Last day', missing: 'last day' },
  'lease.rent': { label: 'Monthly rent at the start', missing: 'rent' },
  'lease.deposit': { label: 'Deposit', missing: 'deposit' },
  'lease.due_day': { label: 'Day of the month on which rent is due', missing: 'due day' },
  'lease.grace_days': { label: 'Grace period in days', missing: 'grace period' },
  'lease.notice_days': { label: 'Notice period in days', missing: 'notice period' },
} as const satisfies Record<string, { label: string; missing: string }>;

export type DocumentField = keyof typeof documentFields;

export const documentFieldNames = Object.keys(documentFields) as DocumentField[];

/** What a lease lacks that a clause says: 'The lease has no deposit.' */
export const lacksText = (field: string): string =>
  `The lease has no ${documentFields[field as DocumentField]?.missing ?? field}.`;

/** The text of a document: the name, and each clause under its number. */
export const documentText = (name: string, clauses: readonly { title: string; body: string }[]): string =>
  [name, ...clauses.map(({ title, body }, index) => `${index + 1}. ${title}\n${body}`)].join('\n\n');
