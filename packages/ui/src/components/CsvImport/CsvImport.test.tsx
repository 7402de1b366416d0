import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Announcer } from '../Announcer';
import { CsvImport, type CsvImportProps } from './CsvImport';
import type { CsvColumn, CsvRow } from './rows';

const columns: CsvColumn[] = [
  { id: 'unit_number', label: 'Unit', required: true },
  { id: 'from_on', label: 'From', kind: 'date' },
  { id: 'rent_amount', label: 'Rent', kind: 'amount' },
];
const allNew = async (rows: readonly CsvRow[]) => rows.map(({ line }) => ({ line, result: 'new' as const }));

const renderImport = (props: Partial<CsvImportProps> = {}) => {
  const calls = {
    onCheck: vi.fn(allNew),
    onCommit: vi.fn(async () => ({ committed: 2, remaining: 0 })),
    onUndo: vi.fn(async () => {}),
  };
  render(
    <CsvImport label="Import leases" columns={columns} uniqueBy={['unit_number']} {...calls} {...props} />,
  );
  return calls;
};
const choose = async (text: string | Uint8Array<ArrayBuffer>) => {
  await userEvent.upload(
    screen.getByLabelText('CSV file'),
    new File([text], 'leases.csv', { type: 'text/csv' }),
  );
};
const button = (name: string | RegExp) => screen.findByRole('button', { name });
const press = async (name: string | RegExp) => userEvent.click(await button(name));
const cell = (name: string) => screen.getByRole('textbox', { name });
const correct = async (name: string, text: string) => {
  await userEvent.clear(cell(name));
  await userEvent.type(cell(name), text);
};
/** A promise, and the function that fulfils it. */
function held<Value>() {
  let resolve: (value: Value) => void = () => {};
  const promise = new Promise<Value>((fulfil) => {
    resolve = fulfil;
  });
  return { promise, resolve };
}
const twoRows = 'Unit,From,Rent\nA1,15/03/2026,"1,200.00"\nA2,46086,450\n';

it('CSV-6, CSV-7, CSV-9, CSV-10 goes from the file to the import, and undoes it', async () => {
  const calls = renderImport();
  await choose(twoRows);
  expect(await screen.findByRole('combobox', { name: 'Rent' })).toHaveDisplayValue('Rent');
  expect(screen.getByText('For example: 15/03/2026')).toBeVisible();
  expect(document.activeElement).toContainElement(screen.getByRole('combobox', { name: 'Rent' }));
  await press('Check 2 rows');
  expect(await screen.findByText('2 new, 0 duplicates, 0 with errors')).toBeVisible();
  expect(calls.onCheck.mock.calls.map(([rows]) => rows)).toEqual([
    [
      { line: 2, values: { unit_number: 'A1', from_on: '2026-03-15', rent_amount: '1200.00' } },
      { line: 3, values: { unit_number: 'A2', from_on: '2026-03-05', rent_amount: '450' } },
    ],
  ]);
  await press('Import 2 rows');
  expect(await screen.findByText('2 rows imported')).toBeVisible();
  await press('Undo import');
  expect(await screen.findByText('The import was undone.')).toBeVisible();
  expect(calls.onUndo).toHaveBeenCalledOnce();
});

it('CSV-14 leaves out what is no record, shows what the others come to, and imports those', async () => {
  const onCheck = vi.fn(async (rows: readonly CsvRow[]) =>
    rows.map(({ line, values }) => ({
      line,
      result: values.rent_amount ? ('new' as const) : ('skipped' as const),
    })),
  );
  const { onCommit } = renderImport({
    onCheck,
    renderSummary: ({ rows }) => <p>Rows {rows.map(({ line }) => line).join(' and ')}</p>,
  });
  await choose('Unit,From,Rent\nA1,15/03/2026,5\nTotal,brought forward,\nA2,16/03/2026,6\n');
  await press('Check 3 rows');
  expect(await screen.findByText('2 new, 0 duplicates, 0 with errors, 1 left out')).toBeVisible();
  expect(screen.getByText('Rows 2 and 4')).toBeVisible();
  await press('Import 2 rows');
  expect(await screen.findByText('2 rows imported')).toBeVisible();
  expect(onCommit).toHaveBeenCalledExactlyOnceWith(expect.any(AbortSignal), [
    expect.objectContaining({ line: 2 }),
    expect.objectContaining({ line: 4 }),
  ]);
});

