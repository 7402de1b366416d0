import type { PlainDate } from '@rentsafe/format/date';

export interface StatementLine {
  /** What no two lines of an account share. */
  id: number | string;
  /** The day on which it counts. */
  date: PlainDate;
  /** Of the document. */
  number?: string | null | undefined;
  /** What it was. */
  description: string;
  /** A decimal string such as '1234.50'; left out where the other side has an amount. */
  debit?: string | undefined;
  /** As `debit`. */
  credit?: string | undefined;
  /** After the line. */
  balance: string;
}

export interface StatementAccount {
  /** What no two accounts share. */
  id: number | string;
  /** Whose it is, or of what. */
  title: string;
  /** The first day. */
  from: PlainDate;
  /** The last day. */
  to: PlainDate;
  /** The balance before the first line. */
  opening: string;
  /** In the order of their days. */
  lines: readonly StatementLine[];
  /** The balance after the last line. */
  closing: string;
}
