import { HOME_PATH } from '@rentsafe/domain/session';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { signedIn } from '../../testing/login';
import { renderApp } from '../../wholeApp/renderApp';

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
  expect(screen.getByText(/^US\$ /)).toBeVisible();
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

test('the preview starts with all landlords of the period, and prints at once', async () => {
  const { preview, describe } = await open();
  expect(preview.getByRole('table')).toBeVisible();
  expect(['Landlord', 'Property', 'Period', 'Currency'].map(describe)).toEqual(['All', 'All', '2025', 'US$']);
  fireEvent.click(preview.getByRole('button', { name: 'Print' }));
  const frame = document.querySelector('iframe');
  const print = vi.fn();
  Object.assign(frame?.contentWindow ?? {}, { print, focus: () => {} });
  await waitFor(() => expect(print).toHaveBeenCalledOnce());
  expect(frame?.contentDocument?.body).toHaveTextContent('Landlord Property Statement (sample data)');
  expect(screen.queryByText('There is nothing to print')).not.toBeInTheDocument();
});

test('Submit shows the statement of the selection', async () => {
  const { user, describe } = await open();
  await user.selectOptions(field('Landlord From'), '2');
  await user.selectOptions(field('Month'), 'March');
  await user.selectOptions(field('Currency'), 'ZIG');
  await user.click(screen.getByRole('button', { name: 'Submit' }));
  await waitFor(() => expect(describe('Period')).toBe('March 2025'));
  expect(describe('Landlord')).toBe('From 2 Rudo Makoni');
  expect(describe('Currency')).toBe('ZIG');
  expect(screen.getByText('The preview shows your selection.')).toBeInTheDocument();
});

test('a range the wrong way round is told at its end', async () => {
  const { user, describe } = await open();
  await user.selectOptions(field('Property From'), '4');
  await user.selectOptions(field('Property To'), '2');
  await user.click(screen.getByRole('button', { name: 'Submit' }));
  expect(field('Property To')).toHaveFocus();
  expect(field('Property To')).toHaveAccessibleDescription(/does not come before Property From/);
  expect(describe('Property')).toBe('All');
});
