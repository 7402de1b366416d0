import { listIndividualAccess } from '@rentsafe/domain/individual';
import { HOME_PATH, me } from '@rentsafe/domain/session';
import { USER } from '@rentsafe/domain/user';
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { answer, refuse } from '../../testing/answer';
import { signedInUser } from '../../testing/handlers';
import { signedIn } from '../../testing/login';
import { server } from '../../testing/server';
import { renderApp } from '../../wholeApp/renderApp';

beforeEach(() => void signedIn());

test('a report leads to who has read it', async () => {
  const { user, address } = renderApp(`${HOME_PATH}?tab=individual`);
  await user.click((await screen.findAllByRole('button', { name: /^View report for/ }))[0] as HTMLElement);
  const report = within(await screen.findByRole('dialog'));
  await user.click(await report.findByRole('link', { name: 'Who has read this report' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Access Log' })).toBeVisible();
  expect(await screen.findByRole('rowheader', { name: 'Rudo Makoni' })).toBeVisible();
  expect(address()).toMatch(/access-log\/individual\/\d+$/);
});

test('a report leads nobody there who may not see it', async () => {
  server.use(answer(me, () => ({ ...signedInUser, access_level: USER })));
  const { user } = renderApp(`${HOME_PATH}?tab=individual`);
  await user.click((await screen.findAllByRole('button', { name: /^View report for/ }))[0] as HTMLElement);
  const report = within(await screen.findByRole('dialog'));
  await report.findByText('Terms and conditions apply.');
  expect(report.queryByRole('link', { name: 'Who has read this report' })).not.toBeInTheDocument();
});

test('who is no Admin is told so plainly', async () => {
  server.use(answer(listIndividualAccess, () => refuse(403, { detail: 'Not allowed.' })));
  renderApp(`${HOME_PATH}/access-log/individual/1`);
  expect(await screen.findByText(/may not see this list|have permission to view this list/)).toBeVisible();
});
