import { HOME_PATH } from '@rentsafe/domain/session';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { individualPath } from '../paths';
import { signedIn } from '../testing/login';
import { renderApp } from '../wholeApp/renderApp';

test('the day of a report stands in the address, over a list and on the record, where it is issued', async () => {
  signedIn();
  const { user, address } = renderApp(
    `${HOME_PATH}?tab=individual&individual_report=2&individual_as_at=2026-02-28`,
  );
  const report = await screen.findByRole('dialog', { name: /as at 28 Feb 2026$/ });
  await user.click(await within(report).findByRole('link', { name: 'Issue report…' }));
  await waitFor(() => expect(address()).toBe(`${individualPath(2)}?tab=report&as_at=2026-02-28`));
  // It has the heading and the field of the record's report.
  await waitFor(() => expect(report).not.toBeInTheDocument());
  expect(await screen.findByRole('heading', { level: 2, name: /as at 28 Feb 2026$/ })).toBeVisible();

  const field = await screen.findByLabelText(/^As at/);
  await user.clear(field);
  await user.click(field);
  await user.paste('31/01/2026');
  expect(await screen.findByRole('heading', { level: 2, name: /as at 31 Jan 2026$/ })).toBeVisible();
  await waitFor(() => expect(address()).toBe(`${individualPath(2)}?tab=report&as_at=2026-01-31`));
});
