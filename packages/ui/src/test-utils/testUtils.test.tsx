import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { Announcer } from '../components/Announcer';
import { Checkbox } from '../components/Checkbox';
import { Combobox } from '../components/Combobox';
import { DataTable } from '../components/DataTable';
import { DateField } from '../components/DateField';
import { Dialog } from '../components/Dialog';
import { LinkedPagination } from '../components/LinkedPagination';
import { Menu, MenuItem, MenuRadioGroup, MenuRadioItem, Submenu } from '../components/Menu';
import { RadioGroup } from '../components/RadioGroup';
import { Repeater } from '../components/Repeater';
import { SearchField } from '../components/SearchField';
import { Select } from '../components/Select';
import { Switch } from '../components/Switch';
import { Tabs } from '../components/Tabs';
import { Toaster, toast } from '../components/Toast';
import {
  checkbox,
  combobox,
  dataTable,
  dialog,
  menu,
  pagination,
  radio,
  repeater,
  searchField,
  select,
  tabs,
  testingLibrary,
  textField,
  toasts,
} from '.';

const page = testingLibrary({ within, waitFor, user: userEvent.setup() });

const tenants = [
  { id: 1, name: 'Tendai Moyo', city: 'Harare' },
  { id: 2, name: 'Rudo Ncube', city: 'Bulawayo' },
];

it('finds rows, cells by their column, and actions', async () => {
  const onReport = vi.fn();
  render(
    <DataTable
      caption="Tenants"
      status="ready"
      columns={[
        { id: 'name', header: 'Name', cell: 'name', rowHeader: true },
        { id: 'city', header: 'City', cell: 'city' },
      ]}
      rows={tenants}
      rowKey={({ id }) => id}
      rowActions={({ name }) => (
        <button type="button" onClick={() => onReport(name)}>
          Report on {name}
        </button>
      )}
    />,
  );
  const table = dataTable(page, 'Tenants');
  const rudo = table.rowsWith('Rudo');
  expect(await rudo.count()).toBe(1);
  expect((await table.cell(rudo, 'City')).element()).toHaveTextContent('Bulawayo');
  expect((await table.cell(table.rowAt(0), 'Name')).element()).toHaveTextContent('Tendai Moyo');
  await expect(table.cell(rudo, 'Suburb')).rejects.toThrow('No column "Suburb". There are: Name, City');
  expect(table.columnHeader('City').element()).toHaveTextContent('City');
  await table.rowAction(rudo, 'Report on Rudo Ncube').click();
  expect(onReport).toHaveBeenCalledWith('Rudo Ncube');
  expect(() => table.root.getByRole('button').element()).toThrow(/Expected one button .* found 2/);
});

it('finds the pager and the search of a list', async () => {
  const onSearch = vi.fn();
  render(
    <>
      <SearchField label="Search tenants" onSearch={onSearch} />
      <LinkedPagination page={1} hasNext total={9} parameter="page" />
    </>,
  );
  const { search, input, clear } = searchField(page, 'Search tenants');
  await search('{moyo}');
  expect(onSearch).toHaveBeenCalledWith({ query: '{moyo}' });
  await clear.click();
  expect(input.element()).toHaveValue('');
  const { next, previous, root } = pagination(page);
  expect(root.element()).toHaveTextContent('Page 1 of 9 records');
  expect(next.element()).toHaveAttribute('href', '?page=2');
  expect(previous.element()).toHaveAttribute('aria-disabled', 'true');
});

it('fills fields by their labels', async () => {
  const people = [{ value: 7, label: 'Rudo Ncube' }];
  render(
    <form aria-label="Lease">
      <Announcer />
      <Select label="Gender" name="gender" placeholder="Choose" options={[{ value: 'f', label: 'Female' }]} />
      <Combobox label="Individual" name="individual" search={() => Promise.resolve(people)} />
      <DateField label="Date Of Birth" name="born" />
    </form>,
  );
  await select(page, 'Gender').selectOption('Female');
  await combobox(page, 'Individual').choose(page, { query: 'rudo', option: 'Rudo Ncube' });
  await textField(page, 'Date Of Birth').fill('05/03/1990');
  expect(Object.fromEntries(new FormData(screen.getByRole<HTMLFormElement>('form')))).toEqual({
    gender: 'f',
    individual: '7',
    born: '1990-03-05',
  });
});

