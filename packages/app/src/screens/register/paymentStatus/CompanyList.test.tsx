import { listBranches } from '@rentsafe/domain/branch';
import { sampleBranchRow } from '@rentsafe/domain/fixtures';
import { HOME_PATH } from '@rentsafe/domain/session';
import { screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import { answer } from '../../../testing/answer';
import { signedIn } from '../../../testing/login';
import { server } from '../../../testing/server';
import { renderApp } from '../../../wholeApp/renderApp';

const tab = `${HOME_PATH}?tab=company`;

beforeEach(() => void signedIn());

test('has the search and the columns of the specification', async () => {
  renderApp(tab);
  expect(await screen.findByPlaceholderText('Search by name or reg...')).toBeVisible();
  expect((await screen.findAllByRole('columnheader')).map(({ textContent }) => textContent)).toEqual([
    '',
    'Registered Name',
    'Registration Number',
    'Branch Name',
    'Actions',
  ]);
});

test.each([
  ['', 'Could not fetch companies'],
  ['&company_q=baobab', 'Search failed for query "baobab"'],
])('a list and a search that fail say so in the words of the specification: %s', async (query, words) => {
  server.use(
    http.get('*/api/branches/', () => HttpResponse.error()),
    http.get('*/api/branches/search/', () => HttpResponse.error()),
  );
  renderApp(tab + query);
  expect(await screen.findByRole('alert')).toHaveTextContent(words);
});

test('of two branches of a company each opens its report, by the address too', async () => {
  const [branch, other] = [sampleBranchRow(0), sampleBranchRow(1)];
  const results = [branch, { ...other, company: branch.company }];
  server.use(answer(listBranches, () => ({ next: null, previous: null, count: 2, results })));
  const { user, address } = renderApp(tab);
  const views = await screen.findAllByRole('button', { name: /^View report for / });
  await user.click(views[1] as HTMLElement);
  expect(await screen.findByRole('dialog')).toHaveAccessibleDescription(/^Record 2 of 2/);
  expect(address()).toBe(`${tab}&company_report=${branch.company.id}`);
  await user.keyboard('{ArrowLeft}');
  await waitFor(() => expect(screen.getByRole('dialog')).toHaveAccessibleDescription(/^Record 1 of 2/));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(views[0]).toHaveFocus());
  expect(address()).toBe(tab);
});
