import { useSearchParams } from 'react-router-dom';
import { receiptsPath } from '../../page/recordPaths';

export const bankParts = ['match', 'lines', 'statements', 'import', 'reconcile'] as const;
export type BankPart = (typeof bankParts)[number];

/** A part of the Bank tab, of an account; the first one where none is named. */
export function bankPath(part: BankPart, account?: number, on?: string): string {
  const search = new URLSearchParams({ tab: 'bank', part });
  if (account !== undefined) search.set('account', String(account));
  if (on !== undefined) search.set('on', on);
  return `${receiptsPath}?${search}`;
}

/** What of banks is shown, kept in the address. */
export function useBankUrl() {
  const [search, setSearch] = useSearchParams();
  const part = bankParts.find((name) => name === search.get('part')) ?? bankParts[0];
  const set = (changes: Readonly<Record<string, string>>) =>
    setSearch({
      tab: 'bank',
      part,
      ...(search.get('account') && { account: search.get('account') ?? '' }),
      ...changes,
    });
  return {
    part,
    account: Number(search.get('account') ?? 0),
    /** The end of the statement that is reconciled. */
    on: search.get('on') ?? '',
    onAccount: (account: string) => set({ account }),
    onOn: (on: string) => set({ on }),
  };
}
