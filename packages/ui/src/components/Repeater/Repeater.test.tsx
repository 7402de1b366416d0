import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import fc from 'fast-check';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FormContext, type Issues } from '../../internal/fields/FormContext';
import { renamed } from '../../internal/form/issues';
import { Announcer } from '../Announcer';
import { Repeater, type RepeaterProps } from './Repeater';

type GuarantorsProps = Partial<
  Pick<
    RepeaterProps<string>,
    'min' | 'max' | 'movable' | 'compact' | 'initialRows' | 'emptyText' | 'defaultValue' | 'onRowsChange'
  >
>;

function Guarantors(props: GuarantorsProps) {
  return (
    <Repeater
      label="Guarantors"
      rowLabel={(number) => `Guarantor ${number}`}
      addLabel="Add Guarantor"
      removeLabel="Remove Guarantor"
      {...props}
    >
      {({ id, name }, initial) => (
        <>
          <label htmlFor={id}>Surname</label>
          <input id={id} name={name('surname')} defaultValue={initial} />
        </>
      )}
    </Repeater>
  );
}

function Issued() {
  const [issues, setIssues] = useState<Issues>({ surname_1: 'first', surname_3: 'third', other: 'kept' });
  const form = {
    issues,
    pending: false,
    checking: [],
    clearIssue: () => {},
    renameIssues: (names: ReadonlyMap<string, string | null>) => setIssues((all) => renamed(all, names)),
  };
  return (
    <FormContext value={form}>
      <Guarantors initialRows={3} />
      <output>{JSON.stringify(issues)}</output>
    </FormContext>
  );
}

function renderForm(props: GuarantorsProps = {}) {
  render(
    <>
      <Announcer data-testid="announcer" />
      <form aria-label="Lease">
        <Guarantors {...props} />
      </form>
    </>,
  );
}

const entries = () => Object.fromEntries(new FormData(screen.getByRole('form') as HTMLFormElement));
const addButton = () => screen.getByRole('button', { name: 'Add Guarantor' });
const removeButtons = () => screen.queryAllByRole('button', { name: 'Remove Guarantor' });
const rowNamed = (name: string) => screen.getByRole('group', { name });
const surnames = () => screen.queryAllByLabelText('Surname').filter((input) => !input.closest('[hidden]'));

async function addAndType(...values: string[]) {
  for (const value of values) {
    await userEvent.click(addButton());
    await userEvent.keyboard(value);
  }
}

