/** A line of a statement in a format of banks. */
export interface Transaction {
  /** `YYYY-MM-DD`. */
  on: string;
  description: string;
  reference: string;
  /** Signed, with a decimal point. */
  amount: string;
  /** What the account holds after it, where the format says so. */
  balance?: string;
  account: string;
  currency: string;
}

const header = ['Date', 'Description', 'Reference', 'Amount', 'Balance', 'Account Number', 'Currency'];

export const rowsOf = (transactions: readonly Transaction[]) => ({
  header,
  rows: transactions.map(({ on, description, reference, amount, balance = '', account, currency }) => [
    ...[on, description, reference, amount, balance, account, currency],
  ]),
});

/** A text in one line. */
export const inOneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

/** An amount with a point before its cents, and the sign that stands beside it. */
export const signed = (amount: string, isOut: boolean) => {
  const plain = amount.trim().replace(/^\+/, '');
  if (!isOut) return plain;
  return plain.startsWith('-') ? plain.slice(1) : `-${plain}`;
};
