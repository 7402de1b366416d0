import type { CsvColumn } from '@rentsafe/ui/CsvImport';

const currencies = ['USD', 'ZiG', 'ZWG', 'ZAR', 'KES', 'GBP', 'EUR'];

/** Names that a bank may write with the currency of the account behind them. */
const inCurrency = (...names: string[]) =>
  names.flatMap((name) => [name, ...currencies.map((code) => `${name} ${code}`)]);

/** The values of a line in a file of a bank, with the names that banks and books have for them. Amounts stand in one column or in two. */
export const statementColumns: readonly CsvColumn[] = [
  {
    id: 'on',
    label: 'Date',
    kind: 'date',
    required: true,
    aliases: [
      ...['Transaction Date', 'Trans Date', 'Tran Date', 'Txn Date', 'Posting Date', 'Posted', 'Posted On'],
      ...['Post Date', 'Entry Date', 'Booking Date', 'Book Date', 'Completed Date', 'Completion Time', 'Day'],
      ...['Date UTC', 'Date Posted', 'Date Time', 'Transaction Date Time', 'Created', 'Value Date'],
      ...['Effective Date', 'Buchungstag', 'Buchungsdatum', 'Buchung', 'Datum', 'Valuta', 'Wertstellung'],
    ],
  },
  {
    id: 'description',
    label: 'Description',
    aliases: [
      ...['Transaction Description', 'Transaction Details', 'Narration', 'Narrative', 'Particulars'],
      ...[
        'Details',
        'Verwendungszweck',
        'Vorgang/Verwendungszweck',
        'Buchungstext',
        'Text',
        'Statement Description',
        'Counter Party',
      ],
      ...['Payee', 'Name', 'Memo', 'Transaction Remarks', 'Remarks', 'Transaction', 'Comment', 'Beneficiary'],
    ],
  },
  {
    id: 'reference',
    label: 'Reference',
    aliases: [
      ...['Ref', 'Ref No', 'Ref Number', 'Reference No', 'Reference Number', 'Transaction Reference'],
      ...['Transaction Ref', 'Payment Reference', 'Customer Reference', 'Kundenreferenz', 'Receipt No'],
      ...['Receipt Number', 'Transaction ID', 'Tran ID', 'Transaction No', 'Instrument No', 'Cheque No'],
      ...['Cheque Number', 'Check Number', 'Check or Slip', 'Chq No', 'Num', 'Memo'],
    ],
  },
  {
    id: 'amount',
    label: 'Amount',
    kind: 'signed',
    marksIn: true,
    aliases: inCurrency('Transaction Amount', 'Amount', 'Amt', 'Net Amount', 'Value', 'Betrag', 'Umsatz'),
  },
  {
    id: 'side',
    label: 'Debit or Credit',
    aliases: [
      ...['D/C', 'C/D', 'DR/CR', 'CR/DR', 'Debit/Credit', 'Credit/Debit', 'Credit or Debit', 'Sign'],
      ...['Debit Credit Indicator', 'Credit Debit Indicator', 'Indicator', 'Direction', 'Soll/Haben', 'S/H'],
      ...['Soll-/Haben-Kennzeichen', 'Transaction Type', 'Type', 'Tran Type', 'Txn Type'],
    ],
  },
  {
    id: 'paid_in',
    label: 'Paid In',
    kind: 'signed',
    aliases: inCurrency(
      ...['Credit', 'Credits', 'Credit Amount', 'Cr', 'Cr Amount', 'Money In', 'Deposit', 'Deposits', 'In'],
      ...['Received', 'Receipt', 'Receipts', 'Incoming', 'Haben', 'Gutschrift', 'Eingang', 'Lodgement'],
    ),
  },
  {
    id: 'paid_out',
    label: 'Paid Out',
    kind: 'signed',
    aliases: inCurrency(
      ...['Debit', 'Debits', 'Debit Amount', 'Dr', 'Dr Amount', 'Money Out', 'Withdrawal', 'Withdrawals'],
      ...['Withdrawn', 'Out', 'Paid', 'Spent', 'Payment', 'Payments', 'Outgoing', 'Soll', 'Lastschrift'],
      ...['Belastung', 'Ausgang'],
    ),
  },
  {
    id: 'balance',
    label: 'Balance',
    kind: 'signed',
    marksIn: true,
    aliases: inCurrency(
      ...['Running Balance', 'Running Bal', 'Closing Balance', 'Book Balance', 'Ledger Balance', 'Bal'],
      ...['Balance After', 'Account Balance', 'Saldo', 'Kontostand', 'Saldo nach Buchung', 'Balance'],
      'Available Balance',
    ),
  },
  {
    id: 'status',
    label: 'Status',
    aliases: ['Transaction Status', 'State', 'Payment Status'],
  },
  {
    id: 'account',
    label: 'Account Number',
    aliases: ['Account No', 'Acc No', 'Account', 'A/C No', 'Auftragskonto', 'IBAN Auftragskonto', 'Wallet'],
  },
  { id: 'currency', label: 'Currency', aliases: ['Ccy', 'Curr', 'Währung', 'Waehrung', 'Account Currency'] },
];

/** Two rows with the same values are one that the bank wrote twice, or two payments alike: where the balance moved they are two. */
export const alikeBy = statementColumns.map(({ id }) => id).filter((id) => id !== 'status');