describe('Repeater', () => {
  it('REP-1 starts empty, shows it, and offers no Remove', () => {
    renderForm({ emptyText: 'No guarantors yet.' });
    expect(screen.getByText('No guarantors yet.')).toBeVisible();
    expect(removeButtons()).toHaveLength(0);
    expect(entries()).toEqual({});
  });

  it('REP-2 each row is a named group whose fields end in its number', async () => {
    renderForm();
    await addAndType('Moyo', 'Ncube');
    expect(rowNamed('Guarantors')).toContainElement(rowNamed('Guarantor 2'));
    expect(within(rowNamed('Guarantor 2')).getByLabelText('Surname')).toHaveValue('Ncube');
    expect(entries()).toEqual({ surname_1: 'Moyo', surname_2: 'Ncube' });
  });

  it('REP-3 adding focuses the first field of the new row and announces it', async () => {
    renderForm();
    await userEvent.click(addButton());
    expect(within(rowNamed('Guarantor 1')).getByLabelText('Surname')).toHaveFocus();
    expect(screen.getByTestId('announcer')).toHaveTextContent('Guarantor 1 added');
  });

  it('REP-4 removing a middle row renumbers without moving a value', async () => {
    renderForm();
    await addAndType('Moyo', 'Ncube', 'Dube');
    const third = surnames()[2];
    await userEvent.click(removeButtons()[1] as HTMLElement);
    expect(entries()).toEqual({ surname_1: 'Moyo', surname_2: 'Dube' });
    expect(surnames()[1]).toBe(third);
    expect(screen.getByTestId('announcer')).toHaveTextContent('Guarantor 2 removed');
  });

  it('REP-5 removing focuses the next Remove, else the one before, else Add', async () => {
    renderForm({ initialRows: 3 });
    await userEvent.click(removeButtons()[1] as HTMLElement);
    expect(removeButtons()[1]).toHaveFocus();
    await userEvent.click(removeButtons()[1] as HTMLElement);
    expect(removeButtons()[0]).toHaveFocus();
    await userEvent.click(removeButtons()[0] as HTMLElement);
    expect(addButton()).toHaveFocus();
  });

  it('REP-6 Undo brings the row removed last back to its place, with its value and the focus', async () => {
    renderForm();
    await addAndType('Moyo', 'Ncube', 'Dube');
    await userEvent.click(removeButtons()[0] as HTMLElement);
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(entries()).toEqual({ surname_1: 'Moyo', surname_2: 'Ncube', surname_3: 'Dube' });
    expect(surnames()[0]).toHaveFocus();
    expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
    expect(screen.getByTestId('announcer')).toHaveTextContent('Guarantor 1 restored');
  });

  it('REP-13 a row that moves keeps its values and the focus, takes its issues along, and stops at the ends', async () => {
    renderForm({ movable: true, defaultValue: ['Moyo', 'Ncube'] });
    const [first, second] = screen.getAllByRole('button', { name: 'Move up' }) as [HTMLElement, HTMLElement];
    await userEvent.click(first);
    expect(entries()).toEqual({ surname_1: 'Moyo', surname_2: 'Ncube' });
    await userEvent.click(second);
    expect(entries()).toEqual({ surname_1: 'Ncube', surname_2: 'Moyo' });
    expect(second).toHaveFocus();
    expect(second).toHaveAccessibleDescription('Guarantor 1');
    expect(second).toHaveAttribute('aria-disabled', 'true');
    expect(screen.getByTestId('announcer')).toHaveTextContent('Now Guarantor 1');
    await userEvent.click(screen.getAllByRole('button', { name: 'Move down' })[0] as HTMLElement);
    expect(entries()).toEqual({ surname_1: 'Moyo', surname_2: 'Ncube' });
  });

  it('REP-7 at the minimum there is no Remove; focus goes to Add', async () => {
    renderForm({ min: 1, initialRows: 2 });
    await userEvent.click(removeButtons()[0] as HTMLElement);
    expect(removeButtons()).toHaveLength(0);
    expect(addButton()).toHaveFocus();
  });

  it('REP-8 at the maximum Add explains why it does nothing, and a removed row cannot come back', async () => {
    renderForm({ max: 2, initialRows: 2 });
    await userEvent.click(addButton());
    expect(surnames()).toHaveLength(2);
    expect(addButton()).toHaveAccessibleDescription('No more than 2 can be added.');
    await userEvent.click(removeButtons()[0] as HTMLElement);
    await userEvent.click(addButton());
    expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
  });

  it('REP-9 issues stay with their row', async () => {
    render(<Issued />);
    const issues = () => JSON.parse(screen.getByRole('status').textContent) as Issues;
    await userEvent.click(removeButtons()[0] as HTMLElement);
    expect(issues()).toEqual({ surname_removed: 'first', surname_2: 'third', other: 'kept' });
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(issues()).toEqual({ surname_1: 'first', surname_3: 'third', other: 'kept' });
  });

  it('REP-9 issues of a row that cannot come back are gone, and are no other row’s', async () => {
    render(<Issued />);
    const issues = () => JSON.parse(screen.getByRole('status').textContent) as Issues;
    await userEvent.click(removeButtons()[0] as HTMLElement);
    await userEvent.click(removeButtons()[0] as HTMLElement);
    expect(issues()).toEqual({ surname_1: 'third', other: 'kept' });
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(issues()).toEqual({ surname_2: 'third', other: 'kept' });
  });
});

