import { type BankRow, movedBy } from '@rentsafe/domain/bankStatement';
import type { CsvColumn, CsvRow, CsvRowResult } from '@rentsafe/ui/CsvImport';

/** The values of a line in a file of a bank. Amounts stand in one column or in two. */
export const statementColumns: readonly CsvColumn[] = [
  {
    id: 'on',
    label: 'Date',
    kind: 'date',
    required: true,
    aliases: [
      ...['Transaction Date', 'Trans Date', 'Txn Date', 'Posting Date', 'Posted', 'Posted On', 'Entry Date'],
      ...['Booking Date', 'Book Date', 'Day', 'Value Date', 'Effective Date'],
    ],
  },
  {
    id: 'description',
    label: 'Description',
    aliases: [
      ...[
        'Details',
        'Transaction Details',
        'Transaction Description',
        'Narration',
        'Narrative',
        'Particulars',
      ],
      ...['Text', 'Memo', 'Payee', 'Transaction', 'Remarks'],
    ],
  },
  {
    id: 'reference',
    label: 'Reference',
    aliases: [
      ...['Ref', 'Ref No', 'Reference No', 'Reference Number', 'Transaction Reference', 'Transaction Ref'],
      ...['Transaction ID', 'Customer Reference', 'Cheque No', 'Cheque Number'],
    ],
  },
  {
    id: 'amount',
    label: 'Amount',
    kind: 'signed',
    aliases: ['Transaction Amount', 'Amt', 'Value', 'Net Amount', 'Amount USD', 'Amount ZiG'],
  },
  {
    id: 'paid_in',
    label: 'Paid In',
    kind: 'signed',
    aliases: [
      'Credit',
      'Credits',
      'Credit Amount',
      'Cr',
      'Money In',
      'Deposit',
      'Deposits',
      'In',
      'Received',
    ],
  },
  {
    id: 'paid_out',
    label: 'Paid Out',
    kind: 'signed',
    aliases: [
      'Debit',
      'Debits',
      'Debit Amount',
      'Dr',
      'Money Out',
      'Withdrawal',
      'Withdrawals',
      'Out',
      'Paid',
    ],
  },
  {
    id: 'balance',
    label: 'Balance',
    kind: 'signed',
    aliases: ['Running Balance', 'Closing Balance', 'Available Balance', 'Ledger Balance', 'Bal'],
  },
];

/** The value of a cell that could be read. */
const text = ({ values }: CsvRow, id: string) => values[id] ?? '';
const amount = (row: CsvRow, id: string) => (/^-?\d+(\.\d{1,2})?$/.test(text(row, id)) ? text(row, id) : '');

export const bankRowOf = (row: CsvRow): BankRow => ({
  line: row.line,
  on: text(row, 'on'),
  description: text(row, 'description'),
  reference: text(row, 'reference'),
  amount: amount(row, 'amount'),
  paid_in: amount(row, 'paid_in'),
  paid_out: amount(row, 'paid_out'),
  balance: amount(row, 'balance'),
});

const written = (row: CsvRow) => ['amount', 'paid_in', 'paid_out'].some((id) => /[1-9]/.test(text(row, id)));

/** What a row is: a line of the statement, or something else that banks write, such as a balance brought forward. */
export function rowResult(row: CsvRow): CsvRowResult {
  const { line } = row;
  const moved = movedBy(bankRowOf(row));
  if (moved === 'both') {
    const error = 'The row has money in and money out. Keep one of them.';
    return { line, result: 'error', errors: { paid_out: [error] } };
  }
  // An amount that cannot be read is a mistake, none at all is no line.
  return { line, result: moved === undefined && !written(row) ? 'skipped' : 'new' };
}
