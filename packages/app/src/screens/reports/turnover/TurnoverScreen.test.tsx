import { HOME_PATH } from '@rentsafe/domain/session';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { signedIn } from '../../../testing/login';
import { renderApp } from '../../../wholeApp/renderApp';

test('who moved by property, with the totals, the months and the reasons of notices', async () => {
  signedIn();
  renderApp(`${HOME_PATH}/turnover?from=2026-01-01&to=2026-02-28`);
  const row = await screen.findByRole('row', { name: /Msasa Court/ });
  expect(row).toHaveTextContent('Msasa CourtMsasa Holdings113.5328.37%150.00%14.00');
  expect(screen.getByRole('row', { name: /12 King George Road/ })).toHaveTextContent('1.000.00%0––');
  expect(screen.getByText('Moved for work').nextElementSibling).toHaveTextContent('1');
  const chart = await screen.findByRole('slider', { name: 'Moved out and in by month: values' });
  expect(chart).toHaveAttribute('aria-valuetext', 'February 2026: Moved out 1, Moved in 1');
});
