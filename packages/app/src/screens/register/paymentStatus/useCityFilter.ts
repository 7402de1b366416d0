import type { CityRow } from '@rentsafe/domain/location';
import type { Filter } from '@rentsafe/ui/DataTableFilters';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { citiesQuery } from '../../../calls/locations';
import type { ListPlace } from '../../../lists/listPlace';

function optionsOf(cities: readonly CityRow[]) {
  const count = (name: string) => cities.filter((city) => city.name === name).length;
  return cities.map(({ id, name, province }) => ({
    value: String(id),
    label: count(name) > 1 ? `${name}, ${province.name}` : name,
  }));
}

/** The list with a filter by city, of those that there are. Until they are known, that of the address is taken at its word. */
export function useCityFilter(place: ListPlace): ListPlace {
  const [search] = useSearchParams();
  const { data, isPending } = useQuery(citiesQuery);
  const asked = search.get(`${place.name}_city`) ?? '';
  const unknown = isPending && /^[1-9]\d{0,14}$/.test(asked) ? asked : '';
  return useMemo(() => {
    const options = data ? optionsOf(data) : unknown ? [{ value: unknown, label: '…' }] : [];
    const city: Filter<unknown> = { id: 'city', label: 'City', type: 'oneOf', options };
    return { ...place, filters: [city, ...(place.filters ?? [])] };
  }, [place, data, unknown]);
}
