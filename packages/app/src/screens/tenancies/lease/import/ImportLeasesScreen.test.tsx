import { createImport, importSteps, listImports } from '@rentsafe/domain/import';
import { HOME_PATH, me } from '@rentsafe/domain/session';
import { USER } from '@rentsafe/domain/user';
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { answer, refuse } from '../../../../testing/answer';
import { signedInUser } from '../../../../testing/handlers';
import { sampleImport, sampleLeaseFile } from '../../../../testing/importHandlers';
import { signedIn } from '../../../../testing/login';
import { server } from '../../../../testing/server';
import { renderApp } from '../../../../wholeApp/renderApp';

const path = `${HOME_PATH}/leases/import`;
const listed = (...results: ReturnType<typeof sampleImport>[]) =>
  answer(listImports, () => ({ next: null, previous: null, count: results.length, results }));

beforeEach(() => {
  signedIn();
  localStorage.removeItem('import-leases-columns');
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

test('a file is checked by row and column, and sent as the server takes it', async () => {
  const calls: unknown[] = [];
  server.use(
    answer(createImport, ({ body }) => {
      calls.push(body);
      return sampleImport({ id: 9 });
    }),
    answer(importSteps.calls.rows, ({ ids, body }) => {
      calls.push(ids.id, body);
      return {
        results: [
          ...['2', '3'].map((key) => ({ key, result: 'new' as const, errors: {} })),
          {
            key: '4',
            result: 'error' as const,
            errors: { tenant_number: ['No person or company has this number.'] },
          },
        ],
      };
    }),
  );
  const { user } = renderApp(path);
  await user.upload(await screen.findByLabelText('CSV file'), sampleLeaseFile());
  await user.click(await screen.findByRole('button', { name: 'Check 3 rows' }));
  const table = within(await screen.findByRole('table', { name: 'Rows of the file' }));
  const cell = (name: string) => table.getByLabelText(name);
  expect(cell('Property, row 3')).toHaveAccessibleDescription(/No property has this name/);
  // All that is wrong with a row, whoever finds it.
  expect(table.getAllByLabelText(/row 4$/, { selector: 'input' })).toHaveLength(5);
  expect(cell('Tenant Number, row 4')).toHaveAccessibleDescription('No person or company has this number.');
  expect(cell('Starts, row 4')).toHaveAccessibleDescription('31/02/2026 is not a real date.');
  expect(cell('Due Day, row 4')).toHaveAccessibleDescription('Enter a day of the month, from 1 to 31.');
  expect(cell('Business Use, row 4')).toHaveAccessibleDescription('Enter yes or no.');
  expect(cell('Rent, row 4')).toHaveAccessibleDescription('Enter an amount, such as 1234.50.');
  expect(await screen.findByRole('button', { name: 'Import 1 row' })).toHaveAccessibleDescription(
    /2 rows have errors/,
  );
  const blank = { lease_number: '', to_on: '', due_day: '', business_use: '' };
  const row = { ...blank, tenant_number: '63-1234567A42', deposit_currency: '', deposit_amount: '' };
  const house = { ...row, property: '1' };
  expect(calls).toEqual([
    { kind: 'leases', name: 'Leases.csv' },
    '9',
    {
      rows: [
        {
          ...house,
          key: '2',
          unit_number: '1',
          from_on: '2026-01-15',
          due_day: '5',
          business_use: 'false',
          rent_currency: 'USD',
          rent_amount: '1450.00',
        },
        {
          ...row,
          key: '3',
          property: 'Kopje Heights',
          unit_number: '2',
          from_on: '2026-01-01',
          rent_currency: 'USD',
          rent_amount: '450.00',
        },
        {
          ...house,
          key: '4',
          unit_number: '3',
          tenant_number: 'NOBODY',
          from_on: '31/02/2026',
          due_day: '40',
          business_use: 'maybe',
          rent_currency: 'ZIG',
          rent_amount: '1e5',
        },
      ],
    },
  ]);
  expect(JSON.parse(localStorage.getItem('import-leases-columns') ?? '')).toMatchObject({
    tenant_number: 'Tenant ID',
  });
});

test('a value is corrected in place, and its row sent again under its key', async () => {
  const { user } = renderApp(path);
  await user.upload(await screen.findByLabelText('CSV file'), sampleLeaseFile());
  await user.click(await screen.findByRole('button', { name: 'Check 3 rows' }));
  const sent: unknown[] = [];
  server.use(
    answer(importSteps.calls.rows, ({ body }) => {
      sent.push(body);
      return { results: [{ key: '3', result: 'new' as const, errors: {} }] };
    }),
  );
  const property = await screen.findByRole('textbox', { name: 'Property, row 3' });
  await user.clear(property);
  await user.type(property, '12 King George Road{Enter}');
  expect(await screen.findByText('2 new, 0 duplicates, 1 with errors')).toBeVisible();
  expect(sent).toMatchObject([{ rows: [{ key: '3', property: '1' }] }]);
  expect(screen.getByRole('textbox', { name: 'Tenant Number, row 4' })).toHaveFocus();
});

test('an interrupted import goes on, and an undo names what blocks it', async () => {
  const interrupted = sampleImport();
  const whole = sampleImport({
    state: 'committed',
    counts: { new: 450, duplicate: 1, error: 0, committed: 450 },
  });
  let committed = 200;
  server.use(
    answer(listImports, () => {
      const results = [committed < 450 ? interrupted : whole];
      return { next: null, previous: null, count: 1, results };
    }),
    answer(importSteps.calls.commit, () => {
      committed = 450;
      return { committed: 250, remaining: 0 };
    }),
    answer(importSteps.calls.undo, () =>
      refuse(409, {
        detail: '12 later records depend on this import.',
        state: 'committed',
        blocking: Array.from({ length: 12 }, (_, id) => ({ type: 'lease', id: id + 1 })),
      }),
    ),
  );
  const { user } = renderApp(path);
  expect(await screen.findByText('200 of 450 imported')).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Import 250 rows of Harare north.csv' }));
  expect(await screen.findByText('450 of 450 imported, 1 duplicate left out')).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Undo import of Harare north.csv' }));
  const dialog = await screen.findByRole('alertdialog', { name: 'Undo the import of Harare north.csv?' });
  await user.click(within(dialog).getByRole('button', { name: 'Undo import' }));
  const alert = await within(dialog).findByRole('alert');
  expect(alert).toHaveTextContent('12 later records depend on this import.');
  expect(await within(alert).findAllByRole('link', { name: /^Lease L-/ })).toHaveLength(10);
  expect(alert).toHaveTextContent('and 2 more');
});

test('who is no Admin checks a file, and reads who imports it', async () => {
  server.use(
    answer(me, () => ({ ...signedInUser, access_level: USER })),
    listed(sampleImport()),
    answer(importSteps.calls.rows, () => ({
      results: ['2', '3', '4'].map((key) => ({ key, result: 'new' as const, errors: {} })),
    })),
  );
  const { user } = renderApp(path);
  expect(await screen.findByText('200 of 450 imported')).toBeVisible();
  const file = new File(
    ['Property,Unit,Tenant Number,Starts,Rent Currency,Rent\n1,2,63-1234567A42,2026-01-01,USD,450\n'],
    'x.csv',
  );
  await user.upload(screen.getByLabelText('CSV file'), file);
  await user.click(await screen.findByRole('button', { name: 'Check 1 row' }));
  expect(await screen.findByText(/^An Admin must import these rows/)).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Import 1 row' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  expect(screen.queryByRole('button', { name: /250 rows|Undo/ })).toBeNull();
});

test('of an earlier file that waits with errors it says how to go on', async () => {
  const counts = { new: 1, duplicate: 0, error: 3, committed: 0 };
  server.use(
    listed(
      sampleImport({ id: 2, name: 'Cottages.csv', counts }),
      sampleImport({ id: 1, name: 'Draft.csv', counts, state: 'undone' }),
    ),
  );
  renderApp(path);
  const help = /Correct them in the file, then choose it again\./;
  expect(await screen.findByRole('row', { name: /^Cottages\.csv/ })).toHaveTextContent(help);
  expect(screen.getByRole('row', { name: /^Draft\.csv/ })).not.toHaveTextContent(help);
});