it('finds the rows of a repeater, and not those removed', async () => {
  render(
    <>
      <Announcer />
      <Repeater
        label="Guarantors"
        rowLabel={(number) => `Guarantor ${number}`}
        addLabel="Add Guarantor"
        removeLabel="Remove"
      >
        {({ name }) => <input aria-label="Surname" name={name('surname')} />}
      </Repeater>
    </>,
  );
  const guarantors = repeater(page, 'Guarantors');
  await guarantors.addButton('Add Guarantor').click();
  await guarantors.addButton('Add Guarantor').click();
  await textField(guarantors.row('Guarantor 2'), 'Surname').fill('Dube');
  await guarantors.removeButton('Guarantor 1', 'Remove').click();
  expect(textField(guarantors.row('Guarantor 1'), 'Surname').element()).toHaveValue('Dube');
  expect(await guarantors.row('Guarantor 2').count()).toBe(0);
});

it('finds a dialog', async () => {
  const onClose = vi.fn();
  render(
    <Dialog open title="Edit branch" onOpenChange={onClose}>
      Borrowdale
    </Dialog>,
  );
  const edit = dialog(page, 'Edit branch');
  expect(edit.heading('Edit branch').element()).toBeVisible();
  await edit.button('Close').click();
  expect(onClose).toHaveBeenCalledOnce();
});

it('finds toasts and their buttons', async () => {
  // All files of a worker share them: one that another test left would count.
  toast.dismiss();
  render(<Toaster />);
  const onUndo = vi.fn();
  toast.success('Branch saved', { action: { label: 'Undo', onAction: onUndo } });
  toast.info('Backup made');
  await toasts(page).toast('Branch saved').find();
  expect(await toasts(page).all.count()).toBe(2);
  await toasts(page).closeButton('Backup made').click();
  await toasts(page).actionButton('Branch saved', 'Undo').click();
  expect(onUndo).toHaveBeenCalledOnce();
});

it('turns boxes and switches, and chooses among options', async () => {
  const options = [
    { value: 'fixed', label: 'Fixed term' },
    { value: 'monthly', label: 'Month to month' },
  ];
  render(
    <form aria-label="Lease">
      <Checkbox label="Furnished" name="furnished" value="yes" />
      <Switch label="Renews" name="renews" value="yes" />
      <RadioGroup label="Kind" name="kind" options={options} />
    </form>,
  );
  await checkbox(page, 'Furnished').click();
  await checkbox(page, 'Renews').click();
  await radio(page, 'Kind', 'Month to month').click();
  const entries = new FormData(screen.getByRole<HTMLFormElement>('form'));
  expect(Object.fromEntries(entries)).toEqual({ furnished: 'yes', renews: 'yes', kind: 'monthly' });
  expect(await radio(page, 'Other', 'Month to month').count()).toBe(0);
});

it('takes an item of a menu', async () => {
  const onEdit = vi.fn();
  render(
    <Menu trigger={<button type="button">Actions</button>}>
      <MenuItem onSelect={onEdit}>Edit</MenuItem>
      <MenuItem>Print</MenuItem>
    </Menu>,
  );
  await menu(page, 'Actions').choose(page, 'Edit');
  expect(onEdit).toHaveBeenCalledOnce();
});

it('takes an item of a submenu, and one of a choice', async () => {
  const [onMove, onSort] = [vi.fn(), vi.fn()];
  render(
    <Menu trigger={<button type="button">Actions</button>}>
      <Submenu label="Move to">
        <MenuItem onSelect={onMove}>Ready</MenuItem>
      </Submenu>
      <MenuRadioGroup label="Sort by" value="name" onValueChange={onSort}>
        <MenuRadioItem value="date">Date</MenuRadioItem>
      </MenuRadioGroup>
    </Menu>,
  );
  await menu(page, 'Actions').choose(page, 'Move to', 'Ready');
  expect(onMove).toHaveBeenCalledOnce();
  await menu(page, 'Actions').choose(page, 'Date');
  expect(onSort).toHaveBeenCalledExactlyOnceWith({ value: 'date' });
});

it('turns to a tab and finds its panel', async () => {
  const items = [
    { value: 'charges', label: 'Charges', content: 'Rent: $450.00' },
    { value: 'payments', label: 'Payments', content: 'Received: $450.00' },
  ];
  render(<Tabs label="Lease" tabs={items} defaultValue="charges" />);
  const lease = tabs(page, 'Lease');
  await lease.tab('Payments').click();
  expect(lease.panel('Payments').element()).toHaveTextContent('Received: $450.00');
  expect(await lease.panel('Charges').count()).toBe(0);
});
