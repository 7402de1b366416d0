import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider as TanStackProvider,
} from '@tanstack/react-router';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { EditTenant } from '../recipes/EditTenant';
import { LeaseHookForm } from '../recipes/LeaseHookForm';
import { useNextAddress } from '../recipes/NextAddress';
import { useReactRouterAddress } from '../recipes/ReactRouterAddress';
import { RentTanStackForm } from '../recipes/RentTanStackForm';
import { Root } from '../recipes/Root';
import { plainSearch, useTanStackRouterAddress } from '../recipes/TanStackRouterAddress';
import { type TenantQuery, TenantsOfServer } from '../recipes/TenantsOfServer';
import { defineList, type ListAddress, oneOrMore, useListState } from './components/ListPage';
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
    <LeaseHookForm
      lease={{ tenant: 'Rudo Ncube', start: '2026-03-01', furnished: false }}
      onSave={(lease) => onSave(lease)}
    />,
  );
  await userEvent.clear(field('Tenant'));
  await userEvent.clear(field('Start'));
  await press('Save');
  await waitFor(() => expect(field('Start')).toHaveAccessibleDescription(/Fill in this field\./));
  expect(field('Tenant')).toHaveFocus();
  await userEvent.type(field('Start'), '05/04/2026');
  await press('Reset');
  expect(field('Start')).toHaveValue('01/03/2026');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Furnished' }));
  await press('Save');
  await waitFor(() =>
    expect(onSave).toHaveBeenCalledWith({ tenant: 'Rudo Ncube', start: '2026-03-01', furnished: true }),
  );
});

it('a field of React Hook Form that is wrong takes the focus', async () => {
  render(<LeaseHookForm lease={{ tenant: 'Rudo Ncube', start: '', furnished: false }} onSave={() => {}} />);
  await press('Save');
  await waitFor(() => expect(field('Start')).toHaveFocus());
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

it('TenantsOfServer asks for the order, the page, the filters and what is searched, all in the address', async () => {
  const rows = [{ id: 1, name: 'Rudo Ncube', city: 'Mutare' }];
  const useTenants = vi.fn((_: TenantQuery) => ({ rows, total: 45 }));
  const archive = vi.fn(async () => {});
  render(
    <Root>
      <TenantsOfServer {...{ useTenants, archive }} fetchAllTenants={async () => rows} onAdd={() => {}} />
    </Root>,
  );
  await press('Next');
  expect(useTenants.mock.lastCall?.[0]).toMatchObject({ page: 2 });
  await press('City');
  const sort = { column: 'city', direction: 'ascending' };
  expect(useTenants.mock.lastCall?.[0]).toMatchObject({ page: 1, sort });
  await press('Filters');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Mutare' }));
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search tenants' }), 'rudo{Enter}');
  const query = { q: 'rudo', page: 1, pageSize: 20, sort, filters: { city: ['Mutare'] } };
  expect(useTenants).toHaveBeenLastCalledWith(query);
  expect(window.location.search).toBe('?sort=city&city=Mutare&q=rudo');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select Rudo Ncube' }));
  await press('Archive 1');
  await userEvent.click(
    within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Archive 1' }),
  );
  expect(archive).toHaveBeenCalledExactlyOnceWith([1]);
});

const jobs = defineList({ name: 'jobs', filters: { status: oneOrMore(['open', 'done']) }, sort: ['due'] });
/** Shows the query, and changes two parts of it at once. */
function Jobs({ useAddress }: { useAddress: () => ListAddress }) {
  const { query, update } = useListState(jobs, { address: useAddress() });
  const change = () => {
    update({ sort: { column: 'due', direction: 'descending' } });
    update({ filters: { status: ['open', 'done'] } });
  };
  return (
    <>
      <output>{String(jobs.write('', query))}</output>
      <button type="button" onClick={change}>
        Change
      </button>
    </>
  );
}

describe('the address of', () => {
  const shown = (text: string) => waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(text));
  async function changesAtOnce(back: () => void) {
    await shown('status=done&q=clutch');
    await press('Change');
    await shown('status=open&status=done&q=clutch&sort=-due');
    back();
    await shown('status=done&q=clutch');
  }
  const start = '/jobs?tab=x&status=done&q=clutch';

  it('React Router', async () => {
    const element = <Jobs useAddress={useReactRouterAddress} />;
    const router = createMemoryRouter([{ path: '/jobs', element }], { initialEntries: [start] });
    render(<RouterProvider router={router} />);
    await changesAtOnce(() => void router.navigate(-1));
    expect(router.state.location.search).toBe('?tab=x&status=done&q=clutch');
  });

  it('TanStack Router', async () => {
    vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
    const root = createRootRoute();
    const component = () => <Jobs useAddress={useTanStackRouterAddress} />;
    const route = createRoute({ getParentRoute: () => root, path: '/jobs', component });
    const history = createMemoryHistory({ initialEntries: [start] });
    const router = createRouter({ routeTree: root.addChildren([route]), history, ...plainSearch });
    render(<TanStackProvider router={router as never} />);
    await changesAtOnce(() => history.back());
    expect(history.location.search).toBe('?tab=x&status=done&q=clutch');
  });

  it('Next', async () => {
    window.history.replaceState(null, '', start);
    render(<Jobs useAddress={useNextAddress} />);
    await changesAtOnce(() => window.history.back());
    expect(window.location.pathname).toBe('/jobs');
  });
});
