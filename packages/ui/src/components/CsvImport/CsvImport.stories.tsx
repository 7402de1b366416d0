import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { CsvImport, type CsvImportProps } from './CsvImport';

type Canvas = Parameters<NonNullable<StoryObj<typeof meta>['play']>>[0]['canvas'];

const onCheck: CsvImportProps['onCheck'] = async (rows) =>
  rows.map(({ line, values }) => ({ line, result: values.lease_number === 'L-0001' ? 'duplicate' : 'new' }));

const meta = {
  component: CsvImport,
  args: {
    label: 'Import leases',
    columns: [
      { id: 'lease_number', label: 'Lease number' },
      { id: 'unit_number', label: 'Unit', required: true, aliases: ['Flat No'] },
      { id: 'from_on', label: 'From', kind: 'date', required: true, aliases: ['Start', 'Start Date'] },
      { id: 'rent_amount', label: 'Rent', kind: 'amount', required: true },
    ],
    uniqueBy: ['lease_number'],
    onCheck,
    onCommit: () => Promise.resolve({ committed: 2, remaining: 0 }),
    onUndo: () => Promise.resolve(),
  },
} satisfies Meta<typeof CsvImport>;
export default meta;
type Story = StoryObj<typeof meta>;

const header = 'Lease number;Unit;From;Rent\n';
const good = `${header}L-0001;A1;15/03/2026;1.200,00\nL-0002;A2;46086;450\nL-0003;A3;2026-04-01;1.350,50\n`;
const bad = `${header}L-0002;A2;31/02/2026;450\nL-0003;;2026-04-01;much\nL-0004;"=HYPERLINK(""x"")";2026-04-01;5\nL-0004;A5;2026-04-01;5\n`;

const choose = async (canvas: Canvas, text: string) => {
  const file = new File([text], 'leases.csv', { type: 'text/csv' });
  await userEvent.upload(canvas.getByLabelText('CSV file'), file);
};
const press = async (canvas: Canvas, name: RegExp | string) =>
  userEvent.click(await canvas.findByRole('button', { name }));

export const ChooseAFile: Story = {};

export const Refused: Story = {
  play: async ({ canvas }) => {
    await choose(canvas, header);
    await expect(await canvas.findByText(/has no rows/)).toBeVisible();
  },
};

/** CSV-6 */
export const AliasesMatched: Story = {
  play: async ({ canvas }) => {
    await choose(canvas, good.replace('Unit;From', 'FLAT NO.;start_date'));
    await expect(await canvas.findByRole('combobox', { name: 'Unit' })).toHaveDisplayValue('FLAT NO.');
    await expect(canvas.getByRole('combobox', { name: 'From' })).toHaveDisplayValue('start_date');
  },
};

/** CSV-15: a row that is like another, and one that is left out. */
export const LeavingRowsOut: Story = {
  args: { canLeaveOut: true, uniqueBy: ['unit_number', 'from_on', 'rent_amount'] },
  play: async ({ canvas }) => {
    await choose(canvas, `${good}L-0004;A3;2026-04-01;1.350,50\nL-0005;A4;2026-04-01;7\n`);
    await press(canvas, 'Check 5 rows');
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Leave out row 5' }));
    await expect(canvas.getByRole('textbox', { name: 'Reason, row 5' })).toHaveValue('Same as row 4');
  },
};

/** CSV-4: no day of the file is after the 12th. */
export const OrderOfDaysAsked: Story = {
  play: async ({ canvas }) => {
    await choose(canvas, good.replace('15/03/2026', '01/02/2026'));
    await expect(await canvas.findByRole('group', { name: 'Order of day and month' })).toBeVisible();
  },
};

export const MapColumns: Story = {
  play: async ({ canvas }) => {
    await choose(canvas, good.replace('Unit', 'Stand'));
    await expect(await canvas.findByText('Choose a column.')).toBeVisible();
  },
};

export const Checking: Story = {
  args: { onCheck: () => new Promise(() => {}) },
  play: async ({ canvas }) => {
    await choose(canvas, good);
    await press(canvas, 'Check 3 rows');
    await expect(await canvas.findByText('Checking the rows')).toBeVisible();
  },
};

export const CheckFailed: Story = {
  args: { onCheck: () => Promise.reject(new Error('offline')) },
  play: async ({ canvas }) => {
    await choose(canvas, good);
    await press(canvas, 'Check 3 rows');
    await expect(await canvas.findByRole('alert')).toBeVisible();
  },
};

