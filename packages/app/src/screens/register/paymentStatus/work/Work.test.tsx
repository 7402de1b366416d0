import { listActivity } from '@rentsafe/domain/audit';
import { listCompanies } from '@rentsafe/domain/company';
import { samplePage } from '@rentsafe/domain/fixtures';
import { listIndividuals } from '@rentsafe/domain/individual';
import { HOME_PATH } from '@rentsafe/domain/session';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { weekStart } from '../../../../calls/work';
import { recentRecords } from '../../../../session/recentRecords';
import { answer, refuse } from '../../../../testing/answer';
import { signedIn } from '../../../../testing/login';
import { mockedLists } from '../../../../testing/mockedLists';
import { server } from '../../../../testing/server';
import { renderApp } from '../../../../wholeApp/renderApp';

const companyRow = {
  registration_name: 'Msasa Estates',
  registration_number: '12/2020',
  trading_name: null,
};

beforeEach(() => void signedIn());

const work = async () => within(await screen.findByRole('region', { name: 'Your work' }));

test('counts what one has read, what was added this week, and what is to mend', async () => {
  const asked: string[] = [];
  const individuals = mockedLists.individual.rows;
  server.use(
    answer(listActivity, ({ query }) => {
      asked.push(`${query.get('mine')} ${query.get('action')} ${query.get('created_from')}`);
      return samplePage(() => ({}) as never, { total: 0 });
    }),
    answer(listIndividuals, ({ query }) =>
      samplePage((index) => individuals[index] as (typeof individuals)[number], {
        total: query.get('to_mend') === 'true' ? 3 : query.get('created_from') === weekStart() ? 7 : 57,
      }),
    ),
    answer(listCompanies, ({ query }) =>
      samplePage((index) => ({ ...companyRow, id: index + 1 }), {
        total: query.get('to_mend') === 'true' ? 2 : 29,
      }),
    ),
  );
  renderApp(HOME_PATH);
  const section = await work();
  const added = await section.findByText('7');
  expect(added.parentElement).toHaveTextContent('Individuals added');
  expect((await section.findByText('3')).parentElement).toHaveTextContent(
    'Individuals with incomplete records',
  );
  expect((await section.findByText('2')).parentElement).toHaveTextContent(
    'Companies with incomplete records',
  );
  expect(section.getByRole('link', { name: 'No telephone or no address' })).toHaveAttribute(
    'href',
    `${HOME_PATH}?tab=company&company_to_mend=true`,
  );
  expect(section.getByRole('link', { name: /doubtful ID/ })).toHaveAttribute(
    'href',
    `${HOME_PATH}?tab=individual&individual_to_mend=true`,
  );
  expect((await section.findByText('0')).parentElement).toHaveTextContent('Reports you read');
  expect(asked).toEqual([`true report_read ${weekStart()}`]);
});

test('searches everywhere, and leads to the records that were open', async () => {
  recentRecords.remember({ about: 'company', id: 4, name: 'Msasa Estates' });
  const { user } = renderApp(HOME_PATH);
  const section = await work();
  expect(section.getByRole('link', { name: 'Msasa Estates' })).toHaveAttribute(
    'href',
    `${HOME_PATH}/companies/4`,
  );
  const button = section.getByRole('button', { name: /Find a tenant/ });
  await user.click(button);
  expect(await screen.findByRole('combobox', { name: 'Search everywhere' })).toBeVisible();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(button).toHaveFocus());
});

test('where figures cannot be read there are none, and the rest is there', async () => {
  server.use(answer(listIndividuals, () => refuse(500, {})));
  renderApp(HOME_PATH);
  const section = await work();
  const label = await section.findByText('Individuals added');
  expect(label.parentElement).toHaveTextContent('Individuals added–');
  expect(await screen.findByRole('group', { name: 'Credit Given' })).toBeVisible();
});

test('client users are not asked for what they may not see', async () => {
  signedIn({ user_type: 'client' });
  renderApp(HOME_PATH);
  const section = await work();
  expect(section.getByText('Reports you read')).toBeVisible();
  expect(section.queryByText('Individuals added')).not.toBeInTheDocument();
});

test('the tab that was open last is open after the next sign-in, and Back finds what was there', async () => {
  const { user, router, address } = renderApp(HOME_PATH);
  await user.click(await screen.findByRole('tab', { name: 'Company Payment Status' }));
  await screen.findByRole('tab', { name: 'Company Payment Status', selected: true });
  await router.navigate(-1);
  await screen.findByRole('tab', { name: 'Overview', selected: true });
  await router.navigate(1);
  await screen.findByRole('tab', { name: 'Company Payment Status', selected: true });
  await user.click(screen.getByRole('button', { name: 'Log out' }));
  await screen.findByRole('link', { name: 'Login' });
  signedIn();
  await router.navigate(HOME_PATH);
  expect(await screen.findByRole('tab', { name: 'Company Payment Status', selected: true })).toBeVisible();
  expect(address()).toBe(HOME_PATH);
});
