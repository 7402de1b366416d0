import { HOME_PATH } from '@rentsafe/domain/session';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { enter } from '../../testing/enter';
import { signedIn } from '../../testing/login';
import { renderApp } from '../../wholeApp/renderApp';

async function open() {
  signedIn();
  const app = renderApp(`${HOME_PATH}/todo`);
  await screen.findByRole('heading', { level: 1, name: 'To Do List' });
  return app;
}

test('a fixed day, four rows alike and one in detail, tagged as sample data', async () => {
  await open();
  expect(screen.getByText('Sample data')).toBeVisible();
  const day = within(screen.getByRole('region', { name: 'Monday, 3 March 2025' }));
  const rows = day.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(rows).toEqual(Array(4).fill('03 Mar 2025FunctionalityHigh priority'));
  const details = within(screen.getByRole('region', { name: 'Details' }));
  expect(details.getByText('Functionality')).toBeVisible();
});

test('Add To-Do opens a dialog that saves nothing and says so', async () => {
  const log = vi.spyOn(console, 'info').mockImplementation(() => {});
  const { user } = await open();
  const button = screen.getByRole('button', { name: 'Add To-Do' });
  expect(button).toHaveAttribute('aria-expanded', 'false');
  await user.click(button);
  const dialog = within(await screen.findByRole('dialog', { name: 'Add To-Do' }));
  await enter(user, dialog.getByLabelText(/^To do/), 'Read the meters');
  await user.click(dialog.getByRole('button', { name: 'Add' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(screen.getByText('This is a sample form: nothing was saved.')).toBeInTheDocument();
  expect(log).toHaveBeenCalledOnce();
  await waitFor(() => expect(button).toHaveFocus());
});
