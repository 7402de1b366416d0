import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { EditTenant } from '../recipes/EditTenant';
import { LeaseHookForm } from '../recipes/LeaseHookForm';
import { RentTanStackForm } from '../recipes/RentTanStackForm';
import { Root } from '../recipes/Root';
import { TenantsOfServer } from '../recipes/TenantsOfServer';
import { toast } from './components/Toast';

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });

afterEach(() => toast.dismiss());

it('EditTenant shows the record, what is wrong with it, and what the server refuses', async () => {
  const save = vi.fn(async (_id: number, _changes: object) =>
    Response.json({ city: 'There is no such city.' }, { status: 422 }),
  );
  const onClose = vi.fn();
  render(
    <Root>
      <EditTenant tenant={{ id: 7, name: 'Rudo Ncube', city: null }} onClose={onClose} save={save} />
    </Root>,
  );
  await userEvent.clear(field('Name'));
  await userEvent.type(field('Name'), 'R');
  await press('Save');
  expect(field('Name')).toHaveAccessibleDescription(/Enter the full name\./);
  await userEvent.type(field('Name'), 'udo Moyo');
  await press('Save');
  await waitFor(() => expect(field('City')).toHaveAccessibleDescription(/There is no such city\./));
  expect(save).toHaveBeenCalledWith(7, { name: 'Rudo Moyo', city: '' });
  save.mockResolvedValue(Response.json({}));
  await press('Save');
  await screen.findByText('Rudo Moyo saved');
  expect(onClose).toHaveBeenCalledOnce();
});

it('React Hook Form is asked first, and its reset shows what it submits', async () => {
  const onSave = vi.fn();
  render(
    <LeaseHookForm lease={{ tenant: 'Rudo Ncube', start: '2026-03-01' }} onSave={(lease) => onSave(lease)} />,
  );
  await userEvent.clear(field('Tenant'));
  await userEvent.clear(field('Start'));
  await press('Save');
  await waitFor(() => expect(field('Start')).toHaveAccessibleDescription(/Fill in this field\./));
  expect(field('Tenant')).toHaveFocus();
  await userEvent.type(field('Start'), '05/04/2026');
  await press('Reset');
  expect(field('Start')).toHaveValue('01/03/2026');
  await press('Save');
  await waitFor(() => expect(onSave).toHaveBeenCalledWith({ tenant: 'Rudo Ncube', start: '2026-03-01' }));
});

it('TanStack Form holds the decimal of a MoneyField', async () => {
  const onSave = vi.fn();
  render(<RentTanStackForm rent="450" onSave={onSave} />);
  await userEvent.clear(field('Rent'));
  await press('Save');
  await waitFor(() => expect(field('Rent')).toHaveAccessibleDescription(/Enter the rent\./));
  await userEvent.type(field('Rent'), '1,250.5');
  await press('Save');
  await waitFor(() => expect(onSave).toHaveBeenCalledWith('1250.5'));
  await press('Reset');
  expect(field('Rent')).toHaveValue('450');
});

it('TenantsOfServer asks for the order, the page and what is searched, and exports what it shows', async () => {
  const useTenants = vi.fn(() => ({ rows: [{ id: 1, name: 'Rudo Ncube', city: 'Mutare' }], total: 45 }));
  const onExport = vi.fn();
  render(
    <Root>
      <TenantsOfServer useTenants={useTenants} onAdd={() => {}} onExport={onExport} />
    </Root>,
  );
  await press('Next');
  expect(useTenants).toHaveBeenLastCalledWith({ q: '', page: 2, sort: undefined, filters: {} });
  await press('City');
  const sort = { column: 'city', direction: 'ascending' };
  expect(useTenants).toHaveBeenLastCalledWith({ q: '', page: 2, sort, filters: {} });
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search tenants' }), 'rudo{Enter}');
  const query = { q: 'rudo', page: 1, sort, filters: {} };
  expect(useTenants).toHaveBeenLastCalledWith(query);
  await press('List options');
  await userEvent.click(screen.getByRole('menuitem', { name: 'Export as CSV' }));
  expect(onExport).toHaveBeenCalledExactlyOnceWith(query);
});
