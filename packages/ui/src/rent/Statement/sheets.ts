import type { StatementAccount, StatementLine } from './types';

/** The lines that a sheet of A4 or Letter holds, between the heads that browsers add. */
const SHEET = 36;
/** Characters of a description that fit on one line of it. */
const WIDTH = 40;
/** The title of an account and the head of its columns. */
const HEAD = 4;
/** The balances before and after the lines of a sheet. */
const ENDS = 2;
/** Where an account goes on, without its title. */
const HEAD_AGAIN = 2;

export interface SheetedAccount {
  account: StatementAccount;
  /** Its title would stand alone on the sheet before. */
  onNewSheet: boolean;
  /** Its lines, sheet by sheet; without lines, one sheet of none. */
  sheets: readonly (readonly StatementLine[])[];
}

const heightOf = ({ description }: StatementLine) => Math.max(1, Math.ceil(description.length / WIDTH));

/** The lines of each account by the sheet that they are printed on; `above` lines of the first are taken. */
export function sheetsOf(accounts: readonly StatementAccount[], above: number): SheetedAccount[] {
  let left = SHEET - above;
  return accounts.map((account) => {
    const [first] = account.lines;
    const onNewSheet = left < SHEET && left < HEAD + ENDS + (first ? heightOf(first) : 0);
    if (onNewSheet) left = SHEET;
    left -= HEAD + ENDS;
    const sheets: StatementLine[][] = [[]];
    for (const line of account.lines) {
      const height = heightOf(line);
      if (height > left && sheets.at(-1)?.length) {
        sheets.push([]);
        left = SHEET - HEAD_AGAIN - ENDS;
      }
      sheets.at(-1)?.push(line);
      left -= height;
    }
    return { account, onNewSheet, sheets };
  });
}
