import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { DataTable, useDataTable } from '../DataTable';
import { type AnyRowFeature, columnLabel, plainValueOf, useFeatureState } from '.';

const columns = [{ id: 'name', header: 'Name', cell: 'name' as const, rowHeader: true }];
const rows = [{ name: 'Rudo' }];

const heading = (name: string, order: number): AnyRowFeature => ({
  name,
  order,
  useFeature: (model) => ({
    ...model,
    columns: model.columns.map((column) => ({ ...column, header: `${String(column.header)} ${name}` })),
  }),
});

interface CounterOptions {
  count?: number;
  onCountChange?: (event: { count: number }) => void;
}

const counter = (options: CounterOptions): AnyRowFeature => ({
  name: 'counter',
  order: 60,
  useFeature: (model) => {
    const [count, setCount] = useFeatureState({
      controlled: options.count !== undefined,
      value: options.count ?? 0,
      defaultValue: 0,
      onChange: (next) => options.onCountChange?.({ count: next }),
    });
    const bar = (
      <button key="count" type="button" onClick={() => setCount(count + 1)}>
        {`Pressed ${count}`}
      </button>
    );
    return { ...model, bars: [...model.bars, bar] };
  },
});

function People({ features }: { features: AnyRowFeature[] }) {
  const table = useDataTable({ columns, rows, rowKey: ({ name }) => name, features });
  return <DataTable {...table} caption="People" status="ready" />;
}

it('DTO-1 features of one’s own work in their order', () => {
  render(<People features={[heading('second', 20), heading('first', 10)]} />);
  expect(screen.getByRole('columnheader')).toHaveTextContent('Name first second');
});

it.each([
  ['its own', {}, 'Pressed 1'],
  ['the caller’s', { count: 7 }, 'Pressed 7'],
])('DTO-2 state is %s, and reported once', async (_, options: CounterOptions, text) => {
  const onCountChange = vi.fn();
  render(<People features={[counter({ ...options, onCountChange })]} />);
  await userEvent.click(screen.getByRole('button'));
  expect(onCountChange).toHaveBeenCalledExactlyOnceWith({ count: (options.count ?? 0) + 1 });
  expect(screen.getByRole('button')).toHaveTextContent(text);
});

it('a feature reads what a column is called, and what it shows of a row as text', () => {
  const plain = { id: 'city', header: <b>City</b>, label: 'City', cell: 'city' as const };
  expect(columnLabel(plain)).toBe('City');
  expect(plainValueOf<{ city: string }>(plain)?.({ city: 'Mutare' })).toBe('Mutare');
});
