import type { Currency } from '@rentsafe/domain/money';
import { toDecimal, toMinor } from '@rentsafe/format/money';

/** A transaction of a journal: its day, and what each account gets. */
interface Transaction {
  day: string;
  lines: { account: string; minor: bigint; currency: Currency }[];
}

/** Reads a journal in plain text without the server's code. */
export function parseJournal(text: string): Transaction[] {
  const blocks = text.split(/\n\n+/).filter((block) => /^\d{4}-/.test(block));
  return blocks.map((block) => {
    const [head = '', ...lines] = block.trim().split('\n');
    return {
      day: head.slice(0, 10),
      lines: lines.map((line) => {
        const [account = '', amount = ''] = line.trim().split('  ');
        const [decimal = '', currency = ''] = amount.split(' ');
        return { account, minor: toMinor(decimal), currency: currency as Currency };
      }),
    };
  });
}

/** What each kind of account holds at the end of a day, from the journal alone: `claim:tenant` and its amount. */
export function replay(
  journal: readonly Transaction[],
  currency: Currency,
  asAt: string,
): Record<string, string> {
  const sums = new Map<string, bigint>();
  for (const { day, lines } of journal) {
    for (const line of day <= asAt ? lines : []) {
      const kind = line.account.split(':').slice(0, 2).join(':');
      if (line.currency === currency) sums.set(kind, (sums.get(kind) ?? 0n) + line.minor);
    }
  }
  const open = [...sums].filter(([, minor]) => minor !== 0n);
  return Object.fromEntries(open.map(([kind, minor]) => [kind, toDecimal(minor)]));
}
