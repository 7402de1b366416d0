import { leaseStates } from '@rentsafe/domain/lease';
import { ageingBuckets } from '@rentsafe/domain/money';
import type { Filter } from '@rentsafe/ui/DataTableFilters';
import { useMemo } from 'react';
import type { Reference } from '../../../../calls/referenceNames';
import { optionsOf } from '../../../../forms/options';
import type { ListPlace } from '../../../../lists/listPlace';
import { useReferenceFilters } from '../../../../lists/useReferenceFilters';
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
  // With it most rows would take two or three lines.
  hidden: ['from_on'],
  orderings: { number: 'number', tenant: 'tenant', unit: 'property', from_on: 'from_on', to_on: 'to_on' },
};

const references: readonly Reference[] = ['property', 'unit'];

/** The list of leases. A property or a unit that the address asks for is a filter too. */
export function useLeasePlace(): ListPlace {
  const narrowed = useReferenceFilters(references);
  return useMemo(() => ({ ...place, filters: [...filters, ...narrowed] }), [narrowed]);
}