interface Model {
  rows: string[];
  removed: { at: number; value: string } | null;
  typed: number;
}

type Command = fc.Command<Model, object>;

const check = (model: Model) => {
  expect(surnames().map((input) => (input as HTMLInputElement).value)).toEqual(model.rows);
  expect(Object.entries(entries())).toEqual(model.rows.map((value, at) => [`surname_${at + 1}`, value]));
};

class Add implements Command {
  check = () => true;
  run(model: Model) {
    fireEvent.click(addButton());
    const value = `value ${++model.typed}`;
    fireEvent.change(document.activeElement as Element, { target: { value } });
    // A row that was removed stands among the others by position: one added behind it does not move it.
    model.rows.push(value);
    check(model);
  }
  toString = () => 'add';
}

class Remove implements Command {
  constructor(readonly at: number) {}
  check = ({ rows }: Model) => rows.length > 0;
  run(model: Model) {
    const at = this.at % model.rows.length;
    fireEvent.click(removeButtons()[at] as HTMLElement);
    const [value = ''] = model.rows.splice(at, 1);
    model.removed = { at, value };
    check(model);
  }
  toString = () => `remove(${this.at})`;
}

class Undo implements Command {
  check = ({ removed }: Model) => removed !== null;
  run(model: Model) {
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
    if (model.removed) model.rows.splice(model.removed.at, 0, model.removed.value);
    model.removed = null;
    check(model);
  }
  toString = () => 'undo';
}

class Type implements Command {
  constructor(readonly at: number) {}
  check = ({ rows }: Model) => rows.length > 0;
  run(model: Model) {
    const at = this.at % model.rows.length;
    const value = `value ${++model.typed}`;
    fireEvent.change(surnames()[at] as HTMLElement, { target: { value } });
    model.rows[at] = value;
    check(model);
  }
  toString = () => `type(${this.at})`;
}

describe('Repeater, as a model', () => {
  beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => {}));
  afterEach(() => vi.restoreAllMocks());

  it('REP-4 values stay with their rows through any sequence of adding, typing, removing and undoing', () => {
    const commands = [
      fc.constant(new Add()),
      fc.nat(9).map((at) => new Remove(at)),
      fc.constant(new Undo()),
      fc.nat(9).map((at) => new Type(at)),
    ];
    fc.assert(
      fc.property(fc.commands(commands, { maxCommands: 25 }), (sequence) => {
        render(
          <form aria-label="Lease">
            <Guarantors />
          </form>,
        );
        try {
          fc.modelRun(() => ({ model: { rows: [], removed: null, typed: 0 }, real: {} }), sequence);
        } finally {
          cleanup();
        }
      }),
      { numRuns: 25 },
    );
  });
});

it('REP-10, REP-11 fills the first rows, and gives a new row nothing of a removed one', async () => {
  const onRowsChange = vi.fn();
  renderForm({ defaultValue: ['Moyo', 'Dube'], onRowsChange });
  expect(entries()).toEqual({ surname_1: 'Moyo', surname_2: 'Dube' });
  await userEvent.click(screen.getAllByRole('button', { name: 'Remove Guarantor' })[1] as HTMLElement);
  expect(onRowsChange).toHaveBeenLastCalledWith({ rows: [{ id: 'row-1', initial: 'Moyo' }] });
  await userEvent.click(addButton());
  expect(entries()).toEqual({ surname_1: 'Moyo', surname_2: '' });
  expect(onRowsChange).toHaveBeenLastCalledWith({
    rows: [
      { id: 'row-1', initial: 'Moyo' },
      { id: 'row-3', initial: undefined },
    ],
  });
});

it('REP-14 a compact row keeps its name and what its buttons do', async () => {
  render(<Guarantors compact movable defaultValue={['Moyo', 'Dube']} />);
  const second = within(rowNamed('Guarantor 2'));
  expect(second.getByLabelText('Surname')).toHaveValue('Dube');
  await userEvent.click(second.getByRole('button', { name: 'Remove Guarantor' }));
  expect(surnames()).toHaveLength(1);
});

