import { useSearchParams } from 'react-router-dom';

/** One text of the address: '' when it is not there, and how to change it with all else as it is. */
export function useAddressParameter(name: string): [string, (value: string) => void] {
  const [search, setSearch] = useSearchParams();
  const change = (value: string) =>
    setSearch((before) => {
      const next = new URLSearchParams(before);
      if (value) next.set(name, value);
      else next.delete(name);
      return next;
    });
  return [(search.get(name) ?? '').trim(), change];
}
