const names = [
  'Kind',
  'Lease Number',
  'Property',
  'Bank Account',
  'Charge Type',
  'Due',
  'Currency',
  'Amount',
];

/** A row of each kind, to be written over. */
export const sampleRows: readonly (readonly string[])[] = [
  ['Arrears', 'L-0001', '', '', 'Rent', '2026-01-01', 'USD', '450.00'],
  ['Credit', 'L-0002', '', '', '', '', 'USD', '30.00'],
  ['Deposit', 'L-0001', '', '', '', '', 'USD', '450.00'],
  ['Landlord', '', '12 King George Road', '', '', '', 'USD', '820.50'],
  ['Bank', '', '', 'Trust account USD', '', '', 'USD', '1300.50'],
];

export const sampleColumns = names.map((header, at) => ({
  id: header,
  header,
  cell: (row: readonly string[]) => row[at] ?? '',
}));
