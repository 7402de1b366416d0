import { describe, expect, it } from 'vitest';
import { custom } from './custom';
import { filterParams } from './filterParams';
import { filterText } from './filterText';
import { type Filter, type Filters, type FilterValue, filterRows, withFilter } from './filterValues';
import { isOrNot } from './isOrNot';
import { text } from './textFilter';

interface Unit {
  name: string | null;
  status: string;
  since: string | null;
  /** Hundredths. */
  rent: bigint | null;
}
const options = ['Occupied', 'Vacant'].map((value) => ({ value, label: value }));
const definitions: Filter<Unit>[] = [
  { id: 'name', label: 'Name', type: 'text', value: ({ name }) => name },
  { id: 'status', label: 'Status', type: 'oneOf', options, value: ({ status }) => status },
  { id: 'states', label: 'States', type: 'someOf', options, value: ({ status }) => status },
  { id: 'since', label: 'Since', type: 'dates', value: ({ since }) => since },
  { id: 'rent', label: 'Rent', type: 'amounts', currency: 'USD', value: ({ rent }) => rent },
];
const rows: Unit[] = [
  { name: 'André 1', status: 'Occupied', since: '2025-03-05', rent: 10_000n },
  { name: 'Flat 2', status: 'Vacant', since: '2025-12-31T23:59:59Z', rent: 25_000n },
  { name: null, status: 'Maintenance', since: null, rent: null },
  { name: 'Mill', status: 'Occupied', since: '1999-01-01', rent: 9_007_199_254_740_993_00n },
];
const left = (filters: Filters) => filterRows(rows, definitions, filters).map((row) => rows.indexOf(row));

describe('DTF-2 narrows', () => {
  it.each<[string, FilterValue, number[]]>([
    ['name', ' andre ', [0]],
    ['name', '<img src=x>', []],
    ['status', 'Vacant', [1]],
    ['states', ['Occupied', 'Vacant'], [0, 1, 3]],
    ['since', { from: '2025-01-01' }, [0, 1]],
    ['since', { from: '2025-12-31', to: '2025-12-31' }, [1]],
    ['since', { from: '2025-02-31' }, [0, 1, 3]],
    ['rent', { from: '100.00', to: '250' }, [0, 1]],
    ['rent', { from: '9007199254740993' }, [3]],
    ['rent', { to: '99.99' }, []],
    ['rent', { from: 'NaN' }, [0, 1, 3]],
  ])('%s by %j', (id, value, expected) => {
    expect(left({ [id]: value })).toEqual(expected);
  });

  it('by all at once, and not by what is empty or unknown', () => {
    expect(left({ status: 'Occupied', since: { from: '2000-01-01' } })).toEqual([0]);
    const empty = { name: '  ', states: [], since: {}, town: 'Harare' };
    expect(filterRows(rows, definitions, empty)).toBe(rows);
  });

  it('leaves alone what a server narrows by', () => {
    const byServer: Filter<Unit>[] = [{ id: 'status', label: 'Status', type: 'oneOf', options }];
    expect(filterRows(rows, byServer, { status: 'Vacant' })).toBe(rows);
  });
});

it('DTF-1 setting a filter to nothing takes it away', () => {
  expect(withFilter({ name: 'a', status: 'Vacant' }, 'name', ' ')).toEqual({ status: 'Vacant' });
  expect(withFilter({}, 'rent', { from: '', to: undefined })).toEqual({});
});