it('CSV-15 leaves out rows for a reason, keeps rows alike, and says which they are like', async () => {
  const { onCommit } = renderImport({
    canLeaveOut: true,
    uniqueBy: ['unit_number', 'rent_amount'],
    renderSummary: ({ rows }) => <p>{rows.map(({ line, leftOut }) => `${line}:${leftOut ?? ''}`).join()}</p>,
  });
  await choose('Unit,From,Rent\nA1,15/03/2026,5\nA2,15/03/2026,6\nA1,16/03/2026,5\nA3,soon,7\n');
  await press('Check 4 rows');
  expect(await screen.findByText('3 new, 0 duplicates, 1 with errors')).toBeVisible();
  expect(screen.getByText('Same as row 2')).toBeVisible();
  const box = (line: number) => screen.getByRole('checkbox', { name: `Leave out row ${line}` });
  // A row that cannot be read can be left out too.
  await userEvent.click(box(5));
  expect(screen.getByText('Enter why a row is left out.')).toBeVisible();
  await correct('Reason, row 5', 'A total');
  await userEvent.click(box(4));
  expect(cell('Reason, row 4')).toHaveValue('Same as row 2');
  expect(screen.getByText('2 new, 0 duplicates, 0 with errors, 2 left out')).toBeVisible();
  await userEvent.click(box(2));
  await userEvent.click(box(2));
  expect(screen.getByText('4:Same as row 2,2:,3:')).toBeVisible();
  await press('Import 2 rows');
  expect(await screen.findByText('2 rows imported')).toBeVisible();
  expect(onCommit).toHaveBeenCalledExactlyOnceWith(expect.any(AbortSignal), [
    expect.objectContaining({ line: 4, leftOut: 'Same as row 2' }),
    expect.objectContaining({ line: 2 }),
    expect.objectContaining({ line: 3 }),
  ]);
});

it('CSV-16 reads another format, or says why not, and tells what it read otherwise than it stands', async () => {
  const convert = vi.fn(async (text: string) => {
    if (text === 'none') return { problem: 'This is a picture. Choose a statement.' };
    return text.startsWith('{') ? { header: ['Unit', 'Rent'], rows: [['A1', '5']] } : null;
  });
  renderImport({ convert, fileField: { label: 'Lease file', accept: '.csv,.json' } });
  const upload = (text: string) =>
    userEvent.upload(screen.getByLabelText('Lease file'), new File([text], 'a.csv', { type: 'text/csv' }));
  await upload('none');
  expect(await screen.findByText('This is a picture. Choose a statement.')).toBeVisible();
  await upload('{}');
  await press('Check 1 row');
  expect(await screen.findByText('1 new, 0 duplicates, 0 with errors')).toBeVisible();
  expect(convert).toHaveBeenCalledWith('{}', { name: 'a.csv' });
  await press('Choose another file');
  await upload('Unit,Rent,Rent\nA1,5,6\nUnit,Rent,Rent\nA2,5,6\n');
  expect(
    await screen.findByText('Two columns are named “Rent”. The first is used unless you choose the other.'),
  ).toBeVisible();
  expect(screen.getByText('1 row repeats the column names and is left out.')).toBeVisible();
});

it('CSV-7, CSV-8 shows errors by row and column, sends only what can be read, and imports nothing', async () => {
  const onCheck = vi.fn(async (rows: readonly CsvRow[]) =>
    rows.map(({ line }) => ({
      line,
      result: 'error' as const,
      errors: { unit_number: ['This unit is let.'], other: ['The landlord is unknown.'] },
    })),
  );
  const { onCommit } = renderImport({ onCheck });
  await choose('Unit,From,Rent\nA1,soon,\n,15/03/2026,\nA3,,\na3,,5\n');
  await press('Check 4 rows');
  const table = await screen.findByRole('table', { name: 'Rows of the file' });
  const row = (line: number) =>
    within(table)
      .getByRole('rowheader', { name: String(line) })
      .closest('tr')?.textContent;
  expect(row(2)).toBe(
    '2ErrorThe landlord is unknown.EditUnit, row 2This unit is let.From, row 2Enter a date as dd/mm/yyyy, such as 05/03/2025.',
  );
  expect(row(3)).toBe('3ErrorThe landlord is unknown.EditUnit, row 3This value is missing.15 Mar 2026');
  expect(row(4)).toBe('4ErrorThe landlord is unknown.EditUnit, row 4This unit is let.');
  expect(row(5)).toBe('5DuplicateSame as row 4Edita35');
  expect(cell('From, row 2')).toHaveValue('soon');
  expect(cell('From, row 2')).toHaveAccessibleDescription(/^Enter a date as/);
  expect(onCheck.mock.calls.map(([rows]) => rows.map(({ line }) => line))).toEqual([[2, 3, 4]]);
  const save = await button('Import 0 rows');
  expect(save).toHaveAccessibleDescription(/3 rows have errors\. Correct the values below/);
  await userEvent.click(save);
  expect(onCommit).not.toHaveBeenCalled();
});

