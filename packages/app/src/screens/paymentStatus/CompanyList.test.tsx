import { HOME_PATH } from '@rentsafe/domain/session';
import { screen } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import { signedIn } from '../../testing/login';
import { server } from '../../testing/server';
import { renderApp } from '../../wholeApp/renderApp';

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
