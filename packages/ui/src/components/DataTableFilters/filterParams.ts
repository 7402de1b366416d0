import { isPlainDate } from '@rentsafe/format/date';
import {
  amountOf,
  type Filter,
  type Filters,
  type FilterValue,
  isEmptyValue,
  numberOf,
} from './filterValues';

/** Filters in the query string of an address. */
export interface FilterParams {
  /** What the address asks for; what none of the filters allows is left out. */
  read: (params: URLSearchParams) => Filters;
  /** A copy of the parameters with these filters in the place of those before; the others are kept. */
  write: (params: URLSearchParams, filters: Filters) => URLSearchParams;
  /** The labels of filters for which the address names something that they do not allow, wholly or in part. */
  refused: (params: URLSearchParams) => readonly string[];
}

const isEnd = {
  dates: isPlainDate,
  amounts: (text: string) => amountOf(text) !== undefined,
  numbers: (text: string) => numberOf(text) !== undefined,
};

/**
 * `status=Vacant`, several as `type=House&type=Flats`, ranges as `rent_from=100.00&rent_to=250.00`; `prefix` stands before each
 * name, so that two lists share an address.
 */
export function filterParams<Row>(definitions: readonly Filter<Row>[], prefix = ''): FilterParams {
  const nameOf = ({ id }: Filter<Row>) => `${prefix}${id}`;

  function readOne(filter: Filter<Row>, params: URLSearchParams): FilterValue {
    const name = nameOf(filter);
    switch (filter.type) {
      case 'text':
        return (params.get(name) ?? '').trim();
      case 'oneOf':
        return filter.options.find(({ value }) => value === params.get(name))?.value ?? '';
      case 'someOf': {
        const wanted = params.getAll(name);
        return filter.options.map(({ value }) => value).filter((value) => wanted.includes(value));
      }
      case 'yesNo':
        return ['true', 'false'].find((value) => value === params.get(name)) ?? '';
      case 'own': {
        const value = filter.read(params.getAll(name).filter((text) => text.trim() !== ''));
        return value === undefined ? '' : filter.write(value);
      }
      default: {
        const isRight = isEnd[filter.type];
        const end = (side: 'from' | 'to') => {
          const text = params.get(`${name}_${side}`) ?? '';
          return isRight(text) ? { [side]: text } : {};
        };
        return { ...end('from'), ...end('to') };
      }
    }
  }

  const keysOf = (filter: Filter<Row>) => ['', '_from', '_to'].map((end) => `${nameOf(filter)}${end}`);
  const valuesIn = (params: URLSearchParams, filter: Filter<Row>) =>
    keysOf(filter).flatMap((key) => params.getAll(key).filter((value) => value.trim() !== ''));

  const adapter: FilterParams = {
    read: (params) =>
      Object.fromEntries(
        definitions
          .map((filter) => [filter.id, readOne(filter, params)] as const)
          .filter(([, value]) => !isEmptyValue(value)),
      ),
    refused: (params) => {
      const allowed = adapter.write(new URLSearchParams(), adapter.read(params));
      return definitions
        .filter((filter) => valuesIn(params, filter).length > valuesIn(allowed, filter).length)
        .map(({ label }) => label);
    },
    write: (params, filters) => {
      const next = new URLSearchParams(params);
      for (const filter of definitions) {
        const name = nameOf(filter);
        for (const key of keysOf(filter)) next.delete(key);
        const value = filters[filter.id];
        if (value === undefined || isEmptyValue(value)) continue;
        if (typeof value === 'string') next.set(name, value);
        else if ('length' in value) for (const each of value) next.append(name, each);
        else {
          if (value.from) next.set(`${name}_from`, value.from);
          if (value.to) next.set(`${name}_to`, value.to);
        }
      }
      return next;
    },
  };
  return adapter;
}