it('CSV-5 shows and sends a formula as text', async () => {
  const { onCheck } = renderImport();
  await choose('Unit\n"=HYPERLINK(""http://evil.example"",""x"")"\n');
  await press('Check 1 row');
  expect(await screen.findByText('=HYPERLINK("http://evil.example","x")')).toBeVisible();
  expect(onCheck.mock.calls[0]?.[0][0]?.values.unit_number).toMatch(/^=HYPERLINK/);
  // Columns that the file does not have are left out.
  expect(screen.getAllByRole('columnheader').map((cell) => cell.textContent)).toEqual([
    'Row',
    'Result',
    'Unit',
  ]);
});

it.each([
  ['Unit\n', 'The file has no rows below its column names.'],
  ['%PDF', 'This file is a PDF. Choose a CSV file instead.'],
  ['PK\0', /This file is not CSV/],
  ['Unit\n"A', /A quotation mark in the file is never closed/],
])('CSV-2 explains why %j is refused', async (text, message) => {
  renderImport();
  await choose(text);
  expect(await screen.findByText(message)).toBeVisible();
});

it('CSV-1 shows that it read Windows text', async () => {
  renderImport();
  await choose(new Uint8Array([...'Unit\nGuruv'].map((letter) => letter.charCodeAt(0)).concat(0xe9)));
  expect(await screen.findByText(/was read as Windows text/)).toBeVisible();
  expect(screen.getByText('For example: Guruvé')).toBeVisible();
});

it('CSV-6 waits for the required columns', async () => {
  const { onCheck } = renderImport();
  await choose('Flat,Rent\nA1,5\n');
  const check = await button('Check 1 row');
  expect(check).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(check);
  expect(onCheck).not.toHaveBeenCalled();
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Unit' }), 'Flat');
  await userEvent.click(check);
  await waitFor(() => expect(onCheck).toHaveBeenCalledOnce());
});

it('CSV-7 sends 200 rows at once', async () => {
  const { onCheck } = renderImport();
  await choose(`Unit\n${Array.from({ length: 450 }, (_, at) => `A${at}`).join('\n')}`);
  await press('Check 450 rows');
  await screen.findByText(/^450 new/);
  expect(onCheck.mock.calls.map(([rows]) => rows.length)).toEqual([200, 200, 50]);
});

it('CSV-7 sends fewer of long rows, and renders those in sight of many', async () => {
  const { onCheck } = renderImport();
  const rows = Array.from({ length: 250 }, (_, at) => `${at} ${'x'.repeat(900)}`);
  await choose(`Unit\n${[...rows, 'y'.repeat(1001)].join('\n')}`);
  await press('Check 251 rows');
  expect(await screen.findByRole('table')).toHaveAttribute('aria-rowcount', '252');
  expect(screen.getAllByRole('row').length).toBeLessThan(100);
  expect(screen.getByText('Too long: at most 1,000 characters.')).toBeVisible();
  const sizes = onCheck.mock.calls.map(([sent]) => JSON.stringify(sent).length);
  expect(sizes.length).toBeGreaterThan(2);
  expect(Math.max(...sizes)).toBeLessThan(90_000);
});

it('CSV-6, CSV-8, CSV-9 begins an import, remembers columns, and explains who may import and what failed', async () => {
  const onStart = vi.fn(async () => {});
  const onMapped = vi.fn();
  renderImport({
    onStart,
    onMapped,
    defaultMapping: { unit_number: 'Flat', from_on: 'Gone' },
    saveObstacle: 'An Admin must import them.',
    onCheck: vi.fn(allNew).mockRejectedValueOnce(new Error('The book is closed.')),
    renderFailure: ({ error }) => (error as Error).message,
  });
  await choose('Flat,Unit,From\nA1,B1,15/03/2026\n');
  expect(await screen.findByRole('combobox', { name: 'Unit' })).toHaveDisplayValue('Flat');
  await press('Check 1 row');
  expect(await screen.findByRole('alert')).toHaveTextContent('The book is closed.');
  await press('Check 1 row');
  expect(await screen.findByText('An Admin must import them.')).toBeVisible();
  expect(await button('Import 1 row')).toHaveAttribute('aria-disabled', 'true');
  expect(onStart).toHaveBeenCalledTimes(2);
  expect(onStart).toHaveBeenCalledWith({ name: 'leases.csv', rows: 1, above: [] }, expect.any(AbortSignal));
  expect(onMapped).toHaveBeenCalledWith({ mapping: { unit_number: 'Flat', from_on: 'From' } });
});