function Areas() {
  const [issues, setIssues] = useState<Issues>({ item_1_1: 'one', item_1_2: 'two', item_2_1: 'three' });
  const form = {
    issues,
    pending: false,
    checking: [],
    clearIssue: () => {},
    renameIssues: (names: ReadonlyMap<string, string | null>) => setIssues((all) => renamed(all, names)),
  };
  return (
    <FormContext value={form}>
      <form aria-label="Lease">
        <Repeater
          label="Areas"
          rowLabel={(number) => `Area ${number}`}
          addLabel="Add Area"
          removeLabel="Remove Area"
          movable
          defaultValue={[['Cupboards', 'Stove'], ['Fence']]}
        >
          {(area, items) => (
            <Repeater
              label="Items"
              rowLabel={(number) => `Item ${number}`}
              addLabel="Add Item"
              removeLabel="Remove Item"
              compact
              movable
              defaultValue={items}
            >
              {({ name }, initial) => (
                <input aria-label="Item" name={name(area.name('item'))} defaultValue={initial} />
              )}
            </Repeater>
          )}
        </Repeater>
      </form>
      <output>{JSON.stringify(issues)}</output>
    </FormContext>
  );
}
describe('a Repeater in a row of another', () => {
  const issues = () => JSON.parse(screen.getByRole('status').textContent) as Issues;
  const area = (number: number) => within(rowNamed(`Area ${number}`));

  it('REP-15 moves with its values, issues and focus', async () => {
    render(<Areas />);
    expect(entries()).toEqual({ item_1_1: 'Cupboards', item_1_2: 'Stove', item_2_1: 'Fence' });
    const up = area(2).getAllByRole('button', { name: 'Move up' })[0] as HTMLElement;
    await userEvent.click(up);
    expect(up).toHaveFocus();
    expect(entries()).toEqual({ item_1_1: 'Fence', item_2_1: 'Cupboards', item_2_2: 'Stove' });
    expect(issues()).toEqual({ item_1_1: 'three', item_2_1: 'one', item_2_2: 'two' });
  });

  it('REP-15 moves, removes and adds its own rows alone', async () => {
    render(<Areas />);
    const item = within(area(1).getByRole('group', { name: 'Item 1' }));
    await userEvent.click(item.getByRole('button', { name: 'Move down' }));
    expect(entries()).toEqual({ item_1_1: 'Stove', item_1_2: 'Cupboards', item_2_1: 'Fence' });
    expect(issues()).toEqual({ item_1_1: 'two', item_1_2: 'one', item_2_1: 'three' });
    await userEvent.click(area(2).getByRole('button', { name: 'Add Item' }));
    expect(document.activeElement).toBe(area(2).getAllByLabelText('Item')[1]);
    await userEvent.click(area(2).getAllByRole('button', { name: 'Remove Item' })[0] as HTMLElement);
    expect(entries()).toEqual({ item_1_1: 'Stove', item_1_2: 'Cupboards', item_2_1: '' });
    expect(issues()).toEqual({ item_1_1: 'two', item_1_2: 'one', item_2_removed: 'three' });
  });

  it('REP-15 goes with the row around it, and comes back with it', async () => {
    render(<Areas />);
    await userEvent.click(screen.getAllByRole('button', { name: 'Remove Area' })[0] as HTMLElement);
    expect(entries()).toEqual({ item_1_1: 'Fence' });
    expect(issues()).toEqual({ item_removed_1: 'one', item_removed_2: 'two', item_1_1: 'three' });
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(entries()).toEqual({ item_1_1: 'Cupboards', item_1_2: 'Stove', item_2_1: 'Fence' });
    expect(issues()).toEqual({ item_1_1: 'one', item_1_2: 'two', item_2_1: 'three' });
    expect(document.activeElement).toHaveValue('Cupboards');
  });
});
