import type { Filter } from '@rentsafe/ui/DataTableFilters';
import { useQueries } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { type Reference, referenceNameQuery } from '../calls/referenceNames';
import { capitalised } from '../text/capitalised';

/** Records that the address narrows a list to: each is a filter, by its name once that is known. `references` stays the same object. */
export function useReferenceFilters(references: readonly Reference[]): readonly Filter<unknown>[] {
  const [search] = useSearchParams();
  const asked = references.map((kind) => {
    const value = search.get(kind) ?? '';
    return { kind, value: /^[1-9]\d{0,14}$/.test(value) ? value : '' };
  });
  const names = useQueries({
    queries: asked.map(({ kind, value }) => ({
      ...referenceNameQuery(kind, Number(value)),
      enabled: value !== '',
    })),
    combine: (results) => JSON.stringify(results.map(({ data = '…' }) => data)),
  });
  const wanted = JSON.stringify(asked);
  return useMemo(() => {
    const known = JSON.parse(names) as string[];
    return (JSON.parse(wanted) as typeof asked).flatMap(({ kind, value }, index) =>
      value
        ? [
            {
              id: kind,
              label: capitalised(kind),
              type: 'oneOf' as const,
              options: [{ value, label: known[index] ?? value }],
            },
          ]
        : [],
    );
  }, [names, wanted]);
}
