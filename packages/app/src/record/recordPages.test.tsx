import 'fake-indexeddb/auto';
import { listAuditEvents } from '@rentsafe/domain/audit';
import { type Branch, getBranch } from '@rentsafe/domain/branch';
import { getCompanyReport, listCompanyAccess } from '@rentsafe/domain/company';
import { sampleIndividualReport, samplePage } from '@rentsafe/domain/fixtures';
import { fullName, getIndividual, getIndividualReport } from '@rentsafe/domain/individual';
import { getLease } from '@rentsafe/domain/lease';
import { HOME_PATH, me } from '@rentsafe/domain/session';
import { USER } from '@rentsafe/domain/user';
import { act, screen, waitFor, within } from '@testing-library/react';
import { matchRoutes } from 'react-router-dom';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { pages } from '../pages';
import { routes } from '../routes';
import { answer, refuse } from '../testing/answer';
import { signedInUser } from '../testing/handlers';
import { signedIn } from '../testing/login';
import { listHandlers } from '../testing/mockedLists';
import { sampleBranch } from '../testing/sampleBranch';
import { sampleLease } from '../testing/sampleLeases';
import { server } from '../testing/server';
import { renderApp } from '../wholeApp/renderApp';

beforeEach(() => {
  signedIn();
  server.use(...listHandlers(2));
});

const tab = (name: string) => screen.findByRole('tab', { name });
const person = sampleIndividualReport(0);

describe('from the lists', () => {
  test('any part of its row opens a person', async () => {
    const { user, address } = renderApp(`${HOME_PATH}?tab=individual`);
    await user.click(await screen.findByText(person.first_name));
    expect(await screen.findByRole('heading', { level: 1, name: fullName(person) })).toBeVisible();
    expect(address()).toBe(`${HOME_PATH}/individuals/1`);
  });

  test('Enter on the name opens the record; View still opens the report over the list', async () => {
    const { user, address } = renderApp(`${HOME_PATH}?tab=company`);
    await screen.findByText('1 / 2');
    await user.click(screen.getAllByRole('button', { name: /^View report for/ })[0] as HTMLElement);
    expect(await screen.findByRole('dialog')).toBeVisible();
    expect(address()).toBe(`${HOME_PATH}?tab=company&company_report=1`);
    await user.keyboard('{Escape}');
    within(await screen.findByRole('table'))
      .getAllByRole('link')[0]
      ?.focus();
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('table', { name: 'Branches' })).toBeVisible();
    expect(address()).toBe(`${HOME_PATH}/companies/1`);
  });

  test('a company leads to its branches, and a branch back to its company', async () => {
    const { user, address } = renderApp(`${HOME_PATH}/companies/2`);
    const branches = within(await screen.findByRole('table', { name: 'Branches' }));
    await user.click(await branches.findByRole('link', { name: 'Head Office' }));
    expect(await screen.findByRole('table', { name: 'Contacts' })).toHaveTextContent('Branch Manager');
    expect(address()).toBe(`${HOME_PATH}/companies/2/branches/102`);
    const way = within(screen.getByRole('navigation', { name: 'Breadcrumb' }));
    await user.click(way.getAllByRole('link')[1] as HTMLElement);
    expect(await screen.findByRole('table', { name: 'Branches' })).toBeVisible();
  });
});

