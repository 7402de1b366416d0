import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Announcer } from '../Announcer';
import { Form } from '../Form';
import { Grid } from '../Grid';
import { TextField } from '../TextField';
import { Repeater } from './Repeater';

const meta = {
  component: Repeater,
  args: {
    label: 'Guarantors',
    rowLabel: (number) => `Guarantor ${number}`,
    addLabel: 'Add Guarantor',
    removeLabel: 'Remove Guarantor',
    children: ({ name }) => (
      <Grid columns={2}>
        <TextField label="Surname" name={name('surname')} />
        <TextField label="First Name" name={name('first_name')} />
      </Grid>
    ),
  },
  decorators: [
    (Story) => (
      <>
        <Announcer />
        <Story />
      </>
    ),
  ],
} satisfies Meta<typeof Repeater>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { args: { emptyText: 'No guarantors yet.' } };
export const TwoRows: Story = { args: { initialRows: 2 } };
/** REP-12 */
export const AtTheWidthOfAPhone: Story = {
  args: { initialRows: 1, rowLabel: () => 'Primary Address', removeLabel: 'Remove Address' },
  globals: { viewport: { value: 'narrowest' } },
};
export const WithInitialRows: Story = {
  render: (args) => (
    <Repeater {...args} defaultValue={['Moyo', 'Dube']}>
      {({ name }, initial) => <TextField label="Surname" name={name('surname')} defaultValue={initial} />}
    </Repeater>
  ),
};
/** REP-13 */
export const Movable: Story = {
  args: {
    movable: true,
    label: 'Columns',
    rowLabel: (number) => `Column ${number}`,
    addLabel: 'Add Column',
    removeLabel: 'Remove Column',
  },
  render: (args) => (
    <Repeater {...args} defaultValue={['Payee', 'Amount', 'Reference']}>
      {({ name }, initial) => <TextField label="Header" name={name('header')} defaultValue={initial} />}
    </Repeater>
  ),
  play: async ({ canvas }) => {
    const up = canvas.getAllByRole('button', { name: 'Move up' })[2] as HTMLElement;
    await userEvent.click(up);
    await expect(up).toHaveFocus();
    await expect(
      within(canvas.getByRole('group', { name: 'Column 2' })).getByLabelText('Header'),
    ).toHaveValue('Reference');
  },
};
/** REP-14 */
export const Compact: Story = {
  args: {
    compact: true,
    movable: true,
    label: 'Items',
    rowLabel: (number) => `Item ${number}`,
    addLabel: 'Add Item',
    removeLabel: 'Remove Item',
  },
  render: (args) => (
    <Repeater {...args} defaultValue={['Cupboards', 'Sink and taps', 'Stove']}>
      {({ name, index }, initial) => (
        <TextField label={`Item ${index + 1}`} labelHidden name={name('item')} defaultValue={initial} />
      )}
    </Repeater>
  ),
};
export const CompactAtTheWidthOfAPhone: Story = {
  ...Compact,
  globals: { viewport: { value: 'narrowest' } },
};
/** REP-16 */
export const Table: Story = {
  args: {
    label: 'Work Done',
    rowLabel: (number) => `Line ${number}`,
    addLabel: 'Add Line',
    removeLabel: 'Remove line',
    columns: 'minmax(0, 1fr) 5rem 7rem',
    initialRows: 2,
    children: ({ name }) => (
      <>
        <TextField label="Description" name={name('description')} />
        <TextField label="Quantity" name={name('quantity')} />
        <TextField label="Rate" name={name('rate')} />
      </>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByLabelText('Rate')).toHaveLength(2);
  },
};
export const TableAtTheWidthOfAPhone: Story = {
  ...Table,
  globals: { viewport: { value: 'narrowest' } },
};
/** REP-15 */
export const Nested: Story = {
  args: {
    movable: true,
    label: 'Areas',
    rowLabel: (number) => `Area ${number}`,
    addLabel: 'Add Area',
    removeLabel: 'Remove Area',
  },
  render: (args) => (
    <Repeater {...args} defaultValue={[['Cupboards', 'Stove'], ['Fence']]}>
      {(area, items) => (
        <Repeater
          compact
          movable
          label="Items"
          rowLabel={(number) => `Item ${number}`}
          addLabel="Add Item"
          removeLabel="Remove Item"
          defaultValue={items}
        >
          {({ name, index }, initial) => (
            <TextField
              label={`Item ${index + 1}`}
              labelHidden
              name={name(area.name('item'))}
              defaultValue={initial}
            />
          )}
        </Repeater>
      )}
    </Repeater>
  ),
};
export const AtTheMinimum: Story = { args: { min: 1 } };
export const AtTheMaximum: Story = { args: { initialRows: 2, max: 2 } };

export const Removed: Story = {
  args: { initialRows: 3 },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getAllByLabelText('Surname')[2] as HTMLElement, 'Dube');
    await userEvent.click(canvas.getAllByRole('button', { name: 'Remove Guarantor' })[1] as HTMLElement);
    await expect(canvas.getAllByRole('button', { name: 'Remove Guarantor' })[1]).toHaveFocus();
    const second = within(canvas.getByRole('group', { name: 'Guarantor 2' }));
    await expect(second.getByLabelText('Surname')).toHaveValue('Dube');
  },
};

export const UndoneByKeyboard: Story = {
  ...Removed,
  play: async (context) => {
    await Removed.play?.(context);
    await userEvent.tab({ shift: true });
    await userEvent.keyboard('{Enter}');
    const second = within(context.canvas.getByRole('group', { name: 'Guarantor 2' }));
    await expect(second.getByLabelText('Surname')).toHaveFocus();
    await expect(context.canvas.getAllByLabelText('Surname')[2]).toHaveValue('Dube');
  },
};

/** REP-17 */
export const ListIsWrong: Story = {
  args: { name: 'guarantors', emptyText: 'No guarantors yet.' },
  render: (args) => (
    <Form
      aria-label="Lease"
      validate={() => ({ fields: { guarantors: 'Add a guarantor.' } })}
      onSubmit={() => {}}
    >
      <Repeater {...args} />
    </Form>
  ),
  play: async ({ canvas }) => {
    canvas.getByRole<HTMLFormElement>('form').requestSubmit();
    await expect(await canvas.findByRole('link', { name: 'Guarantors: Add a guarantor.' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Add Guarantor' })).toHaveFocus();
  },
};
