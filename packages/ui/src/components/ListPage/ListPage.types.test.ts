import { expectTypeOf, test } from 'vitest';
import {
  type AnyList,
  amountRange,
  custom,
  dayRange,
  defineList,
  isOrNot,
  type ListQuery,
  type ListState,
  numberRange,
  oneOf,
  oneOrMore,
  searched,
  text,
  yesNo,
} from '.';

type Status = 'booked' | 'in_progress' | 'done';
const statuses: readonly Status[] = ['booked', 'in_progress', 'done'];
const labelled: readonly { value: Status; label: string }[] = [];

const jobs = defineList({
  name: 'jobs',
  filters: {
    status: oneOrMore(statuses),
    labelled: oneOrMore(labelled),
    bay: oneOf(['1', '2']),
    mechanic: searched(async () => []),
    due: dayRange('Due'),
    total: amountRange('Total', 'GBP'),
    mileage: numberRange('Mileage'),
    urgent: yesNo('Urgent'),
    plate: text('Plate', { operators: ['contains', 'isEmpty'] }),
    cause: isOrNot(oneOrMore(['wear', 'accident'])),
    customer: isOrNot(searched(async () => [])),
    position: custom({
      read: (text) => ({ lat: Number(text) }),
      write: ({ lat }) => String(lat),
      control: ({ value }) => String(value?.lat),
    }),
  },
  sort: ['number', 'due', 'total'],
});
type JobQuery = ListQuery<typeof jobs>;

test('a query is typed from the definitions of its list', () => {
  expectTypeOf<JobQuery['filters']['status']>().toEqualTypeOf<readonly Status[] | undefined>();
  expectTypeOf<JobQuery['filters']['labelled']>().toEqualTypeOf<readonly Status[] | undefined>();
  expectTypeOf<JobQuery['filters']['bay']>().toEqualTypeOf<'1' | '2' | undefined>();
  expectTypeOf<JobQuery['filters']['mechanic']>().toEqualTypeOf<string | undefined>();
  expectTypeOf<NonNullable<JobQuery['filters']['due']>['from']>().toEqualTypeOf<string | undefined>();
  expectTypeOf<NonNullable<JobQuery['filters']['total']>['to']>().toEqualTypeOf<string | undefined>();
  expectTypeOf<NonNullable<JobQuery['filters']['mileage']>['to']>().toEqualTypeOf<number | undefined>();
  expectTypeOf<JobQuery['filters']['urgent']>().toEqualTypeOf<boolean | undefined>();
  expectTypeOf<NonNullable<JobQuery['sort']>['column']>().toEqualTypeOf<'number' | 'due' | 'total'>();
  expectTypeOf<JobQuery['page']>().toEqualTypeOf<number>();
});

test('conditions are typed from their definitions', () => {
  type Filters = Required<JobQuery['filters']>;
  expectTypeOf<NonNullable<Filters['plate']>['operator']>().toEqualTypeOf<'contains' | 'isEmpty'>();
  expectTypeOf<Extract<Filters['plate'], { operator: 'contains' }>['value']>().toEqualTypeOf<string>();
  expectTypeOf<NonNullable<Filters['cause']>['value']>().toEqualTypeOf<readonly ('wear' | 'accident')[]>();
  expectTypeOf<NonNullable<Filters['customer']>['operator']>().toEqualTypeOf<'is' | 'isNot'>();
  expectTypeOf<NonNullable<Filters['customer']>['value']>().toEqualTypeOf<string>();
  expectTypeOf<Filters['position']>().toEqualTypeOf<{ lat: number }>();
  // @ts-expect-error: a range is not a choice
  isOrNot(dayRange('Due'));
  // @ts-expect-error: no such operator
  text('Plate', { operators: ['like'] });
});

test('a list without an order is a list', () => {
  const plain = defineList({ name: 'plain', filters: { urgent: yesNo('Urgent') } });
  expectTypeOf(plain).toExtend<AnyList>();
  expectTypeOf<ListQuery<typeof plain>['filters']['urgent']>().toEqualTypeOf<boolean | undefined>();
});

test('what a list does not have is refused', () => {
  const state = {} as ListState<typeof jobs>;
  const use = (_: () => void) => {};
  use(() => state.update({ filters: { status: ['done'] } }));
  use(() => state.update((query) => ({ filters: { ...query.filters, urgent: undefined } })));
  // @ts-expect-error: no such status
  use(() => state.update({ filters: { status: ['lost'] } }));
  // @ts-expect-error: no such filter
  use(() => state.update({ filters: { colour: 'red' } }));
  // @ts-expect-error: no such order
  use(() => state.update({ sort: { column: 'colour', direction: 'ascending' } }));
  const plain = defineList({ name: 'plain' });
  // @ts-expect-error: it has no filters
  use(() => plain.read('').filters.status);
});
