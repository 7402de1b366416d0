import { currencies } from '@rentsafe/domain/money';
import type { CsvColumn } from '@rentsafe/ui/CsvImport';

const otherCurrencyNames: Readonly<Record<string, string>> = { $: 'USD', US$: 'USD', ZWG: 'ZIG' };

export function readCurrency(text: string) {
  const name = text.toUpperCase();
  const value = otherCurrencyNames[name] ?? name;
  return currencies.some((currency) => currency === value)
    ? { value }
    : { value: text, problem: `Enter ${currencies.join(' or ')}.` };
}

function readDueDay(text: string) {
  const isDay = /^\d{1,2}$/.test(text) && Number(text) >= 1 && Number(text) <= 31;
  return isDay ? { value: text } : { value: text, problem: 'Enter a day of the month, from 1 to 31.' };
}

/** The values of a lease in a file; the ids are those of the call. */
export const leaseColumns: readonly CsvColumn[] = [
  {
    id: 'property',
    label: 'Property',
    required: true,
    aliases: ['Property Name', 'Property ID', 'Building', 'Building Name', 'Complex', 'Premises', 'Address'],
  },
  {
    id: 'unit_number',
    label: 'Unit',
    required: true,
    aliases: [
      'Unit No',
      'Unit Name',
      'Flat',
      'Flat No',
      'Flat Number',
      'Shop',
      'Shop No',
      'Office',
      'Room',
      'Stand',
      'Stand No',
    ],
  },
  {
    id: 'tenant_number',
    label: 'Tenant Number',
    required: true,
    aliases: [
      ...[
        'Tenant ID',
        'Tenant ID Number',
        'Tenant No',
        'Tenant National ID',
        'National ID',
        'National ID Number',
      ],
      ...[
        'ID Number',
        'ID No',
        'Identification Number',
        'Registration Number',
        'Reg No',
        'Company Registration',
        'Tenant',
      ],
    ],
  },
  {
    id: 'lease_number',
    label: 'Lease Number',
    aliases: [
      'Lease No',
      'Lease ID',
      'Lease Ref',
      'Lease Reference',
      'Lease',
      'Agreement No',
      'Agreement Number',
      'Contract No',
    ],
  },
  {
    id: 'from_on',
    label: 'Starts',
    kind: 'date',
    required: true,
    aliases: [
      ...[
        'Start',
        'Start Date',
        'Starts On',
        'From',
        'From Date',
        'Date From',
        'Begins',
        'Begin Date',
        'Lease Start',
      ],
      ...['Lease Start Date', 'Commencement', 'Commencement Date', 'Commences', 'Effective Date'],
    ],
  },
  {
    id: 'to_on',
    label: 'Ends',
    kind: 'date',
    aliases: [
      ...['End', 'End Date', 'Ends On', 'To', 'To Date', 'Date To', 'Until', 'Lease End', 'Lease End Date'],
      ...['Expiry', 'Expiry Date', 'Expires', 'Termination Date'],
    ],
  },
  {
    id: 'due_day',
    label: 'Due Day',
    read: readDueDay,
    aliases: ['Rent Due Day', 'Day Due', 'Due On', 'Payment Day', 'Pay Day', 'Rent Day'],
  },
  {
    id: 'business_use',
    label: 'Business Use',
    kind: 'yesNo',
    aliases: ['Business', 'Commercial', 'Commercial Use', 'Is Business', 'Is Commercial'],
  },
  {
    id: 'rent_currency',
    label: 'Rent Currency',
    required: true,
    read: readCurrency,
    aliases: ['Currency', 'Currency Code', 'Ccy', 'Curr', 'Rent Ccy'],
  },
  {
    id: 'rent_amount',
    label: 'Rent',
    kind: 'amount',
    required: true,
    aliases: ['Monthly Rent', 'Rent Per Month', 'Rental', 'Monthly Rental', 'Basic Rent', 'Amount'],
  },
  { id: 'deposit_currency', label: 'Deposit Currency', read: readCurrency, aliases: ['Deposit Ccy'] },
  {
    id: 'deposit_amount',
    label: 'Deposit',
    kind: 'amount',
    aliases: ['Security Deposit', 'Rental Deposit', 'Deposit Held', 'Deposit Paid'],
  },
];
