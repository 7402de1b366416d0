import { capitalised } from '../text/capitalised';

const labels: Readonly<Record<string, string>> = {
  access: 'Access to the Property',
  alone: 'Approved Alone',
  area: 'Suburb',
  book: 'Book Balance',
  by_on: 'Promised For',
  closed: 'Closed For',
  closing: 'Closing Balance',
  contact_details: 'Telephone and Email',
  contains: 'Text of the Bank Line',
  email: 'Email Address',
  employment_details: 'Employment',
  file_quota: 'Space for Files',
  from_on: 'From',
  is_active: 'Active',
  line: 'Bank Line',
  linkedin: 'LinkedIn',
  listable_from: 'Can Be Listed From',
  matched: 'Matched With',
  merged: 'Merged Record',
  merged_into: 'Merged into Record',
  month: 'Month',
  next_of_kin: 'Next of Kin',
  on: 'Date',
  open: 'Left Open',
  outcome: 'Decision',
  per_lease: 'Price per Additional Lease',
  per_report: 'Price per Additional Report',
  q: 'Searched For',
  queued: 'Messages Queued',
  registration_name: 'Registered Name',
  reportable: 'Report Payments',
  sha256: 'Fingerprint (SHA-256)',
  tin: 'TIN',
  tin_number: 'TIN Number',
  to_on: 'To',
  until_on: 'Until',
  verified_on: 'History Verified On',
  without: 'Inspection Left Out Because',
  work: 'Work Done',
};

/** Words that are not written as others are. */
const words: Readonly<Record<string, string>> = {
  csv: 'CSV',
  id: 'ID',
  sms: 'SMS',
  usd: 'USD',
  vat: 'VAT',
  whatsapp: 'WhatsApp',
  zwg: 'ZIG',
  zig: 'ZIG',
};

const wordText = (word: string): string => words[word] ?? capitalised(word);

/** What a field of a record is called in its form; of one that names another record, without its `_id`. */
export const fieldLabel = (field: string): string =>
  labels[field] ??
  field
    .replace(/_ids?$/, '')
    .split(/[_ ]/)
    .map(wordText)
    .join(' ');

/** A value of a list as it is chosen: 'Net collected' of `net_collected`. */
export const choiceText = (value: string): string =>
  words[value] ?? capitalised(value.replaceAll('_', ' ').replace(/\bvat\b/g, 'VAT'));
