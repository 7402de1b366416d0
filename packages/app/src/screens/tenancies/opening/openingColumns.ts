import { chargeTypes } from '@rentsafe/domain/charge';
import { type OpeningKind, openingKinds } from '@rentsafe/domain/import';
import type { CsvColumn } from '@rentsafe/ui/CsvImport';
import { readCurrency } from '../lease/import/columns';

/** What other programs call each kind. */
const otherKinds: Readonly<Record<OpeningKind, readonly string[]>> = {
  charge: ['arrears', 'debt', 'rent due', 'outstanding', 'invoice', 'debit'],
  credit: ['prepaid', 'prepayment', 'advance', 'paid in advance', 'overpayment'],
  deposit: ['deposit held', 'security deposit'],
  landlord: ['owner', 'held for landlord', 'landlord balance'],
  bank: ['bank account', 'cash', 'bank balance'],
};

function readKind(text: string) {
  const name = text.toLowerCase();
  const value = openingKinds.find((kind) => kind === name || otherKinds[kind].includes(name));
  return value ? { value } : { value: text, problem: 'Enter arrears, credit, deposit, landlord or bank.' };
}

function readType(text: string) {
  const value = chargeTypes.find((type) => type === text.toLowerCase().replace(/[\s-]+/g, '_'));
  return value
    ? { value }
    : { value: text, problem: 'Enter rent, service, utility, late fee, deposit or other.' };
}

/** The values of an opening balance in a file; the ids are those of the call. */
export const openingColumns: readonly CsvColumn[] = [
  { id: 'kind', label: 'Kind', required: true, read: readKind, aliases: ['Type of Balance', 'Balance Type'] },
  {
    id: 'lease_number',
    label: 'Lease Number',
    aliases: ['Lease', 'Lease No', 'Lease ID', 'Lease Ref', 'Agreement No'],
  },
  {
    id: 'property',
    label: 'Property',
    aliases: ['Property Name', 'Property ID', 'Building', 'Premises', 'Address'],
  },
  { id: 'bank_account', label: 'Bank Account', aliases: ['Bank', 'Account', 'Account Name'] },
  { id: 'type', label: 'Charge Type', read: readType, aliases: ['Charge', 'Type'] },
  { id: 'due_on', label: 'Due', kind: 'date', aliases: ['Due Date', 'Due On', 'Invoice Date', 'Date'] },
  { id: 'currency', label: 'Currency', required: true, read: readCurrency, aliases: ['Ccy', 'Curr'] },
  {
    id: 'amount',
    label: 'Amount',
    kind: 'amount',
    required: true,
    aliases: ['Balance', 'Outstanding', 'Total', 'Opening Balance'],
  },
];