describe('the heading of a record', () => {
  const names: Record<string, string> = {
    '/individuals/1': 'Grace Sibanda',
    '/companies/1': 'Baobab Properties (Private) Limited',
    '/individuals/1/everything': 'Everything held about Grace Sibanda',
    '/individuals/1/data-rights': 'Data rights of Grace Sibanda',
    '/companies/1/everything': 'Everything held about Baobab Properties (Private) Limited',
    '/issued-reports/1': 'RR-000001',
    '/companies/1/branches/101': 'Head Office',
    '/properties/1': '12 King George Road',
    '/landlords/1': 'Rudo Makoni',
    '/leases/1': 'L-0007',
    '/customers/invoicing/1': 'INV-000012',
    '/customers/receipts/1': 'RC-000009',
    '/creditors/disbursements/12': 'PV-000012',
    '/customers/debt-call/1': 'L-0007',
    '/customers/debt-call/claims/1': 'Claim against Tariro Ncube',
    '/admin/clients/1': 'RentSafe',
    '/communication/1': 'Rent of 12 King George Road',
    '/settings/bank-accounts/1': 'Trust account USD',
    '/rm-pending/1': 'RQ-000012',
    '/lease-templates/1': 'House lease',
    '/leases/1/documents/5': 'LD-000005',
    '/inspections/4': 'IN-000004',
    '/work-orders/1': 'WO-000012',
    '/contractor_management/2': 'Kopje Plumbing',
  };

  const edited = '/leases/1/edit';

  test('is looked at on every page of a record', () => {
    const opened = [edited, ...Object.keys(names)].map(
      (path) => matchRoutes(routes, HOME_PATH + path)?.at(-1)?.route.path,
    );
    const ofRecords = pages
      .map(({ path }) => path.slice(HOME_PATH.length + 1))
      .filter((path) => path.includes(':'));
    expect(opened.toSorted()).toEqual(ofRecords.toSorted());
  });

  /** Goes from one page to the next, as a user does: the heading of each takes the focus, and keeps it when the record has come. */
  async function takesFocus(headings: Record<string, string>) {
    const { router } = renderApp(`${HOME_PATH}/todo`);
    await screen.findByRole('heading', { level: 1, name: 'To Do List' });
    for (const [path, name] of Object.entries(headings)) {
      act(() => void router.navigate(HOME_PATH + path));
      const arrived = await screen.findByRole('heading', { level: 1, name });
      await waitFor(() => expect(arrived, path).toHaveFocus());
    }
  }

  test('has the focus, also when the record has come', () => takesFocus(names));

  test('has the focus where a draft is edited', async () => {
    server.use(answer(getLease, () => sampleLease({ state: 'draft' })));
    await takesFocus({ [edited]: 'Edit L-0007' });
  });
});