export const Ready: Story = {
  play: async ({ canvas }) => {
    await choose(canvas, good);
    await press(canvas, 'Check 3 rows');
    await expect(await canvas.findByText('2 new, 1 duplicate, 0 with errors')).toBeVisible();
  },
};

export const WithErrors: Story = {
  play: async ({ canvas }) => {
    await choose(canvas, bad);
    await press(canvas, 'Check 4 rows');
    await expect(await canvas.findByText(/2 rows have errors/)).toBeVisible();
  },
};

/** CSV-7: what was found here and what the calls found, each at its value. */
export const SeveralErrorsInARow: Story = {
  args: {
    onCheck: async (rows) =>
      rows.map(({ line }) => ({
        line,
        result: 'error',
        errors: {
          lease_number: ['This number is of another lease.'],
          unit_number: ['This unit is let from 01 Nov 2026 to 31 Oct 2027.'],
          landlord: ['The landlord of this unit is unknown.'],
        },
      })),
  },
  play: async ({ canvas }) => {
    await choose(canvas, `${header}L-0002;A2;31/02/2026;1e5\n`);
    await press(canvas, 'Check 1 row');
    await expect(await canvas.findByText('31/02/2026 is not a real date.')).toBeVisible();
  },
};

const correct = async (canvas: Canvas, name: string, text: string) => {
  const box = await canvas.findByRole('textbox', { name });
  await userEvent.clear(box);
  await userEvent.type(box, `${text}{Enter}`);
};

/** CSV-12: row 2 is corrected, and the focus is on the next wrong value. */
export const Corrected: Story = {
  play: async (context) => {
    await WithErrors.play?.(context);
    await correct(context.canvas, 'From, row 2', '28 feb 26');
    await expect(await context.canvas.findByText('2 new, 1 duplicate, 1 with errors')).toBeVisible();
    await expect(context.canvas.getByRole('textbox', { name: 'From, row 2' })).toHaveValue('28/02/2026');
    await expect(context.canvas.getByRole('textbox', { name: 'Unit, row 3' })).toHaveFocus();
  },
};

/** Answers the first check, and what is corrected as `then` does. */
const answering = (then: () => Promise<never>): CsvImportProps['onCheck'] => {
  let isFirst = true;
  return (rows, signal) => {
    if (!isFirst) return then();
    isFirst = false;
    return onCheck(rows, signal);
  };
};

export const CheckingARow: Story = {
  args: { onCheck: answering(() => new Promise(() => {})) },
  play: async (context) => {
    await WithErrors.play?.(context);
    await correct(context.canvas, 'From, row 2', '28/02/2026');
    await expect(await context.canvas.findByText('Checking…')).toBeVisible();
  },
};

export const RowNotChecked: Story = {
  args: { onCheck: answering(() => Promise.reject(new Error('offline'))) },
  play: async (context) => {
    await WithErrors.play?.(context);
    await correct(context.canvas, 'From, row 2', '28/02/2026');
    await expect(await context.canvas.findByText('Not checked')).toBeVisible();
    await expect(context.canvas.getByRole('alert')).toBeVisible();
  },
};

export const Importing: Story = {
  args: { onCommit: () => new Promise(() => {}) },
  play: async (context) => {
    await Ready.play?.(context);
    await press(context.canvas, 'Import 2 rows');
    await expect(await context.canvas.findByRole('button', { name: 'Stop' })).toBeVisible();
  },
};

export const Imported: Story = {
  play: async (context) => {
    await Ready.play?.(context);
    await press(context.canvas, 'Import 2 rows');
    await expect(await context.canvas.findByText('2 rows imported')).toBeVisible();
  },
};

export const Undone: Story = {
  play: async (context) => {
    await Imported.play?.(context);
    await press(context.canvas, 'Undo import');
    await expect(await context.canvas.findByText('The import was undone.')).toBeVisible();
  },
};

/** CSV-3: 20 MB, while the page answers. */
export const OfTwentyMegabytes: Story = {
  tags: ['!visual'],
  play: async ({ canvas }) => {
    const line = ';A1;2026-04-01;1.350,50;a note that nobody maps, to fill the line with something\n';
    const rows = Array.from({ length: 220_000 }, (_, at) => `L-${at}${line}`).join('');
    await choose(canvas, `${header.trim()};Note\n${rows}`);
    await expect(await canvas.findByRole('button', { name: 'Check 220,000 rows' })).toBeVisible();
  },
};