it('CSV-9 continues after a stop, and after a call that failed', async () => {
  const first = held<{ committed: number; remaining: number }>();
  const onCommit = vi
    .fn<CsvImportProps['onCommit']>()
    .mockImplementationOnce(() => first.promise)
    .mockRejectedValueOnce(new Error('offline'))
    .mockResolvedValueOnce({ committed: 1, remaining: 0 });
  renderImport({ onCommit });
  await choose(twoRows);
  await press('Check 2 rows');
  await press('Import 2 rows');
  await press('Stop');
  first.resolve({ committed: 1, remaining: 1 });
  expect(await screen.findByText('Stopped: 1 row imported so far.')).toBeVisible();
  await press('Continue');
  expect(await screen.findByRole('alert')).toHaveTextContent('Something went wrong.');
  expect(screen.getByText('Stopped: 1 row imported so far.')).toBeVisible();
  await press('Continue');
  expect(await screen.findByText('2 rows imported')).toBeVisible();
});

it('CSV-9 a check that fails leaves the columns as they were', async () => {
  renderImport({ onCheck: () => Promise.reject(new Error('offline')) });
  await choose(twoRows);
  await press('Check 2 rows');
  expect(await screen.findByRole('alert')).toHaveTextContent('Something went wrong.');
  expect(await button('Check 2 rows')).toBeVisible();
});

it('CSV-3 can be cancelled while rows are checked', async () => {
  let signal: AbortSignal | undefined;
  renderImport({
    onCheck: (_rows, given) => {
      signal = given;
      return new Promise(() => {});
    },
  });
  await choose(twoRows);
  await press('Check 2 rows');
  await waitFor(() => expect(signal).toBeDefined());
  await press('Cancel');
  expect(signal?.aborted).toBe(true);
  expect(screen.getByRole('combobox', { name: 'Rent' })).toHaveDisplayValue('Rent');
});

it('CSV-9 an undo that fails can be tried again', async () => {
  renderImport({ onUndo: () => Promise.reject(new Error('offline')) });
  await choose(twoRows);
  await press('Check 2 rows');
  await press('Import 2 rows');
  await press('Undo import');
  expect(await screen.findByRole('alert')).toHaveTextContent('Something went wrong.');
  expect(screen.getByText('2 rows imported')).toBeVisible();
  expect(await button('Undo import')).toBeVisible();
});

it('CSV-10 leaves a focus elsewhere on the page alone', async () => {
  const checked = held<never[]>();
  renderImport({ onCheck: () => checked.promise });
  render(<input aria-label="Search" />);
  await choose(twoRows);
  await press('Check 2 rows');
  await userEvent.click(screen.getByRole('textbox', { name: 'Search' }));
  checked.resolve([]);
  await screen.findByText(/^0 new/);
  expect(screen.getByRole('textbox', { name: 'Search' })).toHaveFocus();
});

