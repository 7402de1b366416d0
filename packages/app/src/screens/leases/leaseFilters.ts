import { leaseStates } from '@rentsafe/domain/lease';
import { ageingBuckets } from '@rentsafe/domain/money';
import type { Filter } from '@rentsafe/ui/DataTableFilters';
import { useQueries } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { placeNameQuery } from '../../api/leases';
import { optionsOf } from '../../forms/options';
import type { ListPlace } from '../../lists/listUrl';
import { leaseStateTexts } from './leaseTexts';

/** Ids are the parameters of the call, and of the address. */
const filters: readonly Filter<unknown>[] = [
  {
    id: 'state',
    label: 'State',
    type: 'oneOf',
    options: optionsOf(leaseStates, (state) => leaseStateTexts[state].label),
  },
  { id: 'show', label: 'Owed', type: 'oneOf', options: optionsOf(ageingBuckets) },
  {
    id: 'expiring',
    label: 'Ends',
    type: 'oneOf',
    options: [30, 60, 90, 180].map((days) => ({ value: String(days), label: `Within ${days} days` })),
  },
];

const place: ListPlace = {
  name: 'leases',
  prefix: '',
  orderings: { number: 'number', tenant: 'tenant', unit: 'property', from_on: 'from_on', to_on: 'to_on' },
};

const references = [
  { id: 'property', label: 'Property' },
  { id: 'unit', label: 'Unit' },
] as const;

/** The list of leases. A property or a unit that the address asks for is a filter too, by its name once that is known. */
export function useLeasePlace(): ListPlace {
  const [search] = useSearchParams();
  const asked = references.map(({ id, label }) => {
    const value = search.get(id) ?? '';
    return { id, label, value: /^[1-9]\d{0,14}$/.test(value) ? value : '' };
  });
  const names = useQueries({
    queries: asked.map(({ id, value }) => ({
      ...placeNameQuery(id, Number(value)),
      enabled: value !== '',
    })),
    combine: (results) => JSON.stringify(results.map(({ data = '…' }) => data)),
  });
  const wanted = JSON.stringify(asked);
  return useMemo(() => {
    const known = JSON.parse(names) as string[];
    const narrowed = (JSON.parse(wanted) as typeof asked).flatMap(({ value, ...filter }, index) =>
      value
        ? [{ ...filter, type: 'oneOf' as const, options: [{ value, label: known[index] ?? value }] }]
        : [],
    );
    return { ...place, filters: [...filters, ...narrowed] };
  }, [names, wanted]);
}
