import { type Address, formatAddress } from '@rentsafe/domain/address';
import { companyLabel } from '@rentsafe/domain/company';
import type { Contact } from '@rentsafe/domain/contact';
import { isPlainDate } from '@rentsafe/domain/date';
import type { Disbursement } from '@rentsafe/domain/disbursement';
import { type Employment, fullName, type Individual, individualLabel } from '@rentsafe/domain/individual';
import type { InspectedItem, Inspection, InspectionTemplate } from '@rentsafe/domain/inspection';
import type { Lease } from '@rentsafe/domain/lease';
import { formatMoney, type Money, money } from '@rentsafe/domain/money';
import { joinParts } from '@rentsafe/domain/text';
import type { WorkOrder } from '@rentsafe/domain/workOrder';
import type { TimelineProps } from '@rentsafe/ui/Timeline';
import { capitalised } from '../text/capitalised';
import { day } from '../text/day';

type Difference = NonNullable<TimelineProps['events'][number]['changes']>[number];
type ContactDetails = NonNullable<Individual['contact_details']>[number];

const labels: Readonly<Record<string, string>> = {
  contact_details: 'Telephone and Email',
  employment_details: 'Employment',
  registration_name: 'Registered Name',
  email: 'Email Address',
  tin_number: 'TIN Number',
  vat_number: 'VAT Number',
  linkedin: 'LinkedIn',
  is_active: 'Active',
  work: 'Work Done',
  next_of_kin: 'Next of Kin',
  merged: 'Merged Record',
  merged_into: 'Merged into Record',
};

/** What a field of a record is called in its form. */
const fieldLabel = (field: string): string => labels[field] ?? field.split('_').map(capitalised).join(' ');

type FormatPhone = (stored: string) => string;

const stepText = ({ from_on, amount }: { from_on: string; amount: string }, currency = '') =>
  `${joinParts([currency, amount], ' ')} from ${day(from_on)}`;

/** An item of a template, or of an inspection with its condition. */
const itemText = (item: string | InspectedItem): string =>
  typeof item === 'string'
    ? item
    : joinParts([item.name, item.condition && `(${item.condition})`, item.note && `“${item.note}”`], ' ');

const rowTexts: Readonly<Record<string, (row: never, formatPhone: FormatPhone) => string>> = {
  addresses: (row: Address) => `${capitalised(row.address_type ?? 'other')}: ${formatAddress(row)}`,
  contact_details: ({ mobile_phone, email }: ContactDetails, formatPhone) =>
    joinParts([...(mobile_phone ?? []).map(formatPhone), email], ', '),
  employment_details: (job: Employment) =>
    joinParts(
      [
        job.job_title,
        job.employer_name,
        joinParts([day(job.start_date), day(job.end_date)], ' to '),
        job.email,
        job.monthly_income == null ? '' : `income ${formatMoney(job.monthly_income, 'USD')}`,
      ],
      ', ',
    ),
  contacts: ({ individual, position, contact_type, is_primary }: Contact) =>
    joinParts(
      [fullName(individual), position, capitalised(contact_type ?? ''), is_primary ? 'primary' : ''],
      ', ',
    ),
  lines: ({ property, bill, lease, amount }: Disbursement['lines'][number]) =>
    joinParts([property?.name ?? bill?.number ?? lease?.number, amount], ': '),
  areas: ({ name, items }: Inspection['areas'][number] | InspectionTemplate['areas'][number]) =>
    `${name}: ${items.map(itemText).join(', ')}`,
  work: ({ description, quantity, rate }: WorkOrder['lines'][number]) =>
    `${description}: ${quantity} × ${rate}`,
  parties: ({ party, role }: Lease['parties'][number]) => `${party.name} (${role})`,
  schedules: ({ type, currency, steps }: Lease['schedules'][number]) =>
    `${capitalised(type)}: ${steps.map((step) => stepText(step, currency)).join(', ')}`,
  steps: (step: { from_on: string; amount: string }) => stepText(step),
};

/** Fields whose values are of a list, each with its label. */
const chosen = new Set(['gender', 'identification_type', 'marital_status', 'legal_status', 'trading_status']);
const phones = new Set(['mobile_phone', 'landline_phone', 'mobile', 'telephone', 'contact_mobile']);

const isMoney = (value: unknown): value is Money => money.safeParse(value).success;
const plain = (value: unknown) => {
  if (isMoney(value)) return formatMoney(value.amount, value.currency);
  return typeof value === 'string' ? value : JSON.stringify(value);
};

/** A value as its record's page writes it; null where there is none. */
function valueText(field: string, value: unknown, formatPhone: FormatPhone): string | null {
  if (value === null || value === undefined || value === '') return null;
  if (Array.isArray(value)) {
    const rowText = (rowTexts[field] ?? plain) as (row: unknown, formatPhone: FormatPhone) => string;
    return value.map((row) => rowText(row, formatPhone)).join('; ') || null;
  }
  const text = plain(value);
  if (phones.has(field)) return formatPhone(text);
  if (chosen.has(field)) return individualLabel(companyLabel(text));
  return isPlainDate(text) ? day(text) : text;
}

/** A field with two values, as Diff and Timeline show them. */
export const differenceOf = (
  field: string,
  before: unknown,
  after: unknown,
  formatPhone: FormatPhone,
): Difference => ({
  field: fieldLabel(field),
  before: valueText(field, before, formatPhone),
  after: valueText(field, after, formatPhone),
});
