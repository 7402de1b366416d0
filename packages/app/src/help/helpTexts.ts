/** What a page is about, for who is there for the first time. The guide for staff has it in full. */
export interface HelpText {
  title: string;
  purpose: string;
  steps: readonly string[];
  /** A rule that surprises. */
  note?: string;
}

export const helpTexts = {
  receipts: {
    title: 'Receipts',
    purpose: 'Money received, and the charges that it settles.',
    steps: [
      'New Receipt asks for the lease, amount, method and reference.',
      'Allocation shows what the money settles, oldest charge first. Change it, or leave the money on account.',
      'Leave the lease blank if nobody knows who paid, and match the receipt to a lease later.',
      'Received today has the totals by method, to compare with the cash and the bank.',
    ],
    note: 'A receipt cannot be deleted. An Admin reverses it with a reason.',
  },
  bank: {
    title: 'Bank statements',
    purpose: 'Each bank account is compared with its statements, line by line.',
    steps: [
      'Import the bank’s file: CSV, OFX, MT940 or CAMT.053. Nothing is imported until its balances agree.',
      'Match each open line with a receipt, a payment or a lease. Arrow keys choose, and Enter confirms.',
      'Post a line of an unknown payer as unidentified, and match the receipt to a lease later.',
      'An Admin signs the reconciliation, which closes the account to entries up to that day.',
    ],
    note: 'Unmatching opens a line again. What it posted stays until it is reversed.',
  },
  ageing: {
    title: 'Ageing',
    purpose: 'What each tenant owes, by days past the due date. Currencies are never added together.',
    steps: [
      'As At shows the position at the end of an earlier day: later receipts count as unpaid.',
      'Search by tenant, lease or address; the totals follow.',
      'A row opens its lease.',
    ],
  },
  deposits: {
    title: 'Deposits',
    purpose: 'What was agreed and what is held for each lease.',
    steps: [
      'Charge damage or unpaid amounts on the lease first.',
      'Deduct in the row of the deposit, and choose the charge. The tenant may read the reason.',
      'Refund creates a draft payment. The deposit is held until another Admin approves it.',
    ],
  },
  journals: {
    title: 'Journals',
    purpose: 'A journal adjusts what is owed when no money moves through a bank.',
    steps: [
      'New Journal asks for the account, amount, date and reason. Statements show the reason.',
      'It is a draft until another Admin posts it. Its preparer can post it only if there is no other Admin.',
      'Reverse a posted journal with a date and a reason. A paid bill cannot be reversed.',
    ],
  },
  monthEnd: {
    title: 'Month end',
    purpose: 'The checklist for a month, with what is still open. Each line links to its page.',
    steps: [
      'Reconcile accounts without an imported statement on their own pages.',
      'After the month an Admin locks it; steps that are not done need a reason.',
      'The audit pack prints reconciliations, balances and reversals of the month.',
    ],
  },
} satisfies Record<string, HelpText>;

export type HelpSubject = keyof typeof helpTexts;