describe('DTF-5 the address', () => {
  const { read, write, refused } = filterParams(definitions, 'unit_');
  const all: Filters = {
    name: 'a & b=c',
    status: 'Vacant',
    states: ['Occupied', 'Vacant'],
    since: { from: '2025-03-05' },
    rent: { from: '100.00', to: '250.5' },
  };

  it('holds all of it, and keeps the other parameters', () => {
    const params = write(new URLSearchParams('tab=units&unit_name=old&unit_rent_to=1'), all);
    expect(params.get('tab')).toBe('units');
    expect(params.getAll('unit_states')).toEqual(['Occupied', 'Vacant']);
    expect(read(new URLSearchParams(String(params)))).toEqual(all);
  });

  it('is left as it was before where nothing is in force', () => {
    expect(String(write(write(new URLSearchParams('tab=units'), all), {}))).toBe('tab=units');
  });

  it('asks for nothing that no filter allows', () => {
    const params =
      'unit_status=Gone&unit_states=x&unit_since_from=2025-02-31&unit_rent_from=1e3&unit_rent_to=-1.5';
    expect(read(new URLSearchParams(params))).toEqual({ rent: { to: '-1.5' } });
    expect(refused(new URLSearchParams(params))).toEqual(['Status', 'States', 'Since', 'Rent']);
  });

  it('is not refused where every filter is one, or is empty', () => {
    expect(refused(write(new URLSearchParams('unit_other=x'), all))).toEqual([]);
    expect(refused(new URLSearchParams('unit_status=&unit_since_to=+'))).toEqual([]);
  });
});

it('DTF-3 a chip reads what is in force', () => {
  const messages = {
    yes: 'Yes',
    no: 'No',
    from: (from: string) => `from ${from}`,
    to: (to: string) => `to ${to}`,
    between: (from: string, to: string) => `${from}–${to}`,
  };
  const text = (id: string, value: FilterValue) => {
    const filter = definitions.find((each) => each.id === id);
    return filter && filterText(filter, value, messages);
  };
  expect(text('name', ' Moyo ')).toBe('Name: Moyo');
  expect(text('states', ['Occupied', 'Gone'])).toBe('States: Occupied, Gone');
  expect(text('since', { from: '2025-03-05' })).toBe('Since: from 05 Mar 2025');
  expect(text('since', { from: '2025-03-05', to: '2025-03-05' })).toBe('Since: 05 Mar 2025');
  expect(text('rent', { from: '100', to: '250.5' })).toBe('Rent: $100.00–$250.50');
  expect(text('rent', { to: '9007199254740993.00' })).toBe('Rent: to $9,007,199,254,740,993.00');
});

describe('DTF-9 conditions', () => {
  const name = { ...text(), id: 'name', label: 'Name', value: ({ name }: Unit) => name };
  const status = {
    ...isOrNot<readonly string[]>({ type: 'someOf', options }),
    ...{ id: 'status', label: 'Status', value: ({ status }: Unit) => status },
  };
  const parity = {
    ...custom<'even' | 'odd', bigint | null>({
      read: (text) => (text === 'even' || text === 'odd' ? text : undefined),
      write: (value) => value,
      control: () => null,
      matches: (rent, wanted) => rent !== null && (rent / 100n) % 2n === (wanted === 'odd' ? 1n : 0n),
    }),
    ...{ id: 'parity', label: 'Parity', value: ({ rent }: Unit) => rent },
  };
  const all: Filter<Unit>[] = [name, status, parity];
  const { read, refused } = filterParams(all);

  it.each<[string, number[]]>([
    ['name=contains.ANDRE', [0]],
    ['name=notContains.flat', [0, 2, 3]],
    ['name=is.mill', [3]],
    ['name=isNot.mill', [0, 1, 2]],
    ['name=startsWith.fl', [1]],
    ['name=isEmpty', [2]],
    ['name=isNotEmpty', [0, 1, 3]],
    ['status=Vacant', [1]],
    ['status=not.Vacant', [0, 2, 3]],
    ['status=not.Vacant&status=not.Occupied', [2]],
    ['parity=odd', [3]],
    ['parity=even&name=isNot.mill', [0, 1]],
  ])('%s', (address, expected) => {
    const params = new URLSearchParams(address);
    const filters = read(params);
    expect(filterRows(rows, all, filters).map((row) => rows.indexOf(row))).toEqual(expected);
    expect(refused(params)).toEqual([]);
    // A saved view keeps them as JSON.
    expect(JSON.parse(JSON.stringify(filters))).toEqual(filters);
  });

  it('are not in force where they cannot be read', () => {
    const stale = { name: 'like.x', status: ['not.Gone'], parity: 'both' };
    expect(filterRows(rows, all, stale)).toBe(rows);
    expect(refused(new URLSearchParams('name=like.x&status=not.Gone&parity=both'))).toEqual([
      ...['Name', 'Status', 'Parity'],
    ]);
  });
});
