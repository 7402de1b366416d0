import { HOME_PATH } from '@rentsafe/domain/session';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { signedIn } from '../../testing/login';
import { renderApp } from '../../testing/renderApp';

async function open() {
  signedIn();
  const app = renderApp(`${HOME_PATH}/statements`);
  await screen.findByRole('heading', { level: 1, name: 'Landlord Property Statements' });
  const preview = within(screen.getByRole('region', { name: 'Statement preview' }));
  const describe = (term: string) => preview.getByText(term).nextElementSibling?.textContent;
  return { ...app, preview, describe };
}

const field = (name: string) => screen.getByLabelText(new RegExp(`^${name}`));

test('summary cards and the form with its defaults, tagged as sample data', async () => {
  await open();
  expect(screen.getAllByText('Sample data').length).toBeGreaterThan(0);
  expect(screen.getByText('Rent Owing')).toBeVisible();
  expect(screen.getByText(/^US\$/)).toBeVisible();
  expect(screen.getByText(/^ZWL\$/)).toBeVisible();
  const form = screen.getByRole('form', { name: 'Selection' });
  expect(form).toHaveAttribute('method', 'post');
  expect(form).toHaveFormValues({
    from: 'All',
    to: 'All',
    pfrom: 'All',
    pto: 'All',
    year: '2025',
    month: 'All',
    currency: 'USD',
  });
  for (const select of within(form).getAllByRole('combobox')) expect(select).toBeRequired();
  const names = within(field('Currency')).getAllByRole('option');
  expect(names.map(({ textContent }) => textContent)).toEqual(['USD', 'ZIG']);
});

test('Submit shows the statement of the selection', async () => {
  const { user, preview, describe } = await open();
  expect(preview.queryByRole('table')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Submit' }));
  await preview.findByRole('table');
  expect(['Landlord', 'Period', 'Currency'].map(describe)).toEqual(['All', '2025', 'US$']);
  await user.selectOptions(field('Landlord From'), '2');
  await user.selectOptions(field('Month'), 'March');
  await user.selectOptions(field('Currency'), 'ZIG');
  await user.click(screen.getByRole('button', { name: 'Submit' }));
  await waitFor(() => expect(describe('Period')).toBe('March 2025'));
  expect(describe('Landlord')).toBe('From 2 Rudo Makoni');
  expect(describe('Currency')).toBe('ZIG');
});

test('a range the wrong way round is told at its end', async () => {
  const { user, preview } = await open();
  await user.selectOptions(field('Property From'), '4');
  await user.selectOptions(field('Property To'), '2');
  await user.click(screen.getByRole('button', { name: 'Submit' }));
  expect(field('Property To')).toHaveFocus();
  expect(field('Property To')).toHaveAccessibleDescription(/does not come before Property From/);
  expect(preview.queryByRole('table')).not.toBeInTheDocument();
});

test('before a selection there is nothing to print: console and toast say so', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  const { user, preview } = await open();
  await user.click(preview.getByRole('button', { name: 'Print' }));
  expect(await screen.findByText('There is nothing to print')).toBeInTheDocument();
  expect(log).toHaveBeenCalledWith(expect.stringContaining('nothing to print'));
});
