import { useQueries } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { fileContentQuery } from './files';

const none: ReadonlyMap<number, string> = new Map();

/** Addresses of the bytes of files, as long as the caller is there. Those that are not read yet are missing. */
export function useFileUrls(ids: readonly number[]): ReadonlyMap<number, string> {
  const once = useMemo(() => [...new Set(ids)], [ids]);
  const found = useQueries({
    queries: once.map(fileContentQuery),
    combine: (results) => results.flatMap(({ data }, at) => (data ? [{ id: once[at] ?? 0, data }] : [])),
  });
  const [urls, setUrls] = useState(none);
  useEffect(() => {
    const made = new Map(found.map(({ id, data }) => [id, URL.createObjectURL(data)]));
    setUrls(made);
    return () => {
      for (const url of made.values()) URL.revokeObjectURL(url);
    };
  }, [found]);
  return urls;
}
