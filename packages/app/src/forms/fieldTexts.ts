import { type Address, formatAddress } from '@rentsafe/domain/address';
import { isInternal } from '@rentsafe/domain/audit';
import { companyLabel } from '@rentsafe/domain/company';
import type { Contact } from '@rentsafe/domain/contact';
import { objectionPurposes } from '@rentsafe/domain/dataRequest';
import type { Disbursement } from '@rentsafe/domain/disbursement';
import { type Employment, fullName, type Individual, individualLabel } from '@rentsafe/domain/individual';
import type { InspectedItem, Inspection, InspectionTemplate } from '@rentsafe/domain/inspection';
import type { Lease } from '@rentsafe/domain/lease';
import { type Money, money } from '@rentsafe/domain/money';
import type { WorkOrder } from '@rentsafe/domain/workOrder';
import { formatDateTime, isMonth, isPlainDate } from '@rentsafe/format/date';
import { currencyCode, formatMoney } from '@rentsafe/format/money';
import { joinParts } from '@rentsafe/format/text';
import type { TimelineProps } from '@rentsafe/ui/Timeline';
import { capitalised } from '../text/capitalised';
import { day } from '../text/day';
import { grouped } from '../text/grouped';
import { monthText } from '../text/monthText';
import { choiceText, fieldLabel } from './fieldLabels';

type Difference = NonNullable<TimelineProps['events'][number]['changes']>[number];
type ContactDetails = NonNullable<Individual['contact_details']>[number];

type FormatPhone = (stored: string) => string;

const stepText = ({ from_on, amount }: { from_on: string; amount: string }, currency = '') =>
  `${joinParts([currency, grouped(amount)], ' ')} from ${day(from_on)}`;

/** An item of a template, or of an inspection with its condition. */
const itemText = (item: string | InspectedItem): string =>
  typeof item === 'string'
    ? item
    : joinParts(
        [
          item.name,
          item.condition && `(${choiceText(item.condition).toLowerCase()})`,
          item.note && `“${item.note}”`,
        ],
        ' ',
      );

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
    joinParts([property?.name ?? bill?.number ?? lease?.number, grouped(amount)], ': '),
  areas: ({ name, items }: Inspection['areas'][number] | InspectionTemplate['areas'][number]) =>
    `${name}: ${items.map(itemText).join(', ')}`,
  work: ({ description, quantity, rate }: WorkOrder['lines'][number]) =>
    `${description}: ${quantity} × ${rate}`,
  parties: ({ party, role }: Lease['parties'][number]) => `${party.name} (${role})`,
  schedules: ({ type, currency, steps }: Lease['schedules'][number]) =>
    `${choiceText(type)}: ${steps.map((step) => stepText(step, currency)).join(', ')}`,
  steps: (step: { from_on: string; amount: string }) => stepText(step),
};

/** Fields whose values are of a list, each with its label. */
const chosen = [
  /(^|_)(type|kind|state|status|channel|gender|role|outcome|category|priority|basis|bearer|condition)$/,
  /(^|_)(allocations|by|field|filter|landlords|list|method|reason_code|right|step|tax|unit|vat|waiting|action)$/,
];
const phones = new Set(['mobile_phone', 'landline_phone', 'mobile', 'telephone', 'contact_mobile']);
/** Of objections; of reports and consents a person writes it. */
const purposes = new Set<string>(objectionPurposes);
const percentages = /^(commission|vat|rent_tax)_rate$/;
const bytes = new Set(['file_quota']);

const isMoney = (value: object): value is Money =>
  money.safeParse(value).success && Object.keys(value).length === 2;
const isDecimal = (text: string) => /^-?\d{4,}\.\d{2}$/.test(text);
const isMoment = (text: string) => /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/.test(text);
const isChoice = (text: string) => /^[a-z]+(_[a-z]+)+$/.test(text);
/** A number of another record, where no name was found. */
const isNumbered = (field: string, value: unknown) => /_ids?$/.test(field) && typeof value === 'number';

function textOf(field: string, text: string, formatPhone: FormatPhone): string {
  if (phones.has(field)) return formatPhone(text);
  if (isPlainDate(text)) return day(text);
  if (isMonth(text)) return monthText(text);
  if (isMoment(text)) return formatDateTime(text);
  if (isDecimal(text)) return grouped(text);
  if (percentages.test(field)) return `${text}%`;
  if (field === 'purpose' && purposes.has(text)) return choiceText(text);
  if (field.endsWith('currency')) return currencyCode(text);
  if (!chosen.some((fields) => fields.test(field)) && !isChoice(text)) return text;
  const label = individualLabel(companyLabel(text));
  return label === text ? choiceText(text) : label;
}

/** A record by its name; of what has none, each of its fields. */
function objectText(value: object, formatPhone: FormatPhone): string {
  if (isMoney(value)) return formatMoney(value.amount, value.currency);
  const { name, number } = value as { name?: unknown; number?: unknown };
  const called = [name, number].find((text) => typeof text === 'string' && text !== '');
  const parts = Object.entries(value).flatMap(([field, part]) => {
    const isShown = field !== 'id' && part !== called && !isInternal(field);
    const text = isShown ? valueText(field, part, formatPhone) : null;
    return text === null ? [] : [`${fieldLabel(field)}: ${text}`];
  });
  return [...(called ? [String(called)] : []), ...('id' in value && called ? [] : parts)].join(', ');
}

/** A value as its record's page writes it; null where there is none. */
export function valueText(field: string, value: unknown, formatPhone: FormatPhone): string | null {
  if (value === null || value === undefined || value === '') return null;
  if (Array.isArray(value)) {
    const rowText =
      (rowTexts[field] as ((row: unknown, formatPhone: FormatPhone) => string) | undefined) ??
      ((row: unknown) => valueText(field, row, formatPhone));
    return joinParts(
      value.map((row) => rowText(row, formatPhone)),
      '; ',
    );
  }
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (isNumbered(field, value)) return 'Another record';
  if (typeof value === 'number' && bytes.has(field)) return `${Number((value / 2 ** 30).toFixed(2))} GiB`;
  if (typeof value === 'object') return objectText(value, formatPhone);
  return textOf(field, String(value), formatPhone);
}

/** The fields of an event that a person reads, with both values. */
export const differencesOf = (
  changes: Readonly<Record<string, readonly unknown[]>>,
  formatPhone: FormatPhone,
): Difference[] =>
  Object.entries(changes)
    .filter(([field]) => !isInternal(field))
    .map(([field, [before, after]]) => differenceOf(field, before, after, formatPhone));

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