describe('the tabs of a record', () => {
  test('Details has every field that can be typed', async () => {
    server.use(
      answer(getIndividual, () => ({
        ...person,
        employment_details: [
          {
            employer_name: 'Baobab Properties',
            job_title: 'Clerk',
            start_date: '2020-02-01',
            end_date: '2024-03-31',
            email: 'hr@baobab.example',
            monthly_income: 850,
          },
        ],
      })),
    );
    renderApp(`${HOME_PATH}/individuals/1`);
    const job = await screen.findByRole('table', { name: 'Employment' });
    for (const text of ['Baobab Properties', 'Clerk', '01 Feb 2020', '31 Mar 2024', 'hr@baobab.example'])
      expect(job).toHaveTextContent(text);
    expect(job).toHaveTextContent('$850.00');
    expect(screen.getByText('Marital Status')).toBeVisible();
    expect(screen.getByRole('table', { name: 'Addresses' })).toHaveTextContent('Physical');
  });

  test('only Report reads the report, and the tab is in the address', async () => {
    const read = vi.fn(() => person);
    server.use(answer(getIndividualReport, read));
    const { user, address } = renderApp(`${HOME_PATH}/individuals/1`);
    await screen.findByRole('table', { name: 'Addresses' });
    expect(read).not.toHaveBeenCalled();
    await user.click(await tab('Report'));
    expect(await screen.findByRole('heading', { name: 'Classification' })).toBeVisible();
    expect(read).toHaveBeenCalledOnce();
    expect(address()).toBe(`${HOME_PATH}/individuals/1?tab=report`);
  });

  test('History shows who changed what, with both values', async () => {
    renderApp(`${HOME_PATH}/individuals/1?tab=history`);
    const history = await screen.findByRole('list', { name: /^History of/ });
    expect(history).toHaveTextContent('Rudo Makoni changed the record');
    expect(history).toHaveTextContent('5 Mar 1990');
    expect(history).toHaveTextContent('3 May 1990');
    await waitFor(() => expect(history).toHaveTextContent('+263 77 123 4568, rudo@makoni.example'));
    expect(screen.queryByRole('navigation', { name: 'Pages of the history' })).not.toBeInTheDocument();
  });

  test('telephones are grouped as one reads them, and what is none stays as it was typed', async () => {
    const contact_details = [{ mobile_phone: ['+263772001117', '12'], email: null }];
    server.use(answer(getIndividual, () => ({ ...person, contact_details })));
    renderApp(`${HOME_PATH}/individuals/1`);
    expect(await screen.findByText('+263 77 200 1117, 12')).toBeVisible();
  });

  test('an empty history has no pager', async () => {
    server.use(answer(listAuditEvents, () => samplePage(() => ({}) as never, { total: 0 })));
    renderApp(`${HOME_PATH}/individuals/1?tab=history`);
    expect(await screen.findByText('Nothing has happened yet.')).toBeVisible();
    expect(screen.queryByText(/^Page/)).not.toBeInTheDocument();
  });

  test('the sidebar marks the page that leads to a record', async () => {
    renderApp(`${HOME_PATH}/companies/2/branches/102`);
    await screen.findByRole('table', { name: 'Contacts' });
    const sidebar = within(screen.getByRole('navigation', { name: 'Main' }));
    expect(sidebar.getByRole('link', { name: 'Dashboard' })).toHaveAttribute('aria-current', 'page');
  });

  test('a report leads an Admin to who has read it', async () => {
    const { user, address } = renderApp(`${HOME_PATH}?tab=individual`);
    await user.click((await screen.findAllByRole('button', { name: /^View report for/ }))[0] as HTMLElement);
    const report = within(await screen.findByRole('dialog'));
    await user.click(await report.findByRole('link', { name: 'Who has read this report' }));
    expect(await screen.findByRole('rowheader', { name: 'Rudo Makoni' })).toBeVisible();
    expect(screen.getByRole('cell', { name: 'Read' })).toBeVisible();
    expect(address()).toMatch(/individuals\/\d+\?tab=access$/);
  });

  test('History and Access are offered to Admins alone, and a refusal is shown', async () => {
    server.use(answer(me, () => ({ ...signedInUser, access_level: USER })));
    renderApp(`${HOME_PATH}/companies/2?tab=access`);
    expect(await screen.findByRole('table', { name: 'Branches' })).toBeVisible();
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
      'Details',
      'Consents',
      'Opt-outs',
      'Report',
      'Issued Reports',
    ]);
  });

  test('an Admin who was demoted since is shown the refusal', async () => {
    server.use(answer(listCompanyAccess, () => refuse(403, { detail: 'Not allowed.' })));
    renderApp(`${HOME_PATH}/companies/2?tab=access`);
    expect(await screen.findByText(/have permission to view this list/)).toBeVisible();
  });
});

describe('a record that is not shown', () => {
  test('one that is not there is no failure, and one that cannot be fetched can be tried again', async () => {
    server.use(answer(getBranch, () => refuse(404, { detail: 'Not found.' })));
    const { user, router } = renderApp(`${HOME_PATH}/companies/2/branches/9`);
    expect(await screen.findByText('There is no such branch')).toBeVisible();
    vi.spyOn(console, 'error').mockImplementation(() => {});
    server.use(answer(getBranch, () => refuse(500, {})));
    await router.navigate(`${HOME_PATH}/companies/2/branches/110`);
    expect(await screen.findByText('Could not fetch the branch')).toBeVisible();
    server.use(answer(getBranch, (): Branch => sampleBranch(110)));
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('table', { name: 'Addresses' })).toBeVisible();
  });

  test('one that was merged leads to the one that was kept', async () => {
    server.use(
      answer(getCompanyReport, ({ ids }) =>
        ids.id === '9'
          ? refuse(410, { detail: 'Merged into 2.', merged_into: 2 })
          : { id: 2, registration_name: 'Kept Estates' },
      ),
    );
    const { user, address } = renderApp(`${HOME_PATH}/companies/9`);
    await user.click(await screen.findByRole('link', { name: 'Open the company that was kept' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Kept Estates' })).toBeVisible();
    expect(address()).toBe(`${HOME_PATH}/companies/2`);
  });
});