describe('CSV-12 a wrong value is corrected in place', () => {
  /** Finds no tenant of the unit X. */
  const onCheck = vi.fn<CsvImportProps['onCheck']>(async (rows) =>
    rows.map(({ line, values }) =>
      values.unit_number === 'X'
        ? { line, result: 'error', errors: { unit_number: ['There is no such unit.'] } }
        : { line, result: 'new' },
    ),
  );
  const chooseWrong = async (text: string, props: Partial<CsvImportProps> = {}) => {
    render(<Announcer />);
    const calls = renderImport({ onCheck, ...props });
    await choose(text);
    await press(/^Check/);
    await screen.findByRole('table', { name: 'Rows of the file' });
    return calls;
  };

  beforeEach(() => void onCheck.mockClear());

  it('Enter goes on to the next wrong value, and each row is checked again by itself', async () => {
    const { onCommit } = await chooseWrong('Unit,From,Rent\nA1,31/02/2026,1e5\nX,15/03/2026,5\nA3,,5\n');
    expect(screen.getByText('1 new, 0 duplicates, 2 with errors')).toBeVisible();
    await correct('From, row 2', '30/02/2026{Enter}');
    // Still wrong: the focus stays.
    expect(cell('From, row 2')).toHaveFocus();
    expect(cell('From, row 2')).toHaveAccessibleDescription('30/02/2026 is not a real date.');
    await correct('From, row 2', '1 mar 26{Enter}');
    expect(cell('From, row 2')).toHaveValue('01/03/2026');
    expect(cell('Rent, row 2')).toHaveFocus();
    await userEvent.keyboard('1.200,50{Enter}');
    expect(cell('Unit, row 3')).toHaveFocus();
    await userEvent.keyboard('A2{Enter}');
    expect(await screen.findByText('3 new, 0 duplicates, 0 with errors')).toBeVisible();
    expect(onCheck.mock.lastCall?.[0]).toEqual([
      { line: 3, values: { unit_number: 'A2', from_on: '2026-03-15', rent_amount: '5' } },
    ]);
    expect(onCheck.mock.calls.flatMap(([rows]) => rows)).toContainEqual({
      line: 2,
      values: { unit_number: 'A1', from_on: '2026-03-01', rent_amount: '1200.50' },
    });
    expect(screen.getByText('Row 3: New.')).toBeInTheDocument();
    await press('Import 3 rows');
    expect(onCommit).toHaveBeenCalledOnce();
  });

  it('a value that the calls refuse is announced with its message', async () => {
    await chooseWrong('Unit,From\nA1,soon\n');
    await press('Edit row 2');
    await waitFor(() => expect(cell('Unit, row 2')).toHaveFocus());
    await correct('Unit, row 2', 'X');
    await userEvent.tab();
    expect(
      await screen.findByText(
        'Row 2: Error. Unit: There is no such unit. From: Enter a date as dd/mm/yyyy, such as 05/03/2025.',
      ),
    ).toBeInTheDocument();
    expect(cell('Unit, row 2')).toBeInvalid();
    expect(cell('Unit, row 2')).toHaveAccessibleDescription('There is no such unit.');
  });

  it('nothing is imported while a row is checked, and one that could not be is checked again', async () => {
    await chooseWrong('Unit\nX\n', { renderFailure: ({ error }) => (error as Error).message });
    const asked = held<void>();
    onCheck.mockImplementationOnce(async () => {
      await asked.promise;
      throw new Error('The book is closed.');
    });
    await correct('Unit, row 2', 'A1{Enter}');
    expect(screen.getByText('Checking…')).toBeVisible();
    asked.resolve();
    expect(await screen.findByRole('alert')).toHaveTextContent('The book is closed.');
    expect(screen.getByText('Not checked')).toBeVisible();
    expect(cell('Unit, row 2')).toHaveValue('A1');
    await press('Check again: row 2');
    expect(await button('Import 1 row')).not.toHaveAttribute('aria-disabled');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('a row that is corrected again while it is checked is checked once more', async () => {
    await chooseWrong('Unit\nX\n');
    const first = held<Awaited<ReturnType<typeof onCheck>>>();
    onCheck.mockImplementationOnce(() => first.promise);
    await correct('Unit, row 2', 'A1{Enter}');
    await correct('Unit, row 2', 'X{Enter}');
    first.resolve([{ line: 2, result: 'new' }]);
    expect(await screen.findByText('There is no such unit.')).toBeVisible();
    expect(onCheck.mock.calls.map(([rows]) => rows[0]?.values.unit_number)).toEqual(['X', 'A1', 'X']);
  });

  it('a message at a column that the file does not have brings the column', async () => {
    onCheck.mockImplementationOnce(async () => [
      { line: 2, result: 'error', errors: { rent_amount: ['Enter a rent.'] } },
    ]);
    await chooseWrong('Unit\nA1\n');
    await correct('Rent, row 2', '450{Enter}');
    await screen.findByText(/^1 new/);
    expect(onCheck.mock.lastCall?.[0][0]?.values).toMatchObject({ unit_number: 'A1', rent_amount: '450' });
    expect(cell('Rent, row 2')).toHaveValue('450');
  });
});

it('CSV-4 asks in which order days are written where the file does not tell', async () => {
  const { onCheck } = renderImport();
  await choose('Unit,From\nA1,02/01/2026\nA2,03/05/2026\n');
  const order = await screen.findByRole('group', { name: 'Order of day and month' });
  expect(order).toHaveAccessibleDescription(/Dates such as 02\/01\/2026 can be read in two ways/);
  const check = await button('Check 2 rows');
  expect(check).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(within(order).getByRole('radio', { name: 'Month first: 02/01/2026 is 01 Feb 2026' }));
  await userEvent.click(check);
  expect(await screen.findByText('05 Mar 2026')).toBeVisible();
  expect(onCheck.mock.calls[0]?.[0].map(({ values }) => values.from_on)).toEqual([
    '2026-02-01',
    '2026-03-05',
  ]);
});
