import { useSearchParams } from 'react-router-dom';
import { bankParts } from '../../../paths';

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
