import { HOME_PATH } from '@rentsafe/domain/session';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { signedIn } from '../../../testing/login';
import { renderApp } from '../../../wholeApp/renderApp';

test('what properties brought in leads to their months, and may be read by landlord', async () => {
  signedIn();
  const { user } = renderApp(`${HOME_PATH}/portfolio-performance?from=2026-01-01&to=2026-02-28`);
  const link = await screen.findByRole('link', { name: 'Msasa Court' });
  expect(link).toHaveAttribute('href', `${HOME_PATH}/pp-graph?of=property:5&currency=USD`);
  expect(screen.getByRole('row', { name: /Msasa Court/ })).toHaveTextContent(
    '$24,000.00$22,350.5093.13% of due$1,649.50$1,870.25$2,581.48$17,898.7788.14%8.21%',
  );
  await user.selectOptions(screen.getByLabelText('By'), 'landlord');
  expect(await screen.findByRole('link', { name: 'Rudo Makoni' })).toHaveAttribute(
    'href',
    `${HOME_PATH}/pp-graph?of=landlord:1&currency=USD`,
  );
});
